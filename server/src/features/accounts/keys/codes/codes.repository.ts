import type { Reader, Trx } from '../../../../db/transaction.ts';
import type { CodeAppsTable, RecoveryCodesTable } from '../keys.table.ts';

/** False if that id exists already, or has ended. */
export async function insertCodeApp(trx: Trx, app: CodeAppsTable): Promise<boolean> {
  const ended = await trx.selectFrom('ended_proofs').select('id').where('id', '=', app.id).executeTakeFirst();
  if (ended) return false;
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('code_apps')
    .values(app)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** The id of the deleted app; undefined if there was none. */
export async function deleteCodeApp(trx: Trx, userId: string): Promise<string | undefined> {
  const deleted = await trx.deleteFrom('code_apps').where('user_id', '=', userId).returning('id').executeTakeFirst();
  return deleted?.id;
}

/** False if a code of that step or a later one was accepted meanwhile, or the app is gone. */
export async function updateLastStep(
  trx: Trx,
  { id, step }: { readonly id: string; readonly step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('code_apps')
    .set({ last_step: step })
    .where('id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The account's unused code that begins with that letter. */
export async function findRecoveryCode(
  reader: Reader,
  { userId, letter }: { readonly userId: string; readonly letter: string },
): Promise<Pick<RecoveryCodesTable, 'id' | 'code_hash'> | undefined> {
  return await reader
    .selectFrom('recovery_codes')
    .select(['id', 'code_hash'])
    .where('user_id', '=', userId)
    .where('letter', '=', letter)
    .where('used_at', 'is', null)
    .executeTakeFirst();
}

/** False if it was used before. */
export async function useRecoveryCode(
  trx: Trx,
  { id, at }: { readonly id: string; readonly at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function hasRecoveryCodes(reader: Reader, userId: string): Promise<boolean> {
  const row = await reader.selectFrom('recovery_codes').select('id').where('user_id', '=', userId).executeTakeFirst();
  return row !== undefined;
}

export async function insertRecoveryCodes(trx: Trx, codes: readonly RecoveryCodesTable[]): Promise<void> {
  await trx.insertInto('recovery_codes').values(codes).execute();
}

/** The ids of the deleted codes, and of their set. */
export async function deleteRecoveryCodes(trx: Trx, userId: string): Promise<readonly string[]> {
  const deleted = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .returning(['id', 'set_id'])
    .execute();
  return [...new Set(deleted.flatMap(({ id, set_id }) => [id, set_id]))];
}
