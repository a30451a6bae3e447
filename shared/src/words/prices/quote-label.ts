import { addDays, formatDayMonth } from '../../domain/base/date/local-date.ts';
import { nameDaysOfYear } from '../../domain/base/date/name-days.ts';
import type { Language } from '../../domain/base/language/language.ts';
import { formatEuros, formatWholeEuros, sayEuros } from '../../domain/base/money/money.ts';
import type { NightsLine, QuotePart } from '../../domain/prices/quote-line.ts';
import { WORDS } from '../words.ts';
import { labelOfExtra } from './extra-label.ts';

/** The label of a price line; nights run from the first to the morning after the last, as guests count. */
export function labelOf(line: QuotePart, language: Language): string {
  const words = WORDS[language];
  switch (line.kind) {
    case 'nights':
      return nameNights(line, language);
    case 'short':
      return words.shortLine(line);
    case 'guests':
      return words.guestsLine({ ...line, price: sayEuros(line.perNight, language) });
    case 'minimum':
      return words.minimumLine({ price: formatWholeEuros(line.minPrice, language) });
    case 'discount':
      return nameDiscount(line, language);
    case 'cleaning':
      return words.cleaningLine;
    case 'linen':
      return words.linenLine;
    case 'extra':
      return labelOfExtra(line, language);
  }
}

/** The label of a line before nights ended with the morning after: older agreed prices still have it. */
export function formerLabelOf(line: QuotePart, language: Language): string {
  if (line.kind !== 'nights') return labelOf(line, language);
  const { nights, weeklyPrice } = line;
  return WORDS[language].formerNightsLine({
    nights,
    ...endsOf(line, language),
    price: formatWholeEuros(weeklyPrice, language),
  });
}

/** The label of a line before whole amounts were said without decimals: older prices are stored under it. */
export function labelWithDecimals(line: QuotePart, language: Language): string {
  if (line.kind !== 'guests') return labelOf(line, language);
  return WORDS[language].guestsLine({ ...line, price: formatEuros(line.perNight, language) });
}

function nameNights(line: NightsLine, language: Language): string {
  const words = WORDS[language];
  const { nights, first, last, weeklyPrice, byNight } = line;
  const ends = { nights, ...endsOf(line, language) };
  if (line.isMixed) return words.mixedNightsLine(ends);
  if (byNight) {
    const price = formatWholeEuros(byNight.price, language);
    if (!byNight.weekend) return words.nightlyLine({ ...ends, price });
    return words.nightlyWeekendLine({ ...ends, price, weekend: formatWholeEuros(byNight.weekend.price, language) });
  }
  return words.nightsLine({
    nights,
    days: nameDaysOfYear(first.slice(5), addDays(last, 1).slice(5), language),
    price: formatWholeEuros(weeklyPrice, language),
  });
}

function endsOf({ first, last }: NightsLine, language: Language) {
  return { first: formatDayMonth(first, language), last: formatDayMonth(last, language) };
}

function nameDiscount(
  { reason, at, percent, code }: Extract<QuotePart, { kind: 'discount' }>,
  language: Language,
): string {
  const words = WORDS[language];
  if (code !== null) {
    return percent === null ? words.codeAmountLine({ code }) : words.codePercentLine({ code, percent });
  }
  const worth = { percent: percent ?? 0 };
  if (reason === 'LENGTH') return words.lengthLine({ ...worth, at: at ?? 0 });
  return reason === 'EARLY' ? words.earlyLine(worth) : words.lastMinuteLine(worth);
}
