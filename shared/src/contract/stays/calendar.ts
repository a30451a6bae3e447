import { z } from 'zod';
import { dayRange } from '../base/day-range.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, instant, localDate } from '../base/fields.ts';

/** What takes days, or asks for them. */
const bar = z.object({
  /** That of the booking. */
  id,
  kind: z.enum(['STAY', 'REQUEST', 'PORTAL', 'BLOCK']),
  /** Who comes, the portal, or why the days are closed. */
  label: z.string(),
  startDate: localDate,
  endDate: localDate,
  /** Null of a portal and of closed days. */
  numberOfGuests: z.number().int().nullable(),
  /** When a request ends by itself; only where it does. */
  expiresAt: instant.optional(),
  /** Whether the house is ready for whoever comes after; only where cleaning is kept. */
  isReady: z.boolean().optional(),
});
export type CalendarBar = z.output<typeof bar>;

const calendarDays = z.object({
  /** The free ones from today on, with the list's price of a night in cents; null where the list has none. */
  nights: z.array(z.object({ date: localDate, price: z.number().int().nullable() })),
  /** By start, requests of one day by when they were made. */
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
