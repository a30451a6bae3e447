import type { LocalDate } from '../base/date/local-date.ts';
import type { TakenDiscount } from './discount.ts';
import type { ChosenExtra } from './extra.ts';

/** Of a whole price. */
export const MAX_PRICE_LINES = 40;

/** The nights of a stay that lie in one season or exception, both named ones included, at its price in whole euros a week. */
export type NightsLine = {
  readonly kind: 'nights';
  readonly nights: number;
  readonly first: LocalDate;
  readonly last: LocalDate;
  readonly weeklyPrice: number;
  /** Where nights are counted: what one costs in whole euros, and those of the weekend where they cost something else. */
  readonly byNight?:
    | {
        readonly price: number;
        readonly weekend?: { readonly nights: number; readonly price: number } | undefined;
      }
    | undefined;
  /** Whether these are nights of several prices: the rest of a stay that has very many. */
  readonly isMixed?: true | undefined;
};

/** What a short stay costs on top: so many percent of its nights, `base` cents. */
type ShortLine = {
  readonly kind: 'short';
  readonly nights: number;
  readonly percent: number;
  readonly base: number;
};

/** The guests above those that are included, at `perNight` cents each a night. */
type GuestsLine = {
  readonly kind: 'guests';
  readonly extra: number;
  readonly included: number;
  readonly perNight: number;
  readonly nights: number;
};

/** What is missing, of `before` cents, up to the least price in whole euros. */
type MinimumLine = { readonly kind: 'minimum'; readonly minPrice: number; readonly before: number };

type DiscountLine = { readonly kind: 'discount' } & Omit<TakenDiscount, 'amount'>;

/** `perPerson` where it is paid for each of several persons, at cents each. */
type LinenLine = {
  readonly kind: 'linen';
  readonly perPerson?: { readonly price: number; readonly persons: number } | undefined;
};

type ExtraLine = { readonly kind: 'extra'; readonly nights: number; readonly persons: number } & ChosenExtra;

/** What a line tells of, by its kind: what it is called is a matter of language. */
export type QuotePart =
  | NightsLine
  | ShortLine
  | GuestsLine
  | MinimumLine
  | DiscountLine
  | { readonly kind: 'cleaning' }
  | LinenLine
  | ExtraLine;

/** What something costs in cents; a discount alone is below zero. */
export type QuoteLine = QuotePart & { readonly amount: number };

/** What a line of the price of the nights is on the wire; the others have none. */
export function partOf(line: QuotePart): string | undefined {
  if (line.kind === 'discount') return line.reason;
  return line.kind === 'nights' || line.kind === 'short' || line.kind === 'guests' || line.kind === 'minimum'
    ? line.kind.toUpperCase()
    : undefined;
}
