import type { Reader } from '../../db/transaction.ts';

/** How many requests of an account wait for the owner's word. */
export async function countOpenRequests(reader: Reader, userId: string): Promise<number> {
  const { count } = await reader
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', '=', 'PENDING')
    .executeTakeFirstOrThrow();
  return count;
}
