import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { DISCOUNT_KINDS, type Discount } from '@approdo/shared/domain/prices/discount';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import { number } from '../../../kit/form/fields.ts';
import { DISCOUNT_SENTENCES } from '../texts/discounts.ts';

/** A discount as typed; `at` is nights or days, by kind. */
export type DiscountDraft = {
  readonly kind: Discount['kind'];
} & Readonly<Record<'percent' | 'at' | 'arrivalFrom' | 'arrivalTo', string>>;

/** The draft of the discounts tab. */
export type DiscountsDraft = {
  readonly discounts: readonly DiscountDraft[];
  readonly floorPerNight: string;
};

export const NEW_DISCOUNT: DiscountDraft = {
  kind: DISCOUNT_KINDS[0],
  percent: '',
  at: '',
  arrivalFrom: '',
  arrivalTo: '',
};

export function draftDiscounts({
  discounts,
  floorPerNight,
}: Pick<PriceRules, 'discounts' | 'floorPerNight'>): DiscountsDraft {
  return {
    discounts: discounts.map(({ kind, percent, at, arrivalFrom = '', arrivalTo = '' }) => {
      return { kind, percent: String(percent), at: String(at), arrivalFrom, arrivalTo };
    }),
    floorPerNight: writeEuros(floorPerNight),
  };
}

/** Decodes the draft to what the server accepts. */
export function readDiscounts({ discounts, floorPerNight }: DiscountsDraft) {
  return { discounts: discounts.map(readDiscount), floorPerNight: readTypedEuros(floorPerNight) };
}

export function readDiscount({ kind, percent, at, arrivalFrom, arrivalTo }: DiscountDraft): Discount {
  return {
    kind,
    percent: number.decode(percent),
    at: number.decode(at),
    ...(arrivalFrom !== '' && { arrivalFrom }),
    ...(arrivalTo !== '' && { arrivalTo }),
  };
}

/** A discount in a sentence; undefined while incomplete. */
export function sayDiscount({ kind, percent, at, arrivalFrom, arrivalTo }: Discount): string | undefined {
  if (!Number.isSafeInteger(percent) || !Number.isSafeInteger(at)) return undefined;
  const arrivals =
    arrivalFrom && arrivalTo ? DISCOUNT_SENTENCES.arrivals(sayLocalDate(arrivalFrom), sayLocalDate(arrivalTo)) : '';
  return `${DISCOUNT_SENTENCES[kind](percent, at)}${arrivals}`;
}
