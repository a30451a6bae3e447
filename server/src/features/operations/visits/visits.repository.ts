import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { OTHER_SOURCES, type VisitKind, type VisitsTable } from './visits.table.ts';

/** Days, both included. */
export type DayRange = { readonly from: LocalDate; readonly to: LocalDate };

export async function addCounts(trx: Trx, counts: readonly VisitsTable[]): Promise<void> {
  for (const row of counts) {
    await trx
      .insertInto('visits')
      .values(row)
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'kind', 'key', 'language'])
          .doUpdateSet((query) => ({ count: query('visits.count', '+', query.ref('excluded.count')) })),
      )
      .execute();
  }
}

/** Counts by day and kind, earliest first. */
export async function countByDay(reader: Reader, { from, to }: DayRange) {
  return await reader
    .selectFrom('visits')
    .select(['day', 'kind', (query) => query.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'kind'])
    .orderBy('day')
    .execute();
}

/** Totals of these kinds by key, highest first. */
export async function countByKey(reader: Reader, { from, to }: DayRange, kinds: readonly VisitKind[]) {
  return await reader
    .selectFrom('visits')
    .select(['kind', 'key', 'language', (query) => query.fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', 'in', kinds)
    .groupBy(['kind', 'key', 'language'])
    .orderBy('count', 'desc')
    .orderBy('key')
    .execute();
}

/** Deletes a day's sources; returns their counts, summed by day. */
export async function deleteSources(trx: Trx, sources: readonly Pick<VisitsTable, 'day' | 'kind' | 'key'>[]) {
  const counts = new Map<string, number>();
  for (const { day, kind, key } of sources) {
    const gone = await trx
      .deleteFrom('visits')
      .where('day', '=', day)
      .where('kind', '=', kind)
      .where('key', '=', key)
      .returning('count')
      .executeTakeFirst();
    if (gone) counts.set(day, (counts.get(day) ?? 0) + gone.count);
  }
  return counts;
}

/** The visitors' sources on that day, highest counts first. */
export async function listSources(reader: Reader, day: LocalDate) {
  return await reader
    .selectFrom('visits')
    .select(['kind', 'key', 'count'])
    .where('day', '=', day)
    .where('kind', 'in', ['REFERRER', 'CAMPAIGN'])
    .orderBy('count', 'desc')
    .orderBy('key')
    .execute();
}

/** The sources that came on most of these days, and most often. */
export async function listRegulars(reader: Reader, { from, to }: DayRange, most: number) {
  return await reader
    .selectFrom('visits')
    .select(['kind', 'key'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('kind', 'in', ['REFERRER', 'CAMPAIGN'])
    .where('key', '!=', OTHER_SOURCES)
    .groupBy(['kind', 'key'])
    .orderBy((query) => query.fn.countAll(), 'desc')
    .orderBy((query) => query.fn.sum('count'), 'desc')
    .orderBy('key')
    .limit(most)
    .execute();
}

export async function deleteCountsBefore(trx: Trx, day: LocalDate): Promise<void> {
  await trx.deleteFrom('visits').where('day', '<', day).execute();
}

/** True unless somebody has turned it off. */
export async function isCounting(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('visit_settings').select('is_on').executeTakeFirst();
  return row?.is_on !== 0;
}

export async function putCounting(trx: Trx, isOn: boolean): Promise<void> {
  const row = { only_row: 1, is_on: isOn ? 1 : 0 } as const;
  await trx
    .insertInto('visit_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
