import type { Reader, Trx } from '../../../db/transaction.ts';

/** The ids of all of an account's proofs: passkeys, app, and codes with their set. */
export async function listProofIds(reader: Reader, userId: string): Promise<readonly string[]> {
  const passkeys = await reader.selectFrom('passkeys').select('id').where('user_id', '=', userId).execute();
  const apps = await reader.selectFrom('code_apps').select('id').where('user_id', '=', userId).execute();
  const codes = await reader
    .selectFrom('recovery_codes')
    .select(['id', 'set_id'])
    .where('user_id', '=', userId)
    .execute();
  const sets = new Set(codes.map(({ set_id }) => set_id));
  return [...[...passkeys, ...apps, ...codes].map(({ id }) => id), ...sets];
}

/** Deletes an account's proofs, and what was to lead to them. */
export async function deleteKeysOf(trx: Trx, userId: string): Promise<void> {
  for (const table of TABLES_OF_AN_ACCOUNT) await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}

const TABLES_OF_AN_ACCOUNT = [
  'passkeys',
  'passkey_handles',
  'code_apps',
  'recovery_codes',
  'sign_in_tickets',
  'handover_codes',
] as const;

export async function listEndedProofs(reader: Reader): Promise<readonly string[]> {
  const rows = await reader.selectFrom('ended_proofs').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Deletes whatever remains of proofs that have ended. */
export async function deleteEndedProofs(trx: Trx): Promise<void> {
  await trx
    .deleteFrom('passkeys')
    .where('id', 'in', (of) => of.selectFrom('ended_proofs').select('id'))
    .execute();
  await trx
    .deleteFrom('code_apps')
    .where('id', 'in', (of) => of.selectFrom('ended_proofs').select('id'))
    .execute();
  await trx
    .deleteFrom('recovery_codes')
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('ended_proofs').select('ended_proofs.id')),
        eb('set_id', 'in', selectFrom('ended_proofs').select('ended_proofs.id')),
      ]),
    )
    .execute();
}

/** The accounts that have codes. */
export async function listCodeOwners(reader: Reader): Promise<readonly string[]> {
  const rows = await reader.selectFrom('recovery_codes').select('user_id').distinct().execute();
  return rows.map(({ user_id }) => user_id);
}

/** For every code app: no code of that step, or of an earlier one, is accepted any more. */
export async function updateLastSteps(trx: Trx, step: number): Promise<void> {
  await trx.updateTable('code_apps').set({ last_step: step }).where('last_step', '<', step).execute();
}
