import type { FinishedStepState, FirstStep } from '@approdo/shared/contract/operations/start';
import type { Reader, Trx } from '../../../db/transaction.ts';

/** The steps that are done or skipped. */
export async function listFinishedSteps(reader: Reader): Promise<ReadonlyMap<FirstStep, FinishedStepState>> {
  const rows = await reader.selectFrom('first_steps').selectAll().execute();
  return new Map(rows.map(({ step, state }) => [step, state]));
}

export async function putFinishedStep(trx: Trx, step: FirstStep, state: FinishedStepState): Promise<void> {
  await trx
    .insertInto('first_steps')
    .values({ step, state })
    .onConflict((conflict) => conflict.column('step').doUpdateSet({ state }))
    .execute();
}

export async function isPanelPutAway(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('first_steps_panel').select('is_put_away').executeTakeFirst();
  return row?.is_put_away === 1;
}

/** Inserts or replaces the only row. */
export async function putPanel(trx: Trx, isPutAway: boolean): Promise<void> {
  const row = { only_row: 1, is_put_away: isPutAway ? 1 : 0 } as const;
  await trx
    .insertInto('first_steps_panel')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}
