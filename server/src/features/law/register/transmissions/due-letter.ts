import { sayDueToday } from '@approdo/shared/domain/law/deadlines/say-due';
import type { Reader } from '../../../../db/transaction.ts';
import { queueOwnerLetter } from '../../../content/mail/index.ts';
import type { NotifyDue } from './due-rounds.ts';

const OTHERS = 'Scadenze di oggi e di domani:';

/** Sends a letter that names no guest; held back whenever scheduled letters are. */
export function createDueLetter(areLettersHeld: (reader: Reader) => Promise<boolean>): NotifyDue {
  return async (change, { arrivals, others }) => {
    const isHeld = await areLettersHeld(change.trx);
    const facts = {
      oggetto: sayDueToday({ arrivals, others: others.length }),
      quanti: arrivals === 0 ? '' : String(arrivals),
      scadenze: others.length === 0 ? '' : [OTHERS, ...others].join('\n'),
      collegamento: arrivals === 0 ? '/admin/register/deadlines' : '/admin/register',
    };
    await queueOwnerLetter(change, { kind: 'REGISTER_DUE_OWNER', facts, isHeld });
  };
}
