import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameDates } from '@approdo/shared/domain/base/date/name-days';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import { type IslandTexts, useTexts } from '../../texts/use-texts.ts';

type Facts = {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  readonly guests: number;
  /** Cents; null by agreement, undefined if unknown. */
  readonly total: number | null | undefined;
};

type Texts = Pick<IslandTexts, 'booking' | 'onTheWay'> & { readonly language: Language };

/** A request in one line: its dates, its guests and, if known, its price. */
export function RequestFacts(facts: Facts) {
  return (
    <p>
      <strong>{sayRequest(facts, useTexts())}</strong>
    </p>
  );
}

/** `12–19 giugno 2027, 2 ospiti, 444 €`. */
export function sayRequest(
  { startDate, endDate, guests, total }: Facts,
  { language, booking, onTheWay }: Texts,
): string {
  const price = total === null ? onTheWay.byAgreement : total !== undefined && sayEuros(total, language);
  const facts = [nameDates(startDate, endDate, language), booking.own.guests(guests), price];
  return facts.filter(Boolean).join(', ');
}
