import { z } from 'zod';
import { daysBetween, type LocalDate } from '../../domain/date/local-date.ts';
import { acrossFields } from '../across-fields.ts';
import { endpoint } from '../endpoint.ts';
import { id, instant, localDate } from '../fields.ts';

const MAX_DAYS = 400;
const ENDS_BEFORE = 'La fine deve essere uguale o successiva all’inizio';

const range = acrossFields(z.object({ from: localDate, to: localDate }), {
  of: { from: true, to: true },
  find: findRangeFault,
  at: 'to',
});

function findRangeFault({ from, to }: { readonly from: LocalDate; readonly to: LocalDate }): string | undefined {
  if (from > to) return ENDS_BEFORE;
  return daysBetween(from, to) + 1 > MAX_DAYS ? `Al massimo ${MAX_DAYS} giorni` : undefined;
}

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
    query: range,
    answer: calendarDays,
    status: 200,
  }),
};
