import type { LocalDate } from '../../base/date/local-date.ts';
import { nameDates } from '../../base/date/name-days.ts';
import { ITALIAN } from '../../base/language/language.ts';

type StayWithoutGuests = { readonly title: string; readonly arrival: LocalDate; readonly departure: LocalDate };

/** The fault of a stay without guests in the register. */
export function sayMissingGuests({ title, arrival, departure }: StayWithoutGuests): string {
  return `${title}, ${nameDates(arrival, departure, ITALIAN)}: mancano gli ospiti`;
}
