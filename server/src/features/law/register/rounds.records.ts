import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader, Trx } from '../../../db/transaction.ts';

export type Rounds = {
  /** The day on which the register was last switched on: earlier arrivals need no report. */
  readonly since: LocalDate;
  /** When everything due was last deleted; null after a restore. */
  readonly purgedAt: string | null;
  /** The last day on which the owner was notified of what is due. */
  readonly notifiedOn: LocalDate | null;
  /** How many arrivals that notification counted. */
  readonly notifiedCount: number;
};

/** Undefined until the register was first active. */
export async function findRounds(reader: Reader): Promise<Rounds | undefined> {
  const row = await reader.selectFrom('register_rounds').selectAll().executeTakeFirst();
  return row && { since: row.since, purgedAt: row.purged_at, notifiedOn: row.told_on, notifiedCount: row.told_of };
}

/** Records the day from which the register is on; the rest of the row stays. */
export async function recordStart(trx: Trx, since: LocalDate): Promise<void> {
  await trx
    .insertInto('register_rounds')
    .values({ only_row: 1, since, purged_at: null, told_on: null, told_of: 0 })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ since }))
    .execute();
}

/** Changes only what is given; `since` stays if there is a row. */
export async function putRounds(
  trx: Trx,
  { since, purgedAt, notifiedOn, notifiedCount }: Pick<Rounds, 'since'> & Partial<Rounds>,
): Promise<void> {
  const changed = {
    ...(purgedAt !== undefined && { purged_at: purgedAt }),
    ...(notifiedOn !== undefined && { told_on: notifiedOn }),
    ...(notifiedCount !== undefined && { told_of: notifiedCount }),
  };
  await trx
    .insertInto('register_rounds')
    .values({ only_row: 1, since, purged_at: null, told_on: null, told_of: 0, ...changed })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ only_row: 1, ...changed }))
    .execute();
}
