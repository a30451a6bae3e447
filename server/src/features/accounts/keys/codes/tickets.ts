import type { Clock } from '../../../../adapters/clock.ts';
import { hashToken, makeToken } from '../../../../adapters/secret-token.ts';
import type { Reader, Trx } from '../../../../db/transaction.ts';
import {
  countAttempt,
  deleteTicket,
  deleteTicketsOf,
  deleteTicketsUntil,
  findOpenTicket,
  insertTicket,
  uncountAttempt,
} from './tickets.repository.ts';

/** KEYS.md, 4. */
const LIFETIME_MS = 10 * 60_000;
const MAX_WRONG_CODES = 5;

/** The ticket's account, and the known device that sent the password; null if it is unknown. */
export type TicketHolder = { readonly userId: string; readonly deviceId: string | null };

/** Stands for a correct password until the second proof is given; stored as a hash, since it is half a sign-in. */
export function createTickets({ clock }: { readonly clock: Clock }) {
  const keyOf = (ticket: string) => ({ hash: hashToken(ticket), now: clock.now().toISOString() });

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

    /** Undefined if it has expired, was used up, or does not exist. */
    async find(reader: Reader, ticket: string): Promise<TicketHolder | undefined> {
      const found = await findOpenTicket(reader, keyOf(ticket));
      return found && { userId: found.user_id, deviceId: found.device_id };
    },

    /**
     * Call it before a code is checked, so that codes sent together count like codes sent one by one. Says whether it
     * is the ticket's last attempt; undefined if none is left.
     */
    async beginAttempt(trx: Trx, ticket: string): Promise<{ isLast: boolean } | undefined> {
      const attempts = await countAttempt(trx, { ...keyOf(ticket), max: MAX_WRONG_CODES });
      return attempts === undefined ? undefined : { isLast: attempts >= MAX_WRONG_CODES };
    },

    /** Gives back the attempt of a code that could not be checked. */
    async refundAttempt(trx: Trx, ticket: string): Promise<void> {
      await uncountAttempt(trx, hashToken(ticket));
    },

    /** Uses it up; false if it is gone. */
    take: (trx: Trx, ticket: string): Promise<boolean> => deleteTicket(trx, keyOf(ticket)),
  };
}

/** Ends an account's tickets: a password that was correct before no longer signs in. */
export async function endTickets(trx: Trx, userId: string): Promise<void> {
  await deleteTicketsOf(trx, userId);
}

/** Deletes the expired ones. */
export async function forgetTickets(trx: Trx, now: Date): Promise<void> {
  await deleteTicketsUntil(trx, now.toISOString());
}
