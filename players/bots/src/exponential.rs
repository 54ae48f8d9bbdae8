//! The exponential function with the same result on every machine. That of the platform may differ in the last digits.

/// e to the power of `x`, right to some units in the last place.
pub(crate) fn exp(x: f64) -> f64 {
    const LN_2_HIGH: f64 = 0.693_147_180_369_123_8;
    const LN_2_LOW: f64 = 1.908_214_929_270_587_7e-10;
    // Beyond these bounds the result is 0 or infinite.
    let x = x.clamp(-708.0, 709.0);
    let power = (x * std::f64::consts::LOG2_E).round();
    let rest = (x - power * LN_2_HIGH) - power * LN_2_LOW;
    // Taylor's series. The rest is at most 0.35, so the next term is too small to count.
    let series = (1..=13).rev().fold(1.0, |sum, n| 1.0 + sum * rest / f64::from(n));
    // Makes a power of two from its bits; the exponent of 1 is 1023.
    series * f64::from_bits(((power as i64 + 1023) as u64) << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_exponential_function() {
        assert_eq!(exp(0.0), 1.0);
        for step in -7_000..=7_000 {
            let x = f64::from(step) / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 1e-14, "{x}");
        }
        assert!(exp(-1e9) < 1e-300 && exp(1e9) > 1e300);
    }

    #[test]
    fn it_has_the_same_bits_everywhere() {
        let bits = [exp(1.0), exp(-0.1), exp(-9.8)].map(f64::to_bits);
        assert_eq!(bits, [0x4005_bf0a_8b14_576a, 0x3fec_f46d_99d5_2b3a, 0x3f0d_1296_72d5_ecd0]);
    }
}
