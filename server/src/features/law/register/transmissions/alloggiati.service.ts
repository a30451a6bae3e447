import type { SentFile } from '@approdo/shared/contract/base/endpoint';
import type { AlloggiatiDay } from '@approdo/shared/contract/law/alloggiati';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { OfficialTables } from '@approdo/shared/domain/law/register/official-tables';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import { transact } from '../../../../db/transaction.ts';
import type { Caller } from '../../../../http/calls/handler.ts';
import { fileOfBytes } from '../../../../http/responses/send-download.ts';
import { writeAudit } from '../../../base/audit/index.ts';
import { auditReading } from '../guests/note-reading.ts';
import { listWarnings } from '../guests/view-guests.ts';
import { requireRegister } from '../settings/require-on.ts';
import { findFaultsOf, listToReport, readDay, type StayOnDay } from './alloggiati-day.ts';
import { apartmentOf, composeFile, requireArrived } from './compose-file.ts';
import type { FilingNeeds } from './filing-needs.ts';
import { readFiling } from './read-filing.ts';

const NOBODY_ENTERED = 'Mancano gli ospiti';

/** Warnings for a day, with the stay's title; none prevents reporting. */
function warnOfDay({ stay, registered: { guests } }: StayOnDay, today: LocalDate): string[] {
  const warnings = guests.length === 0 ? [NOBODY_ENTERED] : listWarnings(stay, guests, today);
  return warnings.map((text) => `${stay.title}: ${text}`);
}

const LINE = { short: 168, withApartment: 174 } as const;

type FileRequest = {
  readonly date: LocalDate;
  /** Whether a day is allowed that the portal no longer accepts. */
  readonly isLate: boolean;
  /** Whether reported guests are included. */
  readonly isAll: boolean;
};

export type Alloggiati = ReturnType<typeof createAlloggiati>;

/** Who has to be reported to the Polizia di Stato, and the file for it. */
export function createAlloggiati(needs: FilingNeeds) {
  const { database, clock, keys, lists } = needs;

  return {
    /** Defaults to today. Guests named by a fault count as read in the audit. */
    async day(caller: Caller, date: LocalDate = clock.today()): Promise<AlloggiatiDay> {
      return await transact(database, async (trx) => {
        const terms = await requireRegister(trx);
        const seal = await keys.seal(trx);
        const tables = await lists.read(trx);
        const days = await readDay(trx, seal, date);
        const stays = days.map((day) => viewStay(day, tables));
        for (const [at, { stay }] of days.entries()) {
          if (stays[at]?.faults.length) await auditReading(trx, stay, { caller, now: clock.now() });
        }
        return {
          date,
          length: apartmentOf(terms) === null ? LINE.short : LINE.withApartment,
          lines: days.reduce((sum, day) => sum + listToReport(day).length, 0),
          stays,
          warnings: [
            ...(tables ? [] : [REFUSAL_WORDS.it.tablesMissing]),
            ...days.flatMap((day) => warnOfDay(day, clock.today())),
          ],
        };
      });
    },

    /** Throws 409 as `composeFile` does. */
    async file({ date, isLate, isAll }: FileRequest, caller: Caller): Promise<SentFile> {
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
    faults: findFaultsOf(day, listToReport(day), tables),
  };
}
