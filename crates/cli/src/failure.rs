//! How a command can end.

use std::io;

use table::api::ApiError;

/// Why a command did not end well.
#[derive(Debug)]
pub enum Failure {
    /// Whoever read the output closed it.
    Closed,
    /// Something that was checked is wrong, or could not be read or written. Exit code 1.
    Failed(String),
    /// The command line asks for something that there is not. Exit code 2.
    Usage(String),
}

impl Failure {
    /// A file or folder that could not be used.
    pub fn file(path: &std::path::Path, error: &io::Error) -> Self {
        Self::Failed(format!("{}: {error}", path.display()))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::Failed(error.to_string()),
        }
    }
}

impl From<ApiError> for Failure {
    fn from(error: ApiError) -> Self {
        match error {
            ApiError::UnknownGame { .. } | ApiError::WrongSeats { .. } => Self::Usage(error.to_string()),
            _ => Self::Failed(error.to_string()),
        }
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        match error.io_error_kind() {
            Some(kind) => io::Error::from(kind).into(),
            None => Self::Failed(error.to_string()),
        }
    }
}
