//! Panics are faults of this program; one ends a request, not the program.

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::api::ApiError;

/// Does `work`, and makes a panic in it an error. What `work` changes must not be used after a panic, or be
/// behind a lock that the panic poisons.
///
/// # Errors
/// [`ApiError::Internal`] with the words of the panic.
pub fn guard<T>(work: impl FnOnce() -> T) -> Result<T, ApiError> {
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| {
        let words = panic.downcast_ref::<String>().cloned();
        let words = words.or_else(|| panic.downcast_ref::<&str>().map(|&text| text.to_owned()));
        ApiError::Internal { problem: words.unwrap_or_else(|| "a panic".to_owned()) }
    })
}
