import type { ExpressionBuilder } from 'kysely';
import { rememberQuery } from '../../../db/remembered-query.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { twoProofsColumn, whereTwoProofs } from './proofs.repository.ts';

/**
 * A column of a query over accounts: 1 if it is staff's, the site requires two proofs of staff, and it has none but its
 * password. For guests, or a site that requires nothing, no proofs are looked up.
 */
export function mustAddProofColumn(users: ExpressionBuilder<Schema, 'users'>) {
  const requirement = users.selectFrom('access_settings').select('only_row').where('asks_two_proofs', '=', 1);
  const isMissing = users.and([
    users('users.role', '!=', 'USER'),
    users.exists(requirement),
    users.not(whereTwoProofs(users)),
  ]);
  return users.case().when(isMissing).then(users.lit(1)).else(users.lit(0)).end();
}

export const listMustAddProof = rememberQuery(
  (reader, { id }) =>
    reader
      .selectFrom('users')
      .select((users) => mustAddProofColumn(users).as('must_add_proof'))
      .where('users.id', '=', id),
  'id',
);

export async function areStaffProofsRequired(reader: Reader): Promise<boolean> {
  const row = await reader.selectFrom('access_settings').select('asks_two_proofs').executeTakeFirst();
  return row?.asks_two_proofs === 1;
}

/** Writes the one row there is, inserting or replacing it. */
export async function putAccessSettings(trx: Trx, isRequired: boolean): Promise<void> {
  const row = { only_row: 1, asks_two_proofs: isRequired ? 1 : 0 } as const;
  await trx
    .insertInto('access_settings')
    .values(row)
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet(row))
    .execute();
}

/** Every account with its second-proof flag, oldest first. */
export async function listProofsOfAll(reader: Reader) {
  return await reader
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.role'])
    .select((users) => twoProofsColumn(users).as('two_proofs'))
    .orderBy('users.created_at')
    .orderBy('users.id')
    .execute();
}
