//! Saving a table, closing it, and deleting its save.

use std::sync::{Arc, PoisonError};

use super::{Cell, ConnectionId, State};
use crate::api::{ApiError, Push, StorageFailure};
use crate::clock::now;
use crate::guard::guard;

impl Cell {
    /// Writes the table to the disk, unless it is there already, and tells how it went.
    pub fn save(&self) -> Result<(), ApiError> {
        let _order = self.saving.lock().unwrap_or_else(PoisonError::into_inner);
        self.save_in_order()
    }

    /// Only for who holds `saving`. The table can be used while its bytes are written.
    fn save_in_order(&self) -> Result<(), ApiError> {
        let (bytes, revision) = {
            let state = self.lock()?;
            if state.is_saved() {
                return Ok(());
            }
            (bytes(&state), state.revision)
        };
        let written = bytes.and_then(|bytes| self.write(&bytes));
        let mut state = self.lock()?;
        self.note(&mut state, revision, &written);
        written
    }

    fn write(&self, bytes: &[u8]) -> Result<(), ApiError> {
        guard(|| self.helpers.store.write(&self.info.save, bytes))?.map_err(ApiError::from)
    }

    fn note(&self, state: &mut State, revision: u32, written: &Result<(), ApiError>) {
        let failure = written.as_ref().err().map(|error| match error {
            ApiError::Storage { failure, .. } => *failure,
            _ => StorageFailure::Other,
        });
        state.save_failed = failure;
        match failure {
            None => {
                state.saved = Some(revision);
                state.tell(&Push::Saved { table: self.id(), revision });
            }
            Some(failure) => state.tell(&Push::SaveFailed { table: self.id(), failure }),
        }
    }

    /// Saves and stops. With `discard` it stops even when the save fails.
    ///
    /// # Errors
    /// When it cannot be saved; the table stays open then.
    pub fn close(self: &Arc<Self>, discard: bool) -> Result<(), ApiError> {
        self.end(discard, |_| Ok(()))
    }

    /// Closes the table and puts its save into the trash.
    ///
    /// # Errors
    /// When another connection watches or the disk fails; the table stays open then.
    pub fn delete(self: &Arc<Self>, connection: ConnectionId) -> Result<(), ApiError> {
        self.end(false, |state| {
            if state.watchers.keys().any(|&watching| watching != connection) {
                return Err(ApiError::SaveInUse { table: self.id() });
            }
            self.helpers.store.delete(&self.info.save)
        })
    }

    /// Saves, does `last`, and stops, without anything coming in between.
    fn end(
        self: &Arc<Self>,
        discard: bool,
        last: impl FnOnce(&State) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        let order = self.saving.lock().unwrap_or_else(PoisonError::into_inner);
        if let Ok(mut state) = self.lock() {
            state.closing = true;
            state.stop_thinking();
        }
        let ended = self.end_in_order(discard, last);
        drop(order);
        if ended.is_err() {
            if let Ok(mut state) = self.lock() {
                state.closing = false;
            }
            self.go_on();
        }
        ended
    }

    fn end_in_order(
        &self,
        discard: bool,
        last: impl FnOnce(&State) -> Result<(), ApiError>,
    ) -> Result<(), ApiError> {
        let saved = self.save_in_order();
        if let Err(error @ ApiError::Storage { .. }) = &saved
            && !discard
        {
            return Err(error.clone());
        }
        let (mut state, in_doubt) = match self.state.lock() {
            Ok(state) => (state, false),
            // A table in doubt is not saved; it only has to go.
            Err(poisoned) => (poisoned.into_inner(), true),
        };
        if state.closed {
            return Err(ApiError::UnknownTable { table: self.id() });
        }
        // What was done while the save was written; nothing more can be done now.
        if saved.is_ok() && !in_doubt && !state.is_saved() {
            let written = bytes(&state).and_then(|bytes| self.write(&bytes));
            let revision = state.revision;
            self.note(&mut state, revision, &written);
            if !discard {
                written?;
            }
        }
        last(&state)?;
        state.closed = true;
        state.tell(&Push::Closed { table: self.id() });
        state.watchers.clear();
        drop(state);
        self.state.clear_poison();
        Ok(())
    }
}

impl State {
    fn is_saved(&self) -> bool {
        self.saved == Some(self.revision)
    }
}

/// The save file. A panic in a game's form of it changes nothing of the game.
fn bytes(state: &State) -> Result<Vec<u8>, ApiError> {
    Ok(guard(|| state.table.bytes(now()))??)
}
