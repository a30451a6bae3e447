import type { Language } from '@approdo/shared/domain/base/language/language';
import type { Clock } from '../../../../adapters/clock.ts';
import type { Database } from '../../../../db/database.ts';
import { transact } from '../../../../db/transaction.ts';
import { findConfirmedEmail, getAccount, languageOfAccount } from '../../../base/people/index.ts';
import type { QueueLetter } from '../../../content/mail/index.ts';
import { findPasskey, updateCopyNotified } from './passkeys.repository.ts';

const DAY_MS = 24 * 60 * 60_000;

type NotifierNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly queueLetter: QueueLetter;
  readonly wakeSenders: () => void;
};

/** Guests are written to in the language of the call. */
export type NotifyPasskeyCopied = (passkeyId: string, language: Language) => Promise<void>;

/** Writes to a passkey's owner that it may have been copied, at most once a day; does nothing if it is gone. */
export function createPasskeyCopiedNotifier({
  database,
  clock,
  queueLetter,
  wakeSenders,
}: NotifierNeeds): NotifyPasskeyCopied {
  return async (id, requestLanguage) => {
    const now = clock.now();
    const notification = { id, at: now.toISOString(), notSince: new Date(now.getTime() - DAY_MS).toISOString() };
    await transact(database, async (trx) => {
      if (!(await updateCopyNotified(trx, notification))) return;
      const passkey = await findPasskey(trx, id);
      if (!passkey) return;
      const address = await findConfirmedEmail(trx, passkey.user_id);
      if (address === undefined) return;
      const user = await getAccount(trx, passkey.user_id);
      const language = languageOfAccount(user, requestLanguage);
      const facts = { user, passkey: passkey.name };
      await queueLetter(trx, { kind: 'PASSKEY_COPIED', language, facts, to: { name: '', address } });
    });
    wakeSenders();
  };
}
