import type { ExpressionBuilder, ExpressionWrapper } from 'kysely';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';

/**
 * A column of a query over accounts: 1 if the account has `twoProofs`, that is a code app or, for staff, a passkey
 * (KEYS.md, 1), whatever address it was made for.
 */
export function twoProofsColumn(users: ExpressionBuilder<Schema, 'users'>): ExpressionWrapper<Schema, 'users', 0 | 1> {
  return users.case().when(whereTwoProofs(users)).then(users.lit(1)).else(users.lit(0)).end();
}

/** The same as a condition. */
export function whereTwoProofs(users: ExpressionBuilder<Schema, 'users'>) {
  const app = users.selectFrom('code_apps').select('code_apps.id').whereRef('code_apps.user_id', '=', 'users.id');
  const passkey = users.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.user_id', '=', 'users.id');
  const isStaff = users('users.role', '!=', 'USER');
  return users.or([users.exists(app), users.and([isStaff, users.exists(passkey)])]);
}

export const listTwoProofs = rememberQuery(
  (reader, { id }) =>
    reader
      .selectFrom('users')
      .select((users) => twoProofsColumn(users).as('two_proofs'))
      .where('users.id', '=', id),
  'id',
);

/** The hosts that the account's passkeys were made for, each once. */
export async function listPasskeyHosts(reader: Reader, userId: string): Promise<readonly string[]> {
  const rows = await reader.selectFrom('passkeys').select('rp_id').distinct().where('user_id', '=', userId).execute();
  return rows.map((row) => row.rp_id);
}

export async function findCodeApp(reader: Reader, userId: string) {
  return await reader.selectFrom('code_apps').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function countRecoveryCodesLeft(reader: Reader, userId: string): Promise<number> {
  const { left } = await reader
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number | bigint | string>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
}

export async function insertEndedProofs(trx: Trx, ids: readonly string[], endedAt: string): Promise<void> {
  const rows = ids.map((id) => ({ id, ended_at: endedAt }));
  await trx
    .insertInto('ended_proofs')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
