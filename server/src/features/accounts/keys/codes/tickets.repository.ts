import type { Reader, Trx } from '../../../../db/transaction.ts';
import type { SignInTicketsTable } from '../keys.table.ts';

export async function insertTicket(trx: Trx, ticket: SignInTicketsTable): Promise<void> {
  await trx.insertInto('sign_in_tickets').values(ticket).execute();
}

type Named = { readonly hash: string; readonly now: string };

export async function findOpenTicket(
  reader: Reader,
  { hash, now }: Named,
): Promise<Pick<SignInTicketsTable, 'user_id' | 'device_id'> | undefined> {
  return await reader
    .selectFrom('sign_in_tickets')
    .select(['user_id', 'device_id'])
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** How many codes were tried with it, this one included; undefined if it has no attempt left. */
export async function countTry(
  trx: Trx,
  { hash, now, most }: Named & { readonly most: number },
): Promise<number | undefined> {
  const counted = await trx
    .updateTable('sign_in_tickets')
    .set((ticket) => ({ wrong_codes: ticket('wrong_codes', '+', 1) }))
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('wrong_codes', '<', most)
    .returning('wrong_codes')
    .executeTakeFirst();
  return counted?.wrong_codes;
}

export async function uncountTry(trx: Trx, hash: string): Promise<void> {
  await trx
    .updateTable('sign_in_tickets')
    .set((ticket) => ({ wrong_codes: ticket('wrong_codes', '-', 1) }))
    .where('ticket_hash', '=', hash)
    .where('wrong_codes', '>', 0)
    .execute();
}

/** False if it is gone. */
export async function deleteTicket(trx: Trx, { hash, now }: Named): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sign_in_tickets')
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteTicketsOf(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute();
}

export async function deleteTicketsUntil(trx: Trx, overBy: string): Promise<void> {
  await trx.deleteFrom('sign_in_tickets').where('expires_at', '<=', overBy).execute();
}
