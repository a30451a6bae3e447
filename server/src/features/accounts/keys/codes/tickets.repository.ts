import type { Reader, Trx } from '../../../../db/transaction.ts';
import type { SignInTicketsTable } from '../keys.table.ts';

export async function insertTicket(trx: Trx, ticket: SignInTicketsTable): Promise<void> {
  await trx.insertInto('sign_in_tickets').values(ticket).execute();
}

type TicketKey = { readonly hash: string; readonly now: string };

export async function findOpenTicket(
  reader: Reader,
  { hash, now }: TicketKey,
): Promise<Pick<SignInTicketsTable, 'user_id' | 'device_id'> | undefined> {
  return await reader
    .selectFrom('sign_in_tickets')
    .select(['user_id', 'device_id'])
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** How many codes were tried with it, this one included; undefined if it has no attempt left. */
export async function countAttempt(
  trx: Trx,
  { hash, now, max }: TicketKey & { readonly max: number },
): Promise<number | undefined> {
  const updated = await trx
    .updateTable('sign_in_tickets')
    .set((ticket) => ({ wrong_codes: ticket('wrong_codes', '+', 1) }))
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', now)
    .where('wrong_codes', '<', max)
    .returning('wrong_codes')
    .executeTakeFirst();
  return updated?.wrong_codes;
}

export async function uncountAttempt(trx: Trx, hash: string): Promise<void> {
  await trx
    .updateTable('sign_in_tickets')
    .set((ticket) => ({ wrong_codes: ticket('wrong_codes', '-', 1) }))
    .where('ticket_hash', '=', hash)
    .where('wrong_codes', '>', 0)
    .execute();
}

/** False if it is gone. */
export async function deleteTicket(trx: Trx, { hash, now }: TicketKey): Promise<boolean> {
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

export async function deleteTicketsUntil(trx: Trx, expiredBy: string): Promise<void> {
  await trx.deleteFrom('sign_in_tickets').where('expires_at', '<=', expiredBy).execute();
}
