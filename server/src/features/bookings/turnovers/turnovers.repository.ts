import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { type StoredTurnover, turnoverRecord } from './turnovers.table.ts';

/** Both included. */
type Days = { readonly from: LocalDate; readonly to: LocalDate };

/** The stored rows of these days, by day. */
export async function listTurnoverRows(reader: Reader, { from, to }: Days): Promise<StoredTurnover[]> {
  const rows = await reader
    .selectFrom('turnovers')
    .selectAll()
    .where('day', '>=', from)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
  return rows.map((row) => turnoverRecord.recordOf(row));
}

/** All stored rows, by day. */
export async function listAllTurnoverRows(reader: Reader): Promise<StoredTurnover[]> {
  const rows = await reader.selectFrom('turnovers').selectAll().orderBy('day').execute();
  return rows.map((row) => turnoverRecord.recordOf(row));
}

/** The last departure before a day that was recorded from a portal on its day. */
export async function findLastOfPortal(reader: Reader, day: LocalDate): Promise<LocalDate | undefined> {
  const row = await reader
    .selectFrom('turnovers')
    .select('day')
    .where('left_by_portal', '=', 1)
    .where('day', '<', day)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

/** Writes the row of a day; an empty one is deleted. */
export async function putTurnover(trx: Trx, turnover: StoredTurnover): Promise<void> {
  const { done, readyAt, leftByPortal, day } = turnover;
  if (done.length === 0 && readyAt === null && !leftByPortal) return await deleteTurnovers(trx, [day]);
  const row = turnoverRecord.rowOf(turnover);
  await trx
    .insertInto('turnovers')
    .values(row)
    .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
    .execute();
}

export async function deleteTurnovers(trx: Trx, days: readonly LocalDate[]): Promise<void> {
  if (days.length > 0) {
    await trx
      .deleteFrom('turnovers')
      .where('day', 'in', [...days])
      .execute();
  }
}

export async function hasWarned(reader: Reader, day: LocalDate, arrival: LocalDate): Promise<boolean> {
  const row = await reader
    .selectFrom('turnover_warnings')
    .select('day')
    .where('day', '=', day)
    .where('arrival', '=', arrival)
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteWarning(trx: Trx, day: LocalDate, arrival: LocalDate, now: Date): Promise<void> {
  await trx.insertInto('turnover_warnings').values({ day, arrival, warned_at: now.toISOString() }).execute();
}

export async function hasWarningsBefore(reader: Reader, arrival: LocalDate): Promise<boolean> {
  const row = await reader
    .selectFrom('turnover_warnings')
    .select('day')
    .where('arrival', '<', arrival)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteWarningsBefore(trx: Trx, arrival: LocalDate): Promise<void> {
  await trx.deleteFrom('turnover_warnings').where('arrival', '<', arrival).execute();
}
