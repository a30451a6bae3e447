import { addDays, formatDayMonth } from '../domain/date/local-date.ts';
import { nameDaysOfYear } from '../domain/date/name-days.ts';
import type { Language } from '../domain/language/language.ts';
import { formatWholeEuros } from '../domain/money/money.ts';
import type { QuoteLine } from '../domain/money/quote.ts';
import { WORDS } from './words.ts';

/** What a line of a price is called: nights by the day of the first and the morning after the last, as guests count them. */
export function labelOf(line: QuoteLine, language: Language): string {
  const words = WORDS[language];
  if (line.kind === 'cleaning') return words.cleaningLine;
  if (line.kind === 'linen') return words.linenLine;
  const { nights, first, last, weeklyPrice } = line;
  return words.nightsLine({
    nights,
    days: nameDaysOfYear(first.slice(5), addDays(last, 1).slice(5), language),
    price: formatWholeEuros(weeklyPrice, language),
  });
}

/** What a line was called when nights were told by the first and the last one: prices that were agreed on then say so still. */
export function formerLabelOf(line: QuoteLine, language: Language): string {
  if (line.kind !== 'nights') return labelOf(line, language);
  const { nights, first, last, weeklyPrice } = line;
  return WORDS[language].formerNightsLine({
    nights,
    first: formatDayMonth(first, language),
    last: formatDayMonth(last, language),
    price: formatWholeEuros(weeklyPrice, language),
  });
}
