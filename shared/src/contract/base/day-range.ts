import { z } from 'zod';
import { daysBetween, type LocalDate } from '../../domain/base/date/local-date.ts';
import { acrossFields } from './across-fields.ts';
import { nearDate } from './fields.ts';

const MAX_DAYS = 400;

type Range = { readonly from: LocalDate; readonly to: LocalDate };

/** The range of days of a call, first and last included: at most 400 days. */
export const dayRange = acrossFields(z.object({ from: nearDate, to: nearDate }), {
  of: { from: true, to: true },
  find: (range: Range) => findRangeFault(range),
  at: 'to',
});

/** A day range of at most so many days. */
export function dayRangeUpTo(maxDays: number) {
  return acrossFields(z.object({ from: nearDate, to: nearDate }), {
    of: { from: true, to: true },
    find: (range: Range) => findRangeFault(range, maxDays),
    at: 'to',
  });
}

/** A day range where either end may be left out and the call uses its default. */
export const optionalDayRange = acrossFields(z.object({ from: nearDate.optional(), to: nearDate.optional() }), {
  of: { from: true, to: true },
  find: findOpenRangeFault,
  at: 'to',
});

type OpenRange = { readonly from?: LocalDate | undefined; readonly to?: LocalDate | undefined };

function findOpenRangeFault({ from, to }: OpenRange): string | undefined {
  return from === undefined || to === undefined ? undefined : findRangeFault({ from, to });
}

function findRangeFault({ from, to }: Range, maxDays = MAX_DAYS): string | undefined {
  if (from > to) return 'La fine deve essere uguale o successiva all’inizio';
  return daysBetween(from, to) + 1 > maxDays ? `Al massimo ${maxDays} giorni` : undefined;
}
