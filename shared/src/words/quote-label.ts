import type { Language } from '../domain/language.ts';
import { formatDayMonth } from '../domain/local-date.ts';
import { formatWholeEuros } from '../domain/money.ts';
import type { QuoteLine } from '../domain/quote.ts';
import { WORDS } from './words.ts';

/** What a line of a price is called. */
export function labelOf(line: QuoteLine, language: Language): string {
  const words = WORDS[language];
  if (line.kind === 'cleaning') return words.cleaningLine;
  if (line.kind === 'linen') return words.linenLine;
  const { nights, first, last, weeklyPrice } = line;
  return words.nightsLine({
    nights,
    first: formatDayMonth(first, language),
    last: formatDayMonth(last, language),
    price: formatWholeEuros(weeklyPrice, language),
  });
}
