import type { VisitCounts } from '@approdo/shared/contract/operations/visits';
import { addDays, addMonths, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { kindOfReferrer } from '@approdo/shared/domain/operations/referrer';
import type { Logger } from 'pino';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import type { CountVisit } from '../../../http/count-visit.ts';
import { type Actor, changedSettings, writeAudit } from '../../base/audit/index.ts';
import { forgetTally } from '../../bookings/bookings/index.ts';
import { MOST_REGULARS } from './day-sources.ts';
import { bareHost } from './find-source.ts';
import { sumFoundBy } from './sum-found-by.ts';
import { type CountsBatch, createVisitCounter } from './visit-counter.ts';
import {
  addCounts,
  countByDay,
  countByKey,
  type DayRange,
  deleteCountsBefore,
  deleteSources,
  isCounting,
  listRegulars,
  listSources,
  putCounting,
} from './visits.repository.ts';
import { OTHER_SOURCES, type VisitKind } from './visits.table.ts';

type VisitsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Scheme and host of the site. */
  readonly origin: string;
};

export type Visits = ReturnType<typeof createVisits>;

/** How often counts are written: a killed process loses as much. */
const WRITE_EVERY_MS = 60_000;

/** Two years to compare, and the current month. */
const RETENTION_MONTHS = 25;

const DEFAULT_DAYS = 30;

/** A source that came within these days is a regular. */
const REGULAR_DAYS = 30;

type RequestedRange = { readonly [End in keyof DayRange]?: DayRange[End] | undefined };

/** Counts how often the site is visited and found; only numbers, without visitors. */
export function createVisits({ database, clock, log, origin }: VisitsNeeds) {
  const counter = createVisitCounter({ clock, ownHost: bareHost(new URL(origin).hostname) });
  let isOn = true;
  let regularsOn: LocalDate | undefined;
  let timer: NodeJS.Timeout | undefined;
  const write = createWriter({ database, log, counter });

  /** Reads the regulars of the days before today, once a day. */
  async function readRegulars(): Promise<void> {
    const today = clock.today();
    if (regularsOn === today) return;
    const days = { from: addDays(today, -REGULAR_DAYS), to: addDays(today, -1) };
    counter.setRegulars(await listRegulars(database, days, MOST_REGULARS));
    regularsOn = today;
  }

  /** Another process may have turned counting on or off. What cannot be read now is read later. */
  async function refresh(): Promise<void> {
    isOn = await isCounting(database).catch(() => isOn);
    await write();
    await readRegulars().catch(() => undefined);
  }

  return {
    write,

    count: ((request, answer) => {
      if (isOn) counter.countAnswer(request, answer);
    }) satisfies CountVisit,

    countStep(step: 'REQUEST' | 'CONFIRMATION'): void {
      if (isOn) counter.countStep(step);
    },

    async start(): Promise<void> {
      isOn = await isCounting(database);
      await readRegulars();
      counter.recallSources(await listSources(database, clock.today()));
      timer = setInterval(() => void refresh(), WRITE_EVERY_MS).unref();
    },

    /** Writes the remaining counts. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await write();
    },

    /** Deletes counts older than is ever shown; if that fails, the next day tries again. */
    async prune(): Promise<void> {
      const first = addMonths(clock.today(), -RETENTION_MONTHS);
      try {
        await transact(database, async (trx) => {
          await deleteCountsBefore(trx, first);
          await forgetTally(trx, first);
        });
      } catch (error) {
        log.warn({ err: error }, 'old visits could not be deleted');
      }
    },

    async switchTo(next: boolean, by: Actor): Promise<{ isOn: boolean }> {
      await transact(database, async (trx) => {
        await putCounting(trx, next);
        const detail = next ? 'acceso' : 'spento';
        await writeAudit(trx, { at: clock.now(), by, ...changedSettings('visits', detail) });
      });
      isOn = next;
      await write();
      return { isOn };
    },

    async view({ to = clock.today(), from = addDays(to, 1 - DEFAULT_DAYS) }: RequestedRange): Promise<VisitCounts> {
      await write();
      return { isOn, ...(await readVisits(database, { from, to })) };
    },
  };
}

type WriterNeeds = Pick<VisitsNeeds, 'database' | 'log'> & { readonly counter: ReturnType<typeof createVisitCounter> };

/** Writes the counts to the database. */
function createWriter({ database, log, counter }: WriterNeeds) {
  let writing = Promise.resolve();

  /** Counts that cannot be written are put back, and written with the next ones. */
  async function writeCounts(): Promise<void> {
    const batch = counter.take();
    if (!batch) return;
    try {
      await transact(database, (trx) => writeBatch(trx, batch));
      counter.noteWritten(batch);
    } catch (error) {
      counter.putBack(batch);
      log.warn({ err: error }, 'visits could not be written');
    }
  }

  /** Writes one after another, so that whoever waits finds everything counted before. */
  return (): Promise<void> => {
    writing = writing.then(writeCounts);
    return writing;
  };
}

async function writeBatch(trx: Trx, { counts, gaveWay }: CountsBatch): Promise<void> {
  const otherSources = await deleteSources(trx, gaveWay);
  const rows = [...otherSources].map(
    ([day, count]) => ({ day, kind: 'REFERRER', key: OTHER_SOURCES, language: '', count }) as const,
  );
  await addCounts(trx, [...rows, ...counts.values()]);
}

/** The written counts of these days. */
async function readVisits(reader: Reader, range: DayRange): Promise<Omit<VisitCounts, 'isOn'>> {
  const [byDay, byPage, bySource, channels] = await Promise.all([
    countByDay(reader, range),
    countByKey(reader, range, ['VIEW']),
    countByKey(reader, range, ['REFERRER', 'CAMPAIGN']),
    sumFoundBy(reader, range),
  ]);
  const days = groupByDay(byDay);
  const pages = byPage.map(({ key, language, count }) => ({ page: key, language: language || ITALIAN, views: count }));
  return {
    days: days.map(visitsOf).filter(({ views, arrivals, fetchedAhead }) => views + arrivals + fetchedAhead > 0),
    pages,
    languages: sumLanguages(pages),
    referrers: bySource.map(({ kind, key, count }) => ({ kind: kindOf(kind, key), name: key, arrivals: count })),
    funnel: days.map(stepsOf).filter(({ quotes, requests, confirmations }) => quotes + requests + confirmations > 0),
    channels,
  };
}

type DayTotals = { readonly day: string; readonly of: (kind: VisitKind) => number };

function groupByDay(rows: Awaited<ReturnType<typeof countByDay>>): DayTotals[] {
  return Array.from(
    Map.groupBy(rows, ({ day }) => day),
    ([day, own]) => ({ day, of: (kind) => own.find((row) => row.kind === kind)?.count ?? 0 }),
  );
}

function visitsOf({ day, of }: DayTotals): VisitCounts['days'][number] {
  return { day, views: of('VIEW'), arrivals: of('ARRIVAL'), fetchedAhead: of('AHEAD') };
}

function stepsOf({ day, of }: DayTotals): VisitCounts['funnel'][number] {
  return { day, quotes: of('QUOTE'), requests: of('REQUEST'), confirmations: of('CONFIRMATION') };
}

function kindOf(kind: VisitKind, key: string): VisitCounts['referrers'][number]['kind'] {
  if (kind === 'CAMPAIGN') return kind;
  return key === OTHER_SOURCES ? 'OTHER' : kindOfReferrer(key);
}

function sumLanguages(pages: VisitCounts['pages']): VisitCounts['languages'] {
  const sums = Array.from(
    Map.groupBy(pages, ({ language }) => language),
    ([language, own]) => ({ language, views: own.reduce((sum, { views }) => sum + views, 0) }),
  );
  return sums.toSorted((a, b) => b.views - a.views);
}
