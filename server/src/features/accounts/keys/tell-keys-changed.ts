import type { Clock } from '../../../adapters/clock.ts';
import type { Trx } from '../../../db/transaction.ts';
import { findConfirmedEmail } from '../../base/people/index.ts';
import type { QueueLetter } from '../../content/mail/index.ts';
import { type ChangedKeys, keysChangedMail } from './keys.mail.ts';

type TellingNeeds = { readonly clock: Clock; readonly queueLetter: QueueLetter };

export type TellKeysChanged = (trx: Trx, changed: ChangedKeys) => Promise<void>;

/**
 * Writes to her whose account it is, at the address that counts as confirmed, what became of its keys, in the transaction of
 * that. Wake those who send letters once it has ended.
 */
export function createKeysTelling({ clock, queueLetter }: TellingNeeds): TellKeysChanged {
  return async (trx, changed) => {
    const address = await findConfirmedEmail(trx, changed.user.id);
    if (address === undefined) return;
    await queueLetter(trx, keysChangedMail(changed, { address, at: clock.now() }));
  };
}
