import type { DiscountCode } from '@approdo/shared/contract/prices/discount-codes';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayLocalDate } from '@approdo/shared/domain/base/date/say-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { CODE_SAYS } from '../texts/discount-codes.ts';

/** What a code takes off. */
export function sayWorth({ percent, amount }: Pick<DiscountCode, 'percent' | 'amount'>): string {
  return percent === null ? formatEuros(amount ?? 0) : `${percent} %`;
}

/** When a code counts, in a line each; that it always does, where nothing bounds it. */
export function sayDates(
  code: Pick<DiscountCode, 'bookFrom' | 'bookTo' | 'stayFrom' | 'stayTo' | 'minNights'>,
): string[] {
  const booking = sayRange(code.bookFrom, code.bookTo);
  const staying = sayRange(code.stayFrom, code.stayTo);
  const said = [
    ...(booking ? [CODE_SAYS.booking(booking)] : []),
    ...(staying ? [CODE_SAYS.staying(staying)] : []),
    ...(code.minNights > 1 ? [CODE_SAYS.minNights(code.minNights)] : []),
  ];
  return said.length === 0 ? [CODE_SAYS.always] : said;
}

function sayRange(from: LocalDate | null, to: LocalDate | null): string | undefined {
  if (from !== null && to !== null) return CODE_SAYS.fromTo(sayLocalDate(from), sayLocalDate(to));
  if (from !== null) return CODE_SAYS.from(sayLocalDate(from));
  return to === null ? undefined : CODE_SAYS.to(sayLocalDate(to));
}
