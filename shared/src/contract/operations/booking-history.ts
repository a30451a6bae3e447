import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { byId, instant } from '../base/fields.ts';

/** Kinds of events in a booking's history. */
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
  /** Who did it, by the name at that time; null if not known. */
  by: z.string().nullable(),
});
export type PastEvent = z.output<typeof pastEvent>;

/** Maximum number of events in an answer. */
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
