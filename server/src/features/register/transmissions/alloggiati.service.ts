import type { SentFile } from '@approdo/shared/contract/endpoint';
import type { AlloggiatiDay } from '@approdo/shared/contract/register/alloggiati';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { OfficialTables } from '@approdo/shared/domain/register/official-tables';
import { transact } from '../../../db/transaction.ts';
import { fileOfBytes } from '../../../http/answers/send-download.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { writeAudit } from '../../audit/index.ts';
import { TABLES_MISSING } from '../official-lists.ts';
import { requireRegister } from '../settings/require-on.ts';
import { findFaultsOf, listToTell, readDay, type StayOnDay } from './alloggiati-day.ts';
import { apartmentOf, composeFile, requireArrived } from './compose-file.ts';
import type { FilingNeeds } from './filing-needs.ts';
import { readFiling } from './read-filing.ts';
import { warnOfDay } from './warn-of-day.ts';

const LINE = { short: 168, withApartment: 174 } as const;

type AskedFile = {
  readonly date: LocalDate;
  /** Whether the day may be one that the portal no longer takes. */
  readonly isLate: boolean;
  /** Whether those are in it who were told already. */
  readonly isAll: boolean;
};

export type Alloggiati = ReturnType<typeof createAlloggiati>;

/** Who is to be told to the Polizia di Stato, and the file by which it is done. */
export function createAlloggiati(needs: FilingNeeds) {
  const { database, clock, keys, lists } = needs;

  return {
    /** Of today unless another is named. */
    async day(date: LocalDate = clock.today()): Promise<AlloggiatiDay> {
      const terms = await requireRegister(database);
      const seal = await keys.seal(database);
      const tables = await lists.read(database);
      const stays = await readDay(database, seal, date);
      return {
        date,
        length: apartmentOf(terms) === null ? LINE.short : LINE.withApartment,
        lines: stays.reduce((sum, stay) => sum + listToTell(stay).length, 0),
        stays: stays.map((stay) => viewStay(stay, tables)),
        warnings: [...(tables ? [] : [TABLES_MISSING]), ...stays.flatMap((stay) => warnOfDay(stay, clock.today()))],
      };
    },

    /** Throws 409 as `composeFile` does. */
    async file({ date, isLate, isAll }: AskedFile, caller: Caller): Promise<SentFile> {
      return await transact(database, async (trx) => {
        const filing = await readFiling(trx, needs);
        requireArrived(date, clock.today(), isLate);
        const { text, sha256, lines } = await composeFile(trx, { ...filing, date, isAll });
        await writeAudit(trx, {
          at: clock.now(),
          by: caller,
          action: 'FILE_DOWNLOADED',
          object: 'DAY',
          objectId: date,
          summary: `File Alloggiati Web, ${lines.length} ospiti`,
        });
        return { ...fileOfBytes(`alloggiati-${date}.txt`, Buffer.from(text)), sha256 };
      });
    },
  };
}

function viewStay(day: StayOnDay, tables: OfficialTables | undefined): AlloggiatiDay['stays'][number] {
  const { stay, arriving, sentIds } = day;
  return {
    id: stay.id,
    title: stay.title,
    guests: arriving.length,
    sent: sentIds.size,
    faults: findFaultsOf(day, listToTell(day), tables),
  };
}
