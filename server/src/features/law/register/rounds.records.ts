import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader, Trx } from '../../../db/transaction.ts';

export type Rounds = {
  /** The day on which the register was switched on last: what came before is not asked for. */
  readonly since: LocalDate;
  /** When all that was due had been deleted last; null where a restore has forgotten it. */
  readonly purgedAt: string | null;
  /** The last day on which the owner was told what is due. */
  readonly toldOn: LocalDate | null;
  /** How many arrivals were to be told then. */
  readonly toldOf: number;
};

/** Undefined until the register is looked after for the first time. */
export async function findRounds(reader: Reader): Promise<Rounds | undefined> {
  const row = await reader.selectFrom('register_rounds').selectAll().executeTakeFirst();
  return row && { since: row.since, purgedAt: row.purged_at, toldOn: row.told_on, toldOf: row.told_of };
}

/** The register is kept from this day on; what was noted before of its rounds stays. */
export async function noteBegin(trx: Trx, since: LocalDate): Promise<void> {
  await trx
    .insertInto('register_rounds')
    .values({ only_row: 1, since, purged_at: null, told_on: null, told_of: 0 })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ since }))
    .execute();
}

/** What is not named stays as it was, and `since` in any case. */
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
