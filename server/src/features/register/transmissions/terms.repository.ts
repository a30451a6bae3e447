import { type RegisterTerms, registerTerms } from '@approdo/shared/contract/register/register-settings';
import { jsonColumn } from '../../../db/json-column.ts';
import type { Reader } from '../../../db/transaction.ts';

const column = jsonColumn('register_settings.settings', registerTerms);

/** Undefined where nothing was ever chosen. */
export async function findRegisterTerms(reader: Reader): Promise<RegisterTerms | undefined> {
  const row = await reader.selectFrom('register_settings').select('settings').executeTakeFirst();
  return row && column.read(row.settings);
}
