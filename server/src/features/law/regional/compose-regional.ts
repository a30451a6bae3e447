import { addDays, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import { c59Csv, c59Table } from '@approdo/shared/domain/law/regional/c59-table';
import { ross1000File } from '@approdo/shared/domain/law/regional/ross1000';
import { spotFile } from '@approdo/shared/domain/law/regional/spot';
import { say } from '@approdo/shared/words/say';
import { sha256 } from '../../../adapters/digest.ts';
import type { Reader } from '../../../db/transaction.ts';
import { conflict, HttpProblem, refuseFaults } from '../../../http/problems.ts';
import { listReportedDays, type ReportedDayState } from '../register/index.ts';
import { type Days, type RegionalNeeds, type RegionalReport, readRegional } from './read-regional.ts';
import { fieldsOf, findRegionalFaultsOn, hasDeleted } from './regional-faults.ts';

export type ComposedRegional = RegionalReport & {
  readonly name: string;
  readonly text: string;
  readonly type: string;
  /** Hexadecimal. */
  readonly sha256: string;
};

/** Throws 400 for days that are not over. */
export function requireOver({ to }: Days, today: LocalDate): void {
  if (to >= today) refuseFaults({ to: say('daysAhead') });
}

/** The file of days for the region's system. Throws 400 for days not reported from here, 409 where data are missing. */
export async function composeRegional(reader: Reader, needs: RegionalNeeds, days: Days): Promise<ComposedRegional> {
  requireOver(days, needs.clock.today());
  const report = await readRegional(reader, needs, days);
  const { system, firstDay } = report.terms;
  if (days.from < firstDay)
    refuseFaults({ from: say('daysBeforeFirst', { since: elideBeforeDates(`dal ${nameDay(firstDay, 'it')}`) }) });
  const reported = await listReportedDays(reader);
  const isFirst = system === 'SPOT' && reported.size === 0;
  if (system === 'SPOT') requireNext(days, firstDay, reported);
  refuseFaulty(report, { ...days, from: isFirst ? addDays(days.from, -1) : days.from });
  const text = write(report, { reported, isFirst });
  const ends = system === 'TABLE' ? 'csv' : 'xml';
  return {
    ...report,
    text,
    name: `${system}-${days.from}-${days.to}.${ends}`,
    type: system === 'TABLE' ? 'text/csv; charset=utf-8' : 'application/xml; charset=utf-8',
    sha256: sha256(text),
  };
}

type ReportedDays = ReadonlyMap<LocalDate, ReportedDayState>;

/** SPOT accepts each day once, in sequence. */
function requireNext({ from }: Days, firstDay: LocalDate, reported: ReportedDays): void {
  const last = [...reported.keys()].toSorted().at(-1);
  const next = last === undefined ? firstDay : addDays(last, 1);
  if (from === next) return;
  throw conflict(say('daysOutOfOrder', { next: elideBeforeDates(`il ${nameDay(next, 'it')}`) }));
}

function refuseFaulty({ terms, range, tables }: RegionalReport, days: Days): void {
  if (terms.system !== 'TABLE' && hasDeleted(days, range.stays)) throw conflict(say('guestsDeleted'));
  const fields = fieldsOf(findRegionalFaultsOn(days, range.stays, tables));
  const [first] = Object.values(fields);
  if (first !== undefined) throw new HttpProblem(409, first, { fields });
}

/** The file's content for one day, by which a later change shows; without the property's code. */
export function writeDay({ terms, range, tables }: RegionalReport, date: LocalDate): string {
  const day = { ...range, from: date, to: date };
  return write({ terms: { ...terms, code: terms.code ?? '' }, range: day, tables }, NOTHING_REPORTED);
}

const NOTHING_REPORTED: FileHistory = { reported: new Map(), isFirst: false };

type FileHistory = { readonly reported: ReportedDays; readonly isFirst: boolean };

function write({ terms, range, tables }: Omit<RegionalReport, 'seal'>, { reported, isFirst }: FileHistory): string {
  if (terms.system === 'TABLE') return c59Csv(c59Table(range, tables));
  if (terms.system === 'SPOT') return spotFile(range, { tables, isFirst });
  if (terms.code === null) throw conflict(say('regionalCodeMissing'));
  const arrivals = [...reported.values()].flatMap((day) => day.arrivals);
  return ross1000File(range, { code: terms.code, tables, reported: arrivals });
}
