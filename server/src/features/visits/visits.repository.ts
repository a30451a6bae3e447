import type { LocalDate } from '@approdo/shared/domain/local-date';
import type { Reader, Trx } from '../../db/transaction.ts';
import type { VisitKind, VisitsTable } from './visits.table.ts';

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

/** How many of each kind on each day, the earliest first. */
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

/** How many of these kinds in all, by what they are of, the most first. */
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

/** Where visitors of that day came from. */
export async function listSources(reader: Reader, day: LocalDate) {
  return await reader
    .selectFrom('visits')
    .select(['kind', 'key'])
    .where('day', '=', day)
    .where('kind', 'in', ['REFERRER', 'CAMPAIGN'])
    .execute();
}

export async function deleteCountsBefore(trx: Trx, day: LocalDate): Promise<void> {
  await trx.deleteFrom('visits').where('day', '<', day).execute();
}

/** On where nobody has said otherwise. */
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
