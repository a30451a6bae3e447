import type { Stay } from '../stays/stay.ts';
import type { WeekdayCode } from '../stays/stay-rules.ts';
import type { Discount } from './discount.ts';
import { type InstantRules, initialInstantRules } from './instant.ts';
import type { DayPrices } from './rates.ts';

/** How a stay of 1 to 6 nights is priced. */
export const SHORT_STAY_RULES = ['AGREEMENT', 'SHARE', 'NIGHT'] as const;
type ShortStayRule = (typeof SHORT_STAY_RULES)[number];

/** How prices are displayed to visitors. */
export const PRICE_SHOWS = ['LIST', 'FROM', 'CALENDAR'] as const;

/** What linen is charged per. */
export const LINEN_PERS = ['STAY', 'PERSON'] as const;

/** Dates with their own prices, both inclusive; only the owner sees `label`. */
export type PriceException = DayPrices & Stay & { readonly label?: string | undefined };

/** All price rules beside the lists. */
export type PriceRules = {
  /** A night is the date on which one falls asleep. */
  readonly weekendNights: readonly WeekdayCode[];
  readonly shortStays: {
    readonly rule: ShortStayRule;
    /** Surcharge for 1 to 6 nights; null is by agreement. */
    readonly percents: readonly (number | null)[];
  };
  readonly exceptions: readonly PriceException[];
  /** Persons above `included` pay `perNight` cents each per night; null: all are included. */
  readonly guests: { readonly included: number | null; readonly perNight: number };
  /** Younger children do not pay as persons; null: all guests do. */
  readonly childAge: number | null;
  /** Minimum price of a night after discounts, in cents. */
  readonly floorPerNight: number;
  readonly discounts: readonly Discount[];
  /** What linen is charged per. */
  readonly linenPer: (typeof LINEN_PERS)[number];
  /** Guests may choose linen until this many days before arrival. */
  readonly linenUntilDays: number;
  readonly show: (typeof PRICE_SHOWS)[number];
  readonly instant: InstantRules;
};

/** The rules of a property for which none are stored: short stays by agreement, and the lists alone. */
export const initialPriceRules = {
  weekendNights: ['FRI', 'SAT'],
  shortStays: { rule: 'AGREEMENT', percents: [60, 40, 30, 20, 10, 0] },
  exceptions: [],
  guests: { included: null, perNight: 0 },
  childAge: null,
  floorPerNight: 0,
  discounts: [],
  linenPer: 'STAY',
  linenUntilDays: 0,
  show: 'LIST',
  instant: initialInstantRules,
} satisfies PriceRules;

/** How many guests pay as persons: all, less the children if the owner set an age limit. */
export function countPersons(
  { guests, children }: { readonly guests: number; readonly children: number },
  { childAge }: Pick<PriceRules, 'childAge'>,
): number {
  return childAge === null ? guests : guests - children;
}
