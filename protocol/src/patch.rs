//! Only what changed: views are compared field by field.

use serde::Serialize;
use serde::ser::{Impossible, SerializeStruct, Serializer};
use serde_json::{Map, Value};

/// The fields of a JSON object as they are written, to be compared with a later one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fields {
    text: String,
    spans: Vec<Span>,
}

/// A field: its name, and where its value stands in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    name: &'static str,
    value: (u32, u32),
}

/// What should be an object with fields is something else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected a JSON object")]
pub struct NotAnObject;

impl Fields {
    /// The fields of a value that is written as an object with plain names: a struct.
    pub fn of(value: &impl Serialize) -> Result<Self, NotAnObject> {
        Self::default().filled(value)
    }

    /// The fields of another value in the same memory.
    pub fn filled(mut self, value: &impl Serialize) -> Result<Self, NotAnObject> {
        self.text.clear();
        self.spans.clear();
        // A usual view fits without growing.
        self.text.reserve(512);
        self.spans.reserve(20);
        let mut writer = Writer { text: self.text.into_bytes(), spans: self.spans };
        value.serialize(&mut writer).map_err(|_| NotAnObject)?;
        let text = String::from_utf8(writer.text).map_err(|_| NotAnObject)?;
        Ok(Self { text, spans: writer.spans })
    }

    /// The whole object.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Appends to `out` an object with the fields that differ from those `before`, and `null` for those that are gone.
    pub fn changes(&self, before: &Self, out: &mut Vec<u8>) {
        out.push(b'{');
        let start = out.len();
        let next = |out: &mut Vec<u8>, parts: [&str; 4]| {
            if out.len() > start {
                out.push(b',');
            }
            parts.iter().for_each(|part| out.extend_from_slice(part.as_bytes()));
        };
        // Both have their fields in the same order, so the one that is looked for is mostly the next one.
        let mut at = 0;
        for span in &self.spans {
            let (name, value) = (span.name, self.part(span.value));
            let old = before.find(name, at);
            at = old.map_or(at, |place| place + 1);
            let old = old.and_then(|place| before.spans.get(place)).map(|span| before.part(span.value));
            if old != Some(value) {
                next(out, ["\"", name, "\":", value]);
            }
        }
        let mut at = 0;
        for span in &before.spans {
            let name = span.name;
            match self.find(name, at) {
                Some(place) => at = place + 1,
                None => next(out, ["\"", name, "\":", "null"]),
            }
        }
        out.push(b'}');
    }

    fn part(&self, (start, end): (u32, u32)) -> &str {
        self.text.get(start as usize..end as usize).unwrap_or_default()
    }

    /// Which field has this name: looked for from `at` on, then before.
    fn find(&self, name: &'static str, at: usize) -> Option<usize> {
        // The same name of the same struct mostly stands in the same place of the program.
        let named = |span: &Span| std::ptr::eq(span.name, name) || span.name == name;
        let (before, after) = self.spans.split_at_checked(at)?;
        after.iter().position(named).map(|place| at + place).or_else(|| before.iter().position(named))
    }
}

/// Writes the fields of a struct and notes where each stands.
struct Writer {
    text: Vec<u8>,
    spans: Vec<Span>,
}

impl Writer {
    fn len(&self) -> u32 {
        u32::try_from(self.text.len()).unwrap_or(u32::MAX)
    }
}

impl SerializeStruct for &mut Writer {
    type Ok = ();
    type Error = serde_json::Error;

    fn serialize_field<T: ?Sized + Serialize>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), Self::Error> {
        self.text.extend_from_slice(if self.spans.is_empty() { b"{\"" } else { b",\"" });
        self.text.extend_from_slice(name.as_bytes());
        self.text.extend_from_slice(b"\":");
        let from = self.len();
        value.serialize(&mut serde_json::Serializer::new(&mut self.text))?;
        self.spans.push(Span { name, value: (from, self.len()) });
        Ok(())
    }

    fn end(self) -> Result<(), Self::Error> {
        self.text.extend_from_slice(if self.spans.is_empty() { b"{}" } else { b"}" });
        Ok(())
    }
}

/// Everything but a struct is refused.
macro_rules! refused {
    ($($name:ident($($type:ty),*);)+) => {$(
        fn $name(self, $(_: $type),*) -> Result<Self::Ok, Self::Error> {
            Err(serde::ser::Error::custom(NotAnObject))
        }
    )+};
    ($($name:ident($($type:ty),*) -> $kind:ident;)+) => {$(
        fn $name(self, $(_: $type),*) -> Result<Self::$kind, Self::Error> {
            Err(serde::ser::Error::custom(NotAnObject))
        }
    )+};
}

impl Serializer for &mut Writer {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Impossible<(), Self::Error>;
    type SerializeTuple = Impossible<(), Self::Error>;
    type SerializeTupleStruct = Impossible<(), Self::Error>;
    type SerializeTupleVariant = Impossible<(), Self::Error>;
    type SerializeMap = Impossible<(), Self::Error>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<(), Self::Error>;

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Self::Error> {
        Ok(self)
    }

    refused! {
        serialize_bool(bool);
        serialize_i8(i8);
        serialize_i16(i16);
        serialize_i32(i32);
        serialize_i64(i64);
        serialize_u8(u8);
        serialize_u16(u16);
        serialize_u32(u32);
        serialize_u64(u64);
        serialize_f32(f32);
        serialize_f64(f64);
        serialize_char(char);
        serialize_str(&str);
        serialize_bytes(&[u8]);
        serialize_none();
        serialize_unit();
        serialize_unit_struct(&'static str);
        serialize_unit_variant(&'static str, u32, &'static str);
    }

    refused! {
        serialize_seq(Option<usize>) -> SerializeSeq;
        serialize_tuple(usize) -> SerializeTuple;
        serialize_tuple_struct(&'static str, usize) -> SerializeTupleStruct;
        serialize_tuple_variant(&'static str, u32, &'static str, usize) -> SerializeTupleVariant;
        serialize_map(Option<usize>) -> SerializeMap;
        serialize_struct_variant(&'static str, u32, &'static str, usize) -> SerializeStructVariant;
    }

    fn serialize_some<T: ?Sized + Serialize>(self, _: &T) -> Result<(), Self::Error> {
        Err(serde::ser::Error::custom(NotAnObject))
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: &T,
    ) -> Result<(), Self::Error> {
        Err(serde::ser::Error::custom(NotAnObject))
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<(), Self::Error> {
        Err(serde::ser::Error::custom(NotAnObject))
    }
}

/// Puts changes into an object: each field takes its new value, and one that is `null` goes.
pub fn patch(object: &mut Map<String, Value>, changes: Map<String, Value>) {
    for (name, value) in changes {
        if value.is_null() {
            object.remove(&name);
        } else {
            object.insert(name, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Default, Serialize)]
    struct Thing {
        #[serde(skip_serializing_if = "Option::is_none")]
        early: Option<u8>,
        a: u8,
        b: Vec<Option<u8>>,
        c: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        late: Option<u8>,
    }

    fn changes(before: &Thing, after: &Thing) -> String {
        let mut out = Vec::new();
        Fields::of(after).unwrap().changes(&Fields::of(before).unwrap(), &mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn only_changed_fields_are_told() {
        let before =
            Thing { early: Some(1), a: 1, b: vec![Some(1), None], c: "q\"},{".to_owned(), late: None };
        let after =
            Thing { early: None, a: 1, b: vec![Some(2), None], c: "q\"},{".to_owned(), late: Some(7) };
        let told = changes(&before, &after);
        assert_eq!(told, r#"{"b":[2,null],"late":7,"early":null}"#);
        for (from, to) in [(&before, &after), (&after, &before)] {
            let mut patched = serde_json::to_value(from).unwrap().as_object().unwrap().clone();
            patch(&mut patched, serde_json::from_str(&changes(from, to)).unwrap());
            assert_eq!(Value::Object(patched), serde_json::to_value(to).unwrap());
        }
        assert_eq!(changes(&after, &after), "{}");
    }

    #[test]
    fn the_text_is_that_of_the_usual_writer() {
        let thing = Thing { c: "Ζωή \"".to_owned(), ..Thing::default() };
        assert_eq!(Fields::of(&thing).unwrap().text(), serde_json::to_string(&thing).unwrap());
    }

    #[test]
    fn only_structs_have_fields() {
        assert_eq!(Fields::of(&[1, 2]), Err(NotAnObject));
        assert_eq!(Fields::of(&"{"), Err(NotAnObject));
        assert_eq!(Fields::of(&Some(1)), Err(NotAnObject));
    }
}
