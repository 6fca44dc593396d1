//! As much of JSON schema as the schemas of the content use. A keyword that is not known here fails the test,
//! so that none is passed over.

use serde_json::Value;

/// Checks a value against a schema.
///
/// # Errors
/// Where it does not fit.
///
/// # Panics
/// When the schema has a keyword or a pattern that is not known here, or is none.
pub fn check(schema: &Value, value: &Value) -> Result<(), String> {
    part(schema, schema, value, "the file")
}

/// Checks a part; `root` holds the definitions.
fn part(root: &Value, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
    if let Some(any) = schema.as_bool() {
        return if any { Ok(()) } else { Err(format!("{at}: {value} should not be there")) };
    }
    let fits = |schema: &Value, value: &Value| part(root, schema, value, at).is_ok();
    for (keyword, wanted) in schema.as_object().expect("a schema is an object") {
        let list = || wanted.as_array().expect("a list");
        let holds = match keyword.as_str() {
            "$schema" | "$defs" | "title" | "description" | "default" => true,
            "$ref" => {
                let pointer = wanted.as_str().expect("a pointer").trim_start_matches('#');
                part(root, root.pointer(pointer).expect("a definition"), value, at)?;
                true
            }
            "allOf" => {
                for one in list() {
                    part(root, one, value, at)?;
                }
                true
            }
            "anyOf" => list().iter().any(|one| fits(one, value)),
            "oneOf" => list().iter().filter(|one| fits(one, value)).count() == 1,
            "not" => !fits(wanted, value),
            "if" => {
                if let Some(then) = schema.get("then").filter(|_| fits(wanted, value)) {
                    part(root, then, value, at)?;
                }
                true
            }
            // Read with its "if".
            "then" => schema.get("if").is_some(),
            "dependentRequired" => wanted.as_object().expect("an object").iter().all(|(name, others)| {
                let others = others.as_array().expect("a list");
                value.get(name).is_none()
                    || others.iter().all(|other| value.get(other.as_str().expect("a name")).is_some())
            }),
            "contains" => value.as_array().is_none_or(|all| all.iter().any(|item| fits(wanted, item))),
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
                for (name, wanted) in wanted.as_object().expect("an object") {
                    if let Some(found) = value.get(name) {
                        part(root, wanted, found, &format!("{at}, {name}"))?;
                    }
                }
                true
            }
            // Items by their places; those after them are the matter of "items".
            "prefixItems" => {
                for (place, (item, wanted)) in value.as_array().into_iter().flatten().zip(list()).enumerate()
                {
                    part(root, wanted, item, &format!("{at}, {place}"))?;
                }
                true
            }
            "items" => {
                let first = schema.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
                for (place, item) in value.as_array().into_iter().flatten().enumerate().skip(first) {
                    part(root, wanted, item, &format!("{at}, {place}"))?;
                }
                true
            }
            other => panic!("the keyword {other} is not checked here"),
        };
        if !holds {
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

/// The patterns that the schemas use.
fn matches(pattern: &str, text: &str) -> bool {
    match pattern {
        "^\\S(.*\\S)?$" => !text.is_empty() && text.trim() == text,
        "^[a-z0-9]+(-[a-z0-9]+)*$" => text.split('-').all(|part| {
            !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit())
        }),
        "^[.#RUY]{8}$" => signs(text, ".#RUY", 8),
        "^[.ipgerdAB123]{8}$" => signs(text, ".ipgerdAB123", 8),
        other => panic!("the pattern {other} is not checked here"),
    }
}

/// Whether a text is of `length` signs of these alone.
fn signs(text: &str, of: &str, length: usize) -> bool {
    text.chars().count() == length && text.chars().all(|sign| of.contains(sign))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    /// Values that fit a schema, and values that do not.
    #[track_caller]
    fn holds(schema: Value, fits: &[Value], others: &[Value]) {
        for value in fits {
            assert_eq!(check(&schema, value), Ok(()), "{schema}");
        }
        for value in others {
            assert!(check(&schema, value).is_err(), "{schema} accepts {value}");
        }
    }

    #[test]
    fn values_keep_to_their_bounds() {
        holds(
            json!({"type": "integer", "minimum": 1, "maximum": 3}),
            &[json!(1), json!(3)],
            &[json!(0), json!(4), json!("2"), json!(-2)],
        );
        holds(
            json!({"minLength": 1, "maxLength": 2}),
            &[json!("a"), json!("żó")],
            &[json!(""), json!("abc")],
        );
        holds(json!({"minItems": 1, "maxItems": 2}), &[json!([1])], &[json!([]), json!([1, 2, 3])]);
        holds(json!({"enum": ["a", 1]}), &[json!("a"), json!(1)], &[json!("b")]);
        holds(
            json!({"pattern": "^[.#RUY]{8}$"}),
            &[json!(".#RUY...")],
            &[json!(".#RUY.."), json!("x.......")],
        );
        holds(json!({"pattern": "^\\S(.*\\S)?$"}), &[json!("a b")], &[json!(""), json!(" a")]);
        holds(json!({"pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"}), &[json!("a-1")], &[json!("A"), json!("a-")]);
    }

    #[test]
    fn parts_are_checked_too() {
        let object = json!({
            "type": "object",
            "required": ["a"],
            "additionalProperties": false,
            "properties": {"a": {"$ref": "#/$defs/small"}, "b": true},
            "dependentRequired": {"b": ["a"]},
            "$defs": {"small": {"maximum": 9}},
        });
        holds(
            object,
            &[json!({"a": 9}), json!({"a": 1, "b": "x"})],
            &[json!({}), json!({"a": 10}), json!({"a": 1, "c": 1}), json!({"b": 1})],
        );
        let list =
            json!({"prefixItems": [{"const": "first"}], "items": {"maximum": 9}, "contains": {"const": 3}});
        holds(list, &[json!(["first", 3, 9])], &[json!(["first", 9]), json!(["first", 3, 10]), json!([3])]);
    }

    #[test]
    fn schemas_are_combined() {
        holds(json!({"allOf": [{"minimum": 1}, {"maximum": 3}]}), &[json!(2)], &[json!(0), json!(4)]);
        holds(json!({"anyOf": [{"const": 1}, {"maximum": 3}]}), &[json!(1), json!(3)], &[json!(4)]);
        holds(json!({"oneOf": [{"const": 1}, {"maximum": 3}]}), &[json!(3)], &[json!(1), json!(4)]);
        holds(json!({"not": {"const": 1}}), &[json!(2)], &[json!(1)]);
        let when = json!({"if": {"required": ["a"]}, "then": {"required": ["b"]}});
        holds(when, &[json!({}), json!({"a": 1, "b": 1})], &[json!({"a": 1})]);
        holds(json!({"properties": {"a": false}}), &[json!({})], &[json!({"a": 1})]);
    }

    #[test]
    #[should_panic(expected = "the keyword multipleOf is not checked here")]
    fn a_keyword_that_is_not_known_is_not_passed_over() {
        drop(check(&json!({"multipleOf": 2}), &json!(3)));
    }
}
