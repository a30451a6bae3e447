import { addYears, daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { nameDates, nameDaysOfYear } from '@approdo/shared/domain/base/date/name-days';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { sayEuros } from '@approdo/shared/domain/base/money/money';
import type { Stay } from '@approdo/shared/domain/stays/stay';
import type { QuoteState } from '../../prices/quote/use-quote.ts';
import type { IslandTexts } from '../../texts/use-texts.ts';

type Chosen = {
  readonly stay: Stay;
  readonly today: LocalDate;
  /** What is wrong with the dates, in words. */
  readonly fault: string | undefined;
  readonly quote: { readonly state: QuoteState; readonly isCurrent: boolean };
};

type Wording = Pick<IslandTexts, 'booking' | 'onTheWay'> & { readonly language: Language };

export type StaySentence = {
  /** `12–19 giugno · 7 notti`; the year too if that is not the next such day. */
  readonly dates: string;
  /** The price, or why there is none; undefined while it is still asked for. */
  readonly price: string | undefined;
};

/** A stay as its bar tells it. */
export function sayStay(chosen: Chosen, wording: Wording): StaySentence {
  const { stay, today } = chosen;
  const { language, booking } = wording;
  const nights = daysBetween(stay.startDate, stay.endDate);
  const days =
    stay.endDate < addYears(today, 1) && nights > 0
      ? nameDaysOfYear(stay.startDate.slice(5), stay.endDate.slice(5), language)
      : nameDates(stay.startDate, stay.endDate, language);
  return {
    dates: [days, ...(nights > 0 ? [booking.quote.nights(nights).replace(' ', '\u00A0')] : [])].join(' · '),
    price: sayPrice(chosen, wording),
  };
}

function sayPrice({ fault, quote: { state, isCurrent } }: Chosen, { language, booking, onTheWay }: Wording) {
  if (fault !== undefined) return fault;
  if (!isCurrent) return undefined;
  if (state.kind === 'failed') return state.reason ?? booking.quote.failed;
  if (state.kind !== 'ready') return undefined;
  const { total } = state.quote;
  return total === null ? onTheWay.byAgreement : sayEuros(total, language);
}
