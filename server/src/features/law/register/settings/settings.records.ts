import { type RegisterTerms, registerTerms } from '@approdo/shared/contract/law/register-settings';
import { jsonColumn } from '../../../../db/json-column.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';

const settingsColumn = jsonColumn('register_settings.settings', registerTerms);

const INITIAL: RegisterTerms = {
  isOn: false,
  account: 'STANDARD',
  apartmentId: null,
  checkInLetter: { isOn: false, days: 3, hour: 9 },
  reminders: true,
};

export async function getRegisterTerms(reader: Reader): Promise<RegisterTerms> {
  const row = await reader.selectFrom('register_settings').select('settings').executeTakeFirst();
  return row ? settingsColumn.read(row.settings) : INITIAL;
}

export async function putRegisterTerms(trx: Trx, terms: RegisterTerms): Promise<void> {
  const settings = settingsColumn.write(terms);
  await trx
    .insertInto('register_settings')
    .values({ only_row: 1, settings })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ settings }))
    .execute();
}

/** Whether personal data of any guest are stored. */
export async function holdsGuests(reader: Reader): Promise<boolean> {
  const held = await reader
    .selectFrom('register_guests')
    .select('id')
    .where(({ or, eb }) => or([eb('identity', 'is not', null), eb('rest', 'is not', null)]))
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}
