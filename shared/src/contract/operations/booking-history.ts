import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { byId, instant } from '../base/fields.ts';

/** What may happen to a booking, or be made of it. */
const HISTORY_KINDS = [
  'CREATED',
  'CONFIRMED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
  'CANCELLATION_ASKED',
  'EDITED',
  'PRICE',
  'ENTRY',
  'LETTER',
  'DOCUMENT',
] as const;

const pastEvent = z.object({
  at: instant,
  kind: z.enum(HISTORY_KINDS),
  /** In Italian. */
  text: z.string(),
  /** Whose doing it was, by the name of then; null where that is not known. */
  by: z.string().nullable(),
});
export type PastEvent = z.output<typeof pastEvent>;

/** More than anybody reads of one booking. */
export const MOST_PAST_EVENTS = 200;

export const bookingHistory = {
  list: endpoint({
    method: 'GET',
    path: '/bookings/{id}/history',
    access: 'admin',
    summary: `What happened to a booking, newest first, at most ${MOST_PAST_EVENTS}; nothing of closed days`,
    params: byId,
    answer: z.array(pastEvent),
    status: 200,
  }),
};
