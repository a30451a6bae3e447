import type { Passkey } from '@approdo/shared/contract/accounts/own-keys';
import type { PasskeySupport } from '@approdo/shared/domain/accounts/passkey-support';
import type { PasskeysTable } from '../keys.table.ts';

/** A passkey as its owner sees it. */
export function viewPasskey(row: PasskeysTable, passkeySupport: PasskeySupport): Passkey {
  return {
    id: row.id,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    isSynced: row.is_synced === 1,
    rpId: row.rp_id,
    isUsableHere: 'rpId' in passkeySupport && passkeySupport.rpId === row.rp_id,
  };
}
