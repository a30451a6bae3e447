import type { SentFile } from '@approdo/shared/contract/base/endpoint';
import type { RegionalDayAnswer, RegionalTable } from '@approdo/shared/contract/law/regional';
import { addDays, earlierOf, laterOf } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { c59Table } from '@approdo/shared/domain/law/regional/c59-table';
import { describeDay, listRegionalDays, type RegionalDay } from '@approdo/shared/domain/law/regional/regional-days';
import { REGIONAL_SYSTEMS } from '@approdo/shared/domain/law/regional/regions';
import { daysOfTaxPeriod } from '@approdo/shared/domain/law/tax/tax-period';
import { transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { fileOfBytes } from '../../../http/responses/send-download.ts';
import { writeAudit } from '../../base/audit/index.ts';
import { listReportedDays, type ReportedDayState } from '../register/index.ts';
import { composeRegional, requireOver, writeDay } from './compose-regional.ts';
import { type Days, type RegionalNeeds, type RegionalReport, readRegional, requireRegion } from './read-regional.ts';
import { findRegionalFaultsOn, hasDeleted } from './regional-faults.ts';
import { isAccepted } from './regional-state.ts';

export type Regional = ReturnType<typeof createRegional>;

/** Reports to the region on arrivals, nights and departures. */
export function createRegional(needs: RegionalNeeds) {
  const { database, clock } = needs;

  return {
    /** Throws 400 for days that are not over; leaves out those before the first reported from here. */
    async days(days: Days): Promise<RegionalDayAnswer[]> {
      requireOver(days, clock.today());
      const { firstDay } = await requireRegion(database);
      const from = laterOf(days.from, firstDay);
      if (from > days.to) return [];
      const report = await readRegional(database, needs, { ...days, from });
      const reported = await listReportedDays(database, { from, to: days.to });
      return listRegionalDays(report.range).map((day) => viewDay(day, report, reported.get(day.date)));
    },

    /** Throws as `composeRegional` does. */
    async file(days: Days, caller: Caller): Promise<SentFile> {
      return await transact(database, async (trx) => {
        const { name, text, type, sha256 } = await composeRegional(trx, needs, days);
        await writeAudit(trx, {
          at: clock.now(),
          by: caller,
          action: 'FILE_DOWNLOADED',
          object: 'DAY',
          objectId: days.from,
          summary: `File per la regione, ${sayLocalDate(days.from)} – ${sayLocalDate(days.to)}`,
        });
        return { ...fileOfBytes(name, Buffer.from(text)), type, sha256 };
      });
    },

    /** Covers the days of a month that are reported from here and are over. */
    async table(month: string): Promise<RegionalTable> {
      const { firstDay } = await requireRegion(database);
      const days = daysOfTaxPeriod(month);
      const [from, to] = [laterOf(days.from, firstDay), earlierOf(days.to, addDays(clock.today(), -1))];
      if (from > to) return { month, days: [], rows: [] };
      const { range, tables } = await readRegional(database, needs, { from, to });
      const table = c59Table(range, tables);
      return { month, days: [...table.days], rows: [...table.rows] };
    },
  };
}

function viewDay(day: RegionalDay, report: RegionalReport, reported: ReportedDayState | undefined): RegionalDayAnswer {
  const { date, isOpen, rooms } = day;
  const { range, tables } = report;
  return {
    date,
    isOpen,
    rooms,
    arrivals: day.arrivals.length,
    departures: day.departures.length,
    present: day.present.length,
    state: reported ? stateOf(day, report, reported) : 'TODO',
    faults: findRegionalFaultsOn({ from: date, to: date }, range.stays, tables).length,
  };
}

/**
 * Data deleted since, by law or with a lost key, are no change, nor is a switch to another region. Days reported before
 * marks covered the system's own file have a mark of everything known of the day.
 */
function stateOf(day: RegionalDay, report: RegionalReport, reported: ReportedDayState): string {
  const { range, seal, terms } = report;
  const written = REGIONAL_SYSTEMS.map(
    (system) => () => writeDay({ ...report, terms: { ...terms, system } }, day.date),
  );
  const isSame = () =>
    [...written, () => describeDay(day, terms)].some((describe) => seal.mark(describe()) === reported.mark);
  const isOther = seal.canCompare(reported.mark) && !isSame();
  if (isOther && !hasDeleted({ from: day.date, to: day.date }, range.stays)) return 'CHANGED';
  return isAccepted(reported) ? 'ACCEPTED' : 'UPLOADED';
}
