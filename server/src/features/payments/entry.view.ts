import { entryFor } from '@approdo/shared/contract/money/ledger-entry';
import { viewAs } from '../../http/calls/view-as.ts';
import type { StoredEntry } from './payments.table.ts';

/** Without the owner's words. */
export function viewEntryForGuest(entry: StoredEntry) {
  return viewAs(entryFor.guest, entry);
}

export function viewEntryForAdmin(entry: StoredEntry) {
  return viewAs(entryFor.admin, { ...entry, by: entry.writtenBy });
}
