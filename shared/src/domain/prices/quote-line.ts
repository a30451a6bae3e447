import type { LocalDate } from '../base/date/local-date.ts';
import type { TakenDiscount } from './discount.ts';
import type { ChosenExtra } from './extra.ts';

/** Maximum number of lines of a price. */
export const MAX_PRICE_LINES = 40;

/** Nights of a stay in one season or exception, first and last inclusive, at its weekly price in whole euros. */
export type NightsLine = {
  readonly kind: 'nights';
  readonly nights: number;
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly weeklyPrice: number;
  /** If priced by the night: the price of a night in whole euros, and of weekend nights if different. */
  readonly byNight?:
    | {
        readonly price: number;
        readonly weekend?: { readonly nights: number; readonly price: number } | undefined;
      }
    | undefined;
  /** Whether these are nights of several prices: the rest of a stay with very many. */
  readonly isMixed?: true | undefined;
};

/** The surcharge of a short stay: a percentage of the `base` cents of its nights. */
type ShortLine = {
  readonly kind: 'short';
  readonly nights: number;
  readonly percent: number;
  readonly base: number;
};

/** Guests above the included ones, at `perNight` cents each per night. */
type GuestsLine = {
  readonly kind: 'guests';
  readonly extra: number;
  readonly included: number;
  readonly perNight: number;
  readonly nights: number;
};

/** The difference between `before` cents and the minimum price in whole euros. */
type MinimumLine = { readonly kind: 'minimum'; readonly minPrice: number; readonly before: number };

type DiscountLine = { readonly kind: 'discount' } & Omit<TakenDiscount, 'amount'>;

/** `perPerson` if it is charged per person, in cents each. */
type LinenLine = {
  readonly kind: 'linen';
  readonly perPerson?: { readonly price: number; readonly persons: number } | undefined;
};

type ExtraLine = { readonly kind: 'extra'; readonly nights: number; readonly persons: number } & ChosenExtra;

/** The content of a line by kind, without a label, which depends on the language. */
export type QuotePart =
  | NightsLine
  | ShortLine
  | GuestsLine
  | MinimumLine
  | DiscountLine
  | { readonly kind: 'cleaning' }
  | LinenLine
  | ExtraLine;

/** A line with its amount in cents; only a discount is negative. */
export type QuoteLine = QuotePart & { readonly amount: number };

/** The wire name of a line about nights; undefined for the others. */
export function partOf(line: QuotePart): string | undefined {
  if (line.kind === 'discount') return line.reason;
  return line.kind === 'nights' || line.kind === 'short' || line.kind === 'guests' || line.kind === 'minimum'
    ? line.kind.toUpperCase()
    : undefined;
}
