import type { Clock } from '../../../adapters/clock.ts';
import type { Trx } from '../../../db/transaction.ts';
import { findConfirmedEmail, languageOfAccount } from '../../base/people/index.ts';
import type { QueueLetter } from '../../content/mail/index.ts';
import type { ChangedKeys } from './keys-change.ts';

type NotifierNeeds = { readonly clock: Clock; readonly queueLetter: QueueLetter };

export type NotifyKeysChanged = (trx: Trx, changed: ChangedKeys) => Promise<void>;

/**
 * Writes to an account's owner, at the confirmed address, how the keys changed, in the transaction of the change. Wake
 * the mail worker once it has ended.
 */
export function createKeysChangedNotifier({ clock, queueLetter }: NotifierNeeds): NotifyKeysChanged {
  return async (trx, changed) => {
    const address = await findConfirmedEmail(trx, changed.user.id);
    if (address === undefined) return;
    const language = languageOfAccount(changed.user, changed.language);
    const facts = { ...changed, at: clock.now() };
    await queueLetter(trx, { kind: 'KEYS_CHANGED', language, facts, to: { name: '', address } });
  };
}
