import type { Clock } from '../../../../adapters/clock.ts';
import { hashToken, makeToken } from '../../../../adapters/secret-token.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import {
  countTry,
  deleteTicket,
  deleteTicketsOf,
  deleteTicketsUntil,
  findOpenTicket,
  insertTicket,
  uncountTry,
} from './tickets.repository.ts';

/** KEYS.md, 4. */
const LIFETIME_MS = 10 * 60_000;
const MOST_WRONG = 5;

/** Whose ticket it is, and by which known device its password was sent; null where that is none. */
export type TicketHolder = { readonly userId: string; readonly deviceId: string | null };

/** What stands for a right password until the second proof is shown; kept as a hash, since it lets in halfway. */
export function createTickets({ clock }: { readonly clock: Clock }) {
  const named = (ticket: string) => ({ hash: hashToken(ticket), now: clock.now().toISOString() });

  return {
    async issue(trx: Trx, { userId, deviceId }: TicketHolder): Promise<{ ticket: string; expiresAt: string }> {
      const now = clock.now();
      await forgetTickets(trx, now);
      const ticket = makeToken();
      const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString();
      const made = { ticket_hash: hashToken(ticket), user_id: userId, device_id: deviceId };
      await insertTicket(trx, { ...made, wrong_codes: 0, expires_at: expiresAt });
      return { ticket, expiresAt };
    },

    /** Undefined where it is over, used up, or nobody's. */
    async find(reader: Reader, ticket: string): Promise<TicketHolder | undefined> {
      const found = await findOpenTicket(reader, named(ticket));
      return found && { userId: found.user_id, deviceId: found.device_id };
    },

    /**
     * To be called before a code is looked at, so that those sent together are no more than those sent one by one: whether
     * it is the last that the ticket has. Undefined where there is none left.
     */
    async beginTry(trx: Trx, ticket: string): Promise<{ isLast: boolean } | undefined> {
      const tries = await countTry(trx, { ...named(ticket), most: MOST_WRONG });
      return tries === undefined ? undefined : { isLast: tries >= MOST_WRONG };
    },

    /** Gives back the try of a code that could not be looked at. */
    async takeTryBack(trx: Trx, ticket: string): Promise<void> {
      await uncountTry(trx, hashToken(ticket));
    },

    /** Uses it up; false where it is gone. */
    take: (trx: Trx, ticket: string): Promise<boolean> => deleteTicket(trx, named(ticket)),
  };
}

/** Ends the tickets of an account: a password that was right before no longer leads in. */
export async function endTickets(trx: Trx, userId: string): Promise<void> {
  await deleteTicketsOf(trx, userId);
}

/** Those that are over. */
export async function forgetTickets(trx: Trx, now: Date): Promise<void> {
  await deleteTicketsUntil(trx, now.toISOString());
}
