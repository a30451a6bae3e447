import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import type { Discount } from '@approdo/shared/domain/prices/discount';
import { DISCOUNT_SENTENCES } from '../texts/discounts.ts';

/** A discount in a sentence; undefined while incomplete. */
export function sayDiscount({ kind, percent, at, arrivalFrom, arrivalTo }: Discount): string | undefined {
  if (!Number.isSafeInteger(percent) || !Number.isSafeInteger(at)) return undefined;
  const arrivals =
    arrivalFrom && arrivalTo ? DISCOUNT_SENTENCES.arrivals(sayLocalDate(arrivalFrom), sayLocalDate(arrivalTo)) : '';
  return `${DISCOUNT_SENTENCES[kind](percent, at)}${arrivals}`;
}
