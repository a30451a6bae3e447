import { z } from 'zod';
import { dayRange } from '../base/day-range.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, instant, localDate } from '../base/fields.ts';

/** A stay, request or block on the calendar. */
const bar = z.object({
  /** The booking's id. */
  id,
  kind: z.enum(['STAY', 'REQUEST', 'PORTAL', 'BLOCK']),
  /** The guest, with the portal of a stay brought from there; the portal; or why the days are closed. */
  label: z.string(),
  startDate: localDate,
  endDate: localDate,
  /** Null for a portal's stay and for closed days. */
  numberOfGuests: z.number().int().nullable(),
  /** When a request expires; only if it does. */
  expiresAt: instant.optional(),
  /** Whether the property is ready for the next guest; only if cleaning is tracked. */
  isReady: z.boolean().optional(),
});
export type CalendarBar = z.output<typeof bar>;

const calendarDays = z.object({
  /** The free nights from today on, each with its list price in cents; null if it has none. */
  nights: z.array(z.object({ date: localDate, price: z.number().int().nullable() })),
  /** By start; requests that start on the same day by creation. */
  bars: z.array(bar),
});
export type CalendarDays = z.output<typeof calendarDays>;

export const calendar = {
  get: endpoint({
    method: 'GET',
    path: '/calendar',
    access: 'admin',
    summary: 'What takes, asks for or leaves free the days of a range, both ends counted',
    query: dayRange,
    answer: calendarDays,
    status: 200,
  }),
};
