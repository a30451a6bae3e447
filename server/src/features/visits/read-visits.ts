import type { VisitCounts } from '@approdo/shared/contract/site/visits';
import { ITALIAN } from '@approdo/shared/domain/language/language';
import { kindOfReferrer } from '@approdo/shared/domain/site/referrer';
import type { Reader } from '../../db/transaction.ts';
import { sumFoundBy } from './sum-found-by.ts';
import { countByDay, countByKey, type DayRange } from './visits.repository.ts';
import { OTHER_SOURCES, type VisitKind } from './visits.table.ts';

/** What was counted on these days and written. */
export async function readVisits(reader: Reader, range: DayRange): Promise<Omit<VisitCounts, 'isOn'>> {
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

type CountedDay = { readonly day: string; readonly of: (kind: VisitKind) => number };

function groupByDay(rows: Awaited<ReturnType<typeof countByDay>>): CountedDay[] {
  return Array.from(
    Map.groupBy(rows, ({ day }) => day),
    ([day, own]) => ({ day, of: (kind) => own.find((row) => row.kind === kind)?.count ?? 0 }),
  );
}

function visitsOf({ day, of }: CountedDay): VisitCounts['days'][number] {
  return { day, views: of('VIEW'), arrivals: of('ARRIVAL'), fetchedAhead: of('AHEAD') };
}

function stepsOf({ day, of }: CountedDay): VisitCounts['funnel'][number] {
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
