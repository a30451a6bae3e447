import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader, Trx } from '../../../db/transaction.ts';

export type Rounds = {
  /** The day on which the register was last switched on: earlier arrivals need no report. */
  readonly since: LocalDate;
  /** When everything due was last deleted; null after a restore. */
  readonly purgedAt: string | null;
  /** The last day on which the owner was notified of what is due. */
  readonly toldOn: LocalDate | null;
  /** How many arrivals that notification counted. */
  readonly toldOf: number;
};

/** Undefined until the register was first active. */
export async function findRounds(reader: Reader): Promise<Rounds | undefined> {
  const row = await reader.selectFrom('register_rounds').selectAll().executeTakeFirst();
  return row && { since: row.since, purgedAt: row.purged_at, toldOn: row.told_on, toldOf: row.told_of };
}

/** Records the day from which the register is on; the rest of the row stays. */
export async function noteBegin(trx: Trx, since: LocalDate): Promise<void> {
  await trx
    .insertInto('register_rounds')
    .values({ only_row: 1, since, purged_at: null, told_on: null, told_of: 0 })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ since }))
    .execute();
}

/** Changes only what is given; `since` stays if there is a row. */
export async function putRounds(
  trx: Trx,
  { since, purgedAt, toldOn, toldOf }: Pick<Rounds, 'since'> & Partial<Rounds>,
): Promise<void> {
  const changed = {
    ...(purgedAt !== undefined && { purged_at: purgedAt }),
    ...(toldOn !== undefined && { told_on: toldOn }),
    ...(toldOf !== undefined && { told_of: toldOf }),
  };
  await trx
    .insertInto('register_rounds')
    .values({ only_row: 1, since, purged_at: null, told_on: null, told_of: 0, ...changed })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ only_row: 1, ...changed }))
    .execute();
}
