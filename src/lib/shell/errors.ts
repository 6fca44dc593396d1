import { BackendError, type Reason, type StorageFailure } from '$lib/backend';
import { m } from '$lib/i18n';
import { notify } from './notices.svelte';

const STORAGE: Record<StorageFailure, () => string> = {
  full: m.error_storage_full,
  'no-permission': m.error_storage_no_permission,
  missing: m.error_storage_missing,
  'read-back': m.error_storage_read_back,
  other: m.error_storage_other,
};

/** What a failure of the disk means for a person. */
export function storageText(failure: StorageFailure): string {
  return STORAGE[failure]();
}

/** One plain sentence for whatever a request failed with. */
export function errorText(error: unknown): string {
  return error instanceof BackendError ? reasonText(error.reason) : m.error_internal();
}

/** Shows that something failed, and keeps the details for a report. */
export function notifyError(error: unknown): void {
  console.error(error);
  notify({ kind: 'bad', text: errorText(error) });
}

/** One plain sentence for a reason. Refusals by a rule have texts of their own at the table. */
export function reasonText(reason: Reason): string {
  switch (reason.code) {
    case 'disconnected':
      return m.error_disconnected();
    case 'not-invited':
      return m.error_not_invited();
    case 'data-in-use':
      return m.error_data_in_use();
    case 'storage':
      return storageText(reason.failure);
    case 'not-a-save':
      return m.error_not_a_save();
    case 'save-too-new':
      return m.saves_too_new();
    case 'save-damaged':
    case 'save-impossible':
      return m.saves_damaged();
    case 'unknown-content':
      return m.saves_unknown_content();
    case 'save-in-use':
      return m.error_save_in_use();
    case 'unknown-save':
    case 'unknown-table':
      return m.error_unknown_save();
    case 'too-large':
      return m.error_too_large();
    case 'bad-seat-name':
      return m.error_bad_seat_name({ number: reason.seat + 1 });
    case 'bad-title':
      return m.error_bad_title({ most: reason.most });
    case 'stale':
      return m.error_stale();
    case 'game-over':
      return m.error_game_over();
    case 'not-your-turn':
      return m.error_not_your_turn();
    case 'not-your-seat':
    case 'not-watching':
    case 'view-not-allowed':
      return m.error_not_yours();
    case 'refused':
      return m.error_refused({ rule: reason.rule });
    case 'nothing-to-undo':
      return m.error_nothing_to_undo();
    case 'undo-needs':
      return m.error_undo_needs();
    case 'unknown-game':
      return m.error_unknown_game();
    case 'wrong-seats':
      return m.error_wrong_seats({ min: reason.min, max: reason.max });
    case 'bad-options':
      return m.error_bad_options();
    case 'bad-level':
    case 'bad-seed':
    case 'bad-request':
      return m.error_bad_request();
    case 'internal':
      return m.error_internal();
  }
}
