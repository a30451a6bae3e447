import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import type { Reader } from '../../../db/transaction.ts';
import { listOwnerAddresses } from '../../base/people/index.ts';
import { getProperty } from '../../content/property/index.ts';
import type { TellUnready } from './turnover-rounds.ts';

/** By letter, which is held as long as the letters that go by the calendar are. */
export function createUnreadyLetter(areLettersHeld: (reader: Reader) => Promise<boolean>): TellUnready {
  return async (change, { day, arrival }) => {
    const { trx, ownerEmail } = change;
    const { name } = await getProperty(trx);
    const isHeld = await areLettersHeld(trx);
    const values = {
      casa: name,
      partenza: sayLocalDate(day),
      arrivo: sayLocalDate(arrival),
      collegamento: '/admin/turnovers',
    };
    for (const to of await listOwnerAddresses(trx, ownerEmail)) {
      await change.queueLetter(trx, { kind: 'TURNOVER_NOT_READY_OWNER', language: ITALIAN, values, to, isHeld });
    }
  };
}
