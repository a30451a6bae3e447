import { readEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import { readNumber } from '../../../kit/form/read-number.ts';

/** What of the rules the tab holds. */
type ShortStayRules = Pick<PriceRules, 'shortStays' | 'weekendNights' | 'guests' | 'childAge'>;

/** The rules as they are typed, by the names that their faults have. */
export type ShortStaysDraft = ReturnType<typeof draftShortStays>;

export type PercentField = `shortStays.percents.${0 | 1 | 2 | 3 | 4 | 5}`;

export const PERCENT_FIELDS = [
  'shortStays.percents.0',
  'shortStays.percents.1',
  'shortStays.percents.2',
  'shortStays.percents.3',
  'shortStays.percents.4',
  'shortStays.percents.5',
] as const satisfies readonly PercentField[];

export function draftShortStays({ shortStays, weekendNights, guests, childAge }: ShortStayRules) {
  const [one, two, three, four, five, six] = shortStays.percents;
  return {
    'shortStays.rule': shortStays.rule,
    'shortStays.percents.0': typedOf(one),
    'shortStays.percents.1': typedOf(two),
    'shortStays.percents.2': typedOf(three),
    'shortStays.percents.3': typedOf(four),
    'shortStays.percents.4': typedOf(five),
    'shortStays.percents.5': typedOf(six),
    weekendNights,
    'guests.included': typedOf(guests.included),
    'guests.perNight': writeEuros(guests.perNight),
    childAge: typedOf(childAge),
  };
}

/** From what is typed to what the server takes; nothing typed is by agreement, all guests included, and all of them persons. */
export function readShortStays(draft: ShortStaysDraft) {
  return {
    shortStays: { rule: draft['shortStays.rule'], percents: PERCENT_FIELDS.map((field) => readTyped(draft[field])) },
    weekendNights: [...draft.weekendNights],
    guests: {
      included: readTyped(draft['guests.included']),
      perNight: readEuros(draft['guests.perNight']) ?? Number.NaN,
    },
    childAge: readTyped(draft.childAge),
  };
}

function typedOf(number: number | null | undefined): string {
  return number === null || number === undefined ? '' : String(number);
}

function readTyped(typed: string): number | null {
  return typed.trim() === '' ? null : readNumber(typed);
}
