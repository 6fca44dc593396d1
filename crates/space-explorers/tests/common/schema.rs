//! As much of JSON schema as the schemas of the content use. A keyword that is not known here fails the
//! test, so that none is passed over.

use serde_json::Value;

/// Checks a value against a schema; `root` holds the definitions. Says where it does not fit.
pub fn check(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    if let Some(any) = schema.as_bool() {
        return if any { Ok(()) } else { Err(format!("{at}: {value} should not be there")) };
    }
    for (keyword, wanted) in schema.as_object().expect("a schema is an object") {
        let list = || wanted.as_array().expect("a list");
        let fits = match keyword.as_str() {
            "$schema" | "$defs" | "title" | "description" | "default" => true,
            "$ref" => {
                let pointer = wanted.as_str().expect("a pointer").trim_start_matches('#');
                check(root, root.pointer(pointer).expect("a definition"), value, at)?;
                true
            }
            "allOf" => {
                for one in list() {
                    check(root, one, value, at)?;
                }
                true
            }
            "if" => match schema.get("then") {
                Some(then) if check(root, wanted, value, at).is_ok() => {
                    check(root, then, value, at)?;
                    true
                }
                _ => true,
            },
            // Read with its "if".
            "then" => schema.get("if").is_some(),
            "not" => check(root, wanted, value, at).is_err(),
            "dependentRequired" => wanted.as_object().expect("an object").iter().all(|(name, others)| {
                let others = others.as_array().expect("a list");
                value.get(name).is_none()
                    || others.iter().all(|other| value.get(other.as_str().expect("a name")).is_some())
            }),
            "contains" => value
                .as_array()
                .is_none_or(|all| all.iter().any(|item| check(root, wanted, item, at).is_ok())),
            "oneOf" => list().iter().filter(|one| check(root, one, value, at).is_ok()).count() == 1,
            "type" => match wanted.as_str().expect("a name") {
                "object" => value.is_object(),
                "array" => value.is_array(),
                "string" => value.is_string(),
                "integer" => value.is_u64(),
                "boolean" => value.is_boolean(),
                other => panic!("type {other}"),
            },
            "const" => value == wanted,
            "enum" => list().contains(value),
            "minimum" => value.as_u64() >= wanted.as_u64(),
            "maximum" => value.as_u64() <= wanted.as_u64(),
            "minLength" => length(value) >= wanted.as_u64(),
            "maxLength" => length(value) <= wanted.as_u64(),
            "minItems" => items(value) >= wanted.as_u64(),
            "maxItems" => items(value) <= wanted.as_u64(),
            "minProperties" => value.as_object().map(|all| all.len() as u64) >= wanted.as_u64(),
            "pattern" => matches(wanted.as_str().expect("a pattern"), value.as_str().unwrap_or_default()),
            "required" => list().iter().all(|name| value.get(name.as_str().expect("a name")).is_some()),
            "additionalProperties" => {
                assert_eq!(wanted, &Value::Bool(false));
                let known = &schema["properties"];
                value.as_object().is_some_and(|all| all.keys().all(|name| known.get(name).is_some()))
            }
            "properties" => {
                for (name, part) in wanted.as_object().expect("an object") {
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

fn items(value: &Value) -> Option<u64> {
    value.as_array().map(|items| items.len() as u64)
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
