import type { Reader } from '../../../db/transaction.ts';
import { queueOwnerLetter } from '../../content/mail/index.ts';
import { getProperty } from '../../content/property/index.ts';
import type { NotifyUnready } from './turnover-rounds.ts';

/** Notifies by letter, held while the scheduled letters are held. */
export function createUnreadyLetter(areLettersHeld: (reader: Reader) => Promise<boolean>): NotifyUnready {
  return async (change, { day, arrival }) => {
    const isHeld = await areLettersHeld(change.trx);
    const facts = { property: await getProperty(change.trx), day, arrival };
    await queueOwnerLetter(change, { kind: 'TURNOVER_NOT_READY_OWNER', facts, isHeld });
  };
}
