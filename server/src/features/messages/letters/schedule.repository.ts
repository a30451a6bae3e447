import { type LetterSchedule, letterSchedule } from '@approdo/shared/contract/messages/stay-letters';
import { jsonColumn } from '../../../db/json-column.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';

const settingsColumn = jsonColumn('letter_schedule.settings', letterSchedule);

/** Undefined until the owner has decided on the schedule. */
export async function findLetterSchedule(reader: Reader): Promise<LetterSchedule | undefined> {
  const row = await reader.selectFrom('letter_schedule').select('settings').executeTakeFirst();
  return row?.settings ? settingsColumn.read(row.settings) : undefined;
}

export async function putLetterSchedule(trx: Trx, schedule: LetterSchedule): Promise<void> {
  const settings = settingsColumn.write(schedule);
  await trx
    .insertInto('letter_schedule')
    .values({ only_row: 1, settings, is_holding: 0 })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ settings }))
    .execute();
}

/** Whether nobody has decided on held mail since a restore. */
export async function areLettersHeld(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('letter_schedule').select('is_holding').executeTakeFirst();
  return row?.is_holding === 1;
}

export async function clearHolding(trx: Trx): Promise<void> {
  await trx.updateTable('letter_schedule').set({ is_holding: 0 }).where('is_holding', '=', 1).execute();
}
