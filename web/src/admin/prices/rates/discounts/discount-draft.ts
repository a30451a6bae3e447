import { readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { DISCOUNT_KINDS, type Discount } from '@approdo/shared/domain/prices/discount';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import { number } from '../../../kit/form/fields.ts';

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
