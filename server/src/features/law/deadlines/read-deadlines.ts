import { addDays, earlierOf, type LocalDate, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { type Deadline, type DeadlineFacts, deadlines } from '@approdo/shared/domain/law/deadlines/deadlines';
import {
  describeDeadline,
  lastPressingDay,
  listNear,
  listPressing,
} from '@approdo/shared/domain/law/deadlines/select-deadlines';
import { DAYS_TO_REGISTER } from '@approdo/shared/domain/law/deadlines/year-deadlines';
import type { Reader } from '../../../db/transaction.ts';
import { readRegistrations } from '../../money/contracts/index.ts';
import { readFlatTaxDues } from '../../money/reports/index.ts';
import { readCompliance } from '../compliance/index.ts';
import { readRegionalFacts } from '../regional/index.ts';
import { getRegisterTerms, readFilingFacts, readTablesAge } from '../register/index.ts';
import { readTaxFacts } from '../tourist-tax/index.ts';
import { listTicks } from './ticks.repository.ts';

/** Older arrivals cannot be reported any more: the portal refuses them, and names are deleted. */
const DAYS_BACK = 90;

export type DeadlineQuery = {
  readonly now: Date;
  /** The last day to look ahead to. */
  readonly until: LocalDate;
  /** The first requested day, if any. */
  readonly from?: LocalDate | undefined;
  /** `15:00`, in Rome. */
  readonly checkInFrom: string | null;
};

/** All deadlines until a day; those of the register only while it is on. */
export async function readDeadlines(reader: Reader, query: DeadlineQuery): Promise<Deadline[]> {
  const { now, until } = query;
  const { isOn } = await getRegisterTerms(reader);
  return deadlines(now, {
    ...(isOn ? await readOfRegister(reader, query) : NO_REGISTER),
    tax: await readTaxFacts(reader, todayInRome(now)),
    compliance: await readCompliance(reader),
    flatTax: await readFlatTaxDues(reader, listTaxYears(todayInRome(now), until)),
    registrations: await readRegistrations(reader, confirmedDays(query)),
    ticks: await listTicks(reader),
    until,
  });
}

/** Deadlines of today and tomorrow other than arrivals, in texts that name no guest. */
export async function readNearDeadlines(
  reader: Reader,
  query: Omit<DeadlineQuery, 'until' | 'from'>,
): Promise<string[]> {
  const today = todayInRome(query.now);
  const all = await readDeadlines(reader, { ...query, until: addDays(today, 1) });
  return listNear(all, today).map(describeDeadline);
}

/** The deadlines that are late or due soon. */
export async function readPressingDeadlines(
  reader: Reader,
  query: Omit<DeadlineQuery, 'until' | 'from'>,
): Promise<Deadline[]> {
  const until = lastPressingDay(todayInRome(query.now));
  return listPressing(await readDeadlines(reader, { ...query, until }), query.now);
}

type OfRegister = Pick<DeadlineFacts, 'arrivals' | 'uploads' | 'regional' | 'tablesFrom'>;

const NO_REGISTER: OfRegister = { arrivals: [], uploads: [], regional: null, tablesFrom: null };

async function readOfRegister(reader: Reader, { now, until, from, checkInFrom }: DeadlineQuery): Promise<OfRegister> {
  const today = todayInRome(now);
  const days = { from: firstDay({ now, from }), to: until };
  const { arrivals, uploads } = await readFilingFacts(reader, { days, checkInFrom });
  const regional = await readRegionalFacts(reader, { today, until, checkInFrom });
  return { arrivals, uploads, regional, tablesFrom: await readTablesAge(reader) };
}

/** Of the year before last to the next, those of which something falls due by then. */
function listTaxYears(today: LocalDate, until: LocalDate): number[] {
  const thisYear = Number(today.slice(0, 4));
  return [-2, -1, 0, 1].map((years) => thisYear + years).filter((year) => year < Number(until.slice(0, 4)));
}

/** When a contract was confirmed that is to be registered on one of these days. */
function confirmedDays({ until, ...query }: DeadlineQuery) {
  return { from: addDays(firstDay(query), -DAYS_TO_REGISTER), to: addDays(until, -DAYS_TO_REGISTER) };
}

function firstDay({ now, from }: Pick<DeadlineQuery, 'now' | 'from'>): LocalDate {
  const first = addDays(todayInRome(now), -DAYS_BACK);
  return from === undefined ? first : earlierOf(from, first);
}
