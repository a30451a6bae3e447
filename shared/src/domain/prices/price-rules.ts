import type { Stay } from '../stays/stay.ts';
import type { WeekdayCode } from '../stays/stay-rules.ts';
import type { Discount } from './discount.ts';
import { type InstantRules, initialInstantRules } from './instant.ts';
import type { DayPrices } from './rates.ts';

/** How a stay of 1 to 6 nights is priced. */
export const SHORT_STAY_RULES = ['AGREEMENT', 'SHARE', 'NIGHT'] as const;
type ShortStayRule = (typeof SHORT_STAY_RULES)[number];

/** How prices are shown to visitors. */
export const PRICE_SHOWS = ['LIST', 'FROM', 'CALENDAR'] as const;

/** For what linen is paid once. */
export const LINEN_PERS = ['STAY', 'PERSON'] as const;

/** Days of one year with prices of their own, first and last included; `label` is the owner's alone. */
export type PriceException = DayPrices & Stay & { readonly label?: string | undefined };

/** All that changes what the nights of a stay cost, beside the lists. */
export type PriceRules = {
  /** A night is the day on which one falls asleep. */
  readonly weekendNights: readonly WeekdayCode[];
  readonly shortStays: {
    readonly rule: ShortStayRule;
    /** On top, for 1 to 6 nights; null is by agreement. */
    readonly percents: readonly (number | null)[];
  };
  readonly exceptions: readonly PriceException[];
  /** Persons above `included` pay `perNight` cents each a night; null: all are included. */
  readonly guests: { readonly included: number | null; readonly perNight: number };
  /** Children below it pay no person; null: all guests are persons. */
  readonly childAge: number | null;
  /** Cents below which no discount brings a night. */
  readonly floorPerNight: number;
  readonly discounts: readonly Discount[];
  /** For what linen is paid once. */
  readonly linenPer: (typeof LINEN_PERS)[number];
  /** Until how many days before the arrival guests may choose it. */
  readonly linenUntilDays: number;
  readonly show: (typeof PRICE_SHOWS)[number];
  readonly instant: InstantRules;
};

/** What holds where the owner has set nothing: short stays by agreement, and the lists alone. */
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

/** Who pays as a person: all guests, without the children where the owner set an age for them. */
export function countPersons(
  { guests, children }: { readonly guests: number; readonly children: number },
  { childAge }: Pick<PriceRules, 'childAge'>,
): number {
  return childAge === null ? guests : guests - children;
}
