//! As much of JSON schema as the schemas of the content use. A keyword that is not known here fails the
//! test, so that none is passed over.

use serde_json::Value;

/// Checks a value against a schema; `root` holds the definitions. Says where it does not fit.
pub fn check(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    for (keyword, wanted) in schema.as_object().expect("a schema is an object") {
        let fits = match keyword.as_str() {
            "$schema" | "$defs" | "title" | "description" => true,
            "$ref" => {
                let pointer = wanted.as_str().unwrap().trim_start_matches('#');
                check(root, root.pointer(pointer).expect("a definition"), value, at)?;
                true
            }
            "type" => match wanted.as_str().unwrap() {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "integer" => value.is_u64(),
                other => panic!("type {other}"),
            },
            "const" => value == wanted,
            "enum" => wanted.as_array().unwrap().contains(value),
            "minimum" => value.as_u64() >= wanted.as_u64(),
            "maximum" => value.as_u64() <= wanted.as_u64(),
            "minLength" => length(value) >= wanted.as_u64(),
            "maxLength" => length(value) <= wanted.as_u64(),
            "minItems" => value.as_array().map(Vec::len) >= wanted.as_u64().map(|least| least as usize),
            "maxItems" => value.as_array().map(Vec::len) <= wanted.as_u64().map(|most| most as usize),
            "minProperties" => value.as_object().map(|all| all.len() as u64) >= wanted.as_u64(),
            "pattern" => matches(wanted.as_str().unwrap(), value.as_str().unwrap_or_default()),
            "required" => {
                wanted.as_array().unwrap().iter().all(|name| value.get(name.as_str().unwrap()).is_some())
            }
            "additionalProperties" => {
                assert_eq!(wanted, &Value::Bool(false));
                let known = &schema["properties"];
                value.as_object().is_some_and(|all| all.keys().all(|name| known.get(name).is_some()))
            }
            "properties" => {
                for (name, part) in wanted.as_object().unwrap() {
                    if let Some(found) = value.get(name) {
                        check(root, part, found, &format!("{at}, {name}"))?;
                    }
                }
                true
            }
            "items" => {
                for (place, item) in value.as_array().into_iter().flatten().enumerate() {
                    check(root, wanted, item, &format!("{at}, {place}"))?;
                }
                true
            }
            other => panic!("the keyword {other} is not checked here"),
        };
        if !fits {
            return Err(format!("{at}: {value} does not fit {keyword} {wanted}"));
        }
    }
    Ok(())
}

fn length(value: &Value) -> Option<u64> {
    value.as_str().map(|text| text.chars().count() as u64)
}

/// The two patterns that the schemas use.
fn matches(pattern: &str, text: &str) -> bool {
    match pattern {
        "^\\S(.*\\S)?$" => !text.is_empty() && text.trim() == text,
        "^[a-z0-9]+(-[a-z0-9]+)*$" => text.split('-').all(|part| {
            !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
        }),
        other => panic!("the pattern {other} is not checked here"),
    }
}
