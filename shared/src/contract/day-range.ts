import { z } from 'zod';
import { daysBetween, type LocalDate } from '../domain/date/local-date.ts';
import { acrossFields } from './across-fields.ts';
import { localDate } from './fields.ts';

const MAX_DAYS = 400;

/** The days that a call asks for, first and last counted: 400 at most. */
export const dayRange = acrossFields(z.object({ from: localDate, to: localDate }), {
  of: { from: true, to: true },
  find: findRangeFault,
  at: 'to',
});

/** The same where either end may be left out for what the call has in its place. */
export const optionalDayRange = acrossFields(z.object({ from: localDate.optional(), to: localDate.optional() }), {
  of: { from: true, to: true },
  find: findOpenRangeFault,
  at: 'to',
});

type OpenRange = { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined };

function findOpenRangeFault({ from, to }: OpenRange): string | undefined {
  return from === undefined || to === undefined ? undefined : findRangeFault({ from, to });
}

function findRangeFault({ from, to }: { readonly from: LocalDate; readonly to: LocalDate }): string | undefined {
  if (from > to) return 'La fine deve essere uguale o successiva all’inizio';
  return daysBetween(from, to) + 1 > MAX_DAYS ? `Al massimo ${MAX_DAYS} giorni` : undefined;
}
