import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { DIRECTIONS, PURPOSES } from '../payments/index.ts';
import type { Entry } from './use-money.ts';

/** `Entrata di 181,71 €, Soggiorno, mag 24, 2026`. */
export function sayEntry({ direction, amount, purpose, date }: Entry): string {
  return `${DIRECTIONS[direction]} di ${formatEuros(amount)}, ${PURPOSES[purpose]}, ${formatLocalDate(date)}`;
}
