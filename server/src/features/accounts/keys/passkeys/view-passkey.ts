import type { Passkey } from '@approdo/shared/contract/accounts/own-keys';
import type { PasskeyPlace } from '@approdo/shared/domain/accounts/passkey-place';
import type { PasskeysTable } from '../keys.table.ts';

/** A passkey as its owner sees it. */
export function viewPasskey(row: PasskeysTable, place: PasskeyPlace): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isSynced: row.is_synced === 1,
    rpId: row.rp_id,
    isUsableHere: 'rpId' in place && place.rpId === row.rp_id,
  };
}
