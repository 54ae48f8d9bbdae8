//! The server's own description of its HTTP interface, and whether answers are as it says.

use super::fetch;
use client::{Answer, Guest};
use serde_json::{Map, Value};

/// What `/api/openapi.json` says.
pub(crate) struct Description(pub(crate) Value);

impl Description {
    pub(crate) async fn of(guest: &Guest) -> Self {
        Self(serde_json::from_slice(&fetch(guest, "/api/openapi.json").await.body).unwrap())
    }

    /// All operations: method, path with gaps, and what is said of it.
    pub(crate) fn operations(&self) -> Vec<(String, &str, &Value)> {
        let paths = self.0["paths"].as_object().unwrap();
        let methods = |item: &'_ Value| item.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
        paths
            .iter()
            .flat_map(|(path, item)| {
                methods(item)
                    .into_iter()
                    .map(move |method| (method.to_uppercase(), path.as_str(), &item[method.as_str()]))
            })
            .collect()
    }

    /// The operation of a request.
    pub(crate) fn operation(&self, method: &str, path: &str) -> Option<&Value> {
        let path = path.split('?').next().unwrap();
        let fits = |pattern: &str| {
            pattern.split('/').count() == path.split('/').count()
                && pattern
                    .split('/')
                    .zip(path.split('/'))
                    .all(|(gap, part)| gap.starts_with('{') || gap == part)
        };
        self.operations()
            .into_iter()
            .find(|(verb, gaps, _)| verb == method && fits(gaps))
            .map(|found| found.2)
    }

    /// An answer is one that is described.
    #[track_caller]
    pub(crate) fn check(&self, method: &str, path: &str, answer: &Answer) {
        let status = answer.status.to_string();
        let Some(operation) = self.operation(method, path) else {
            assert!(["404", "405"].contains(&status.as_str()), "{method} {path} is not described: {status}");
            return;
        };
        let listed = operation["responses"].get(&status);
        assert!(listed.is_some(), "{method} {path} does not list {status}");
        let listed = listed.unwrap();
        for header in listed["headers"].as_object().unwrap_or(&Map::new()).keys() {
            assert!(answer.headers.contains_key(header), "{method} {path}: no {header}");
        }
        let kind = answer.headers["content-type"].to_str().unwrap().split(';').next().unwrap();
        let schema = listed["content"].get(kind).map(|content| &content["schema"]);
        assert!(schema.is_some(), "{method} {path}, {status}: {kind} is not among {}", listed["content"]);
        let body = match kind {
            "application/json" => serde_json::from_slice(&answer.body).unwrap(),
            _ => Value::String(String::from_utf8(answer.body.to_vec()).unwrap()),
        };
        assert_eq!(self.fits(schema.unwrap(), &body), Ok(()), "{method} {path}, {status}: {body}");
    }

    /// What a reference means.
    pub(crate) fn resolve(&self, reference: &str) -> Option<&Value> {
        self.0.pointer(reference.strip_prefix('#')?)
    }

    /// Whether a value is what a schema says, as far as ours use its words.
    pub(crate) fn fits(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let wrong = |why: &str| Err(format!("{value} {why} {schema}"));
        if let Some(reference) = schema["$ref"].as_str() {
            return self.fits(self.resolve(reference).unwrap(), value);
        }
        if let Some(one_of) = schema["oneOf"].as_array() {
            let fitting = one_of.iter().filter(|schema| self.fits(schema, value).is_ok()).count();
            return if fitting == 1 { Ok(()) } else { wrong("does not fit exactly one of") };
        }
        let types: Vec<&str> = match &schema["type"] {
            Value::String(one) => vec![one],
            Value::Array(several) => several.iter().filter_map(Value::as_str).collect(),
            _ => return wrong("can't be held against"),
        };
        let found = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        if !types.contains(&found) {
            return wrong("is of another type than");
        }
        if schema["enum"].as_array().is_some_and(|values| !values.contains(value)) {
            return wrong("is none of");
        }
        let number = value.as_i64().unwrap_or_default();
        let least = |name: &str| schema[name].as_i64().unwrap_or(i64::MIN);
        let most = |name: &str| schema[name].as_i64().unwrap_or(i64::MAX);
        if found == "integer" && !(least("minimum")..=most("maximum")).contains(&number) {
            return wrong("is out of the bounds of");
        }
        let length = value.as_str().map_or(0, |text| text.chars().count() as i64);
        if found == "string" && !(least("minLength")..=most("maxLength")).contains(&length) {
            return wrong("is not as long as");
        }
        for item in value.as_array().unwrap_or(&Vec::new()) {
            self.fits(&schema["items"], item)?;
        }
        let Some(fields) = value.as_object() else { return Ok(()) };
        for required in schema["required"].as_array().unwrap_or(&Vec::new()) {
            if !fields.contains_key(required.as_str().unwrap()) {
                return wrong("lacks a field of");
            }
        }
        for (name, field) in fields {
            match (schema["properties"].get(name), &schema["additionalProperties"]) {
                (Some(schema), _) => self.fits(schema, field)?,
                (None, Value::Object(_)) => self.fits(&schema["additionalProperties"], field)?,
                // What has no fields named at all may have any.
                (None, Value::Null) if schema["properties"].is_null() => {}
                (None, _) => return wrong("has a field too many for"),
            }
        }
        Ok(())
    }
}
