import type { Language } from '../../domain/base/language/language.ts';
import { formatEuros, formatWholeEuros } from '../../domain/base/money/money.ts';
import type { NightsLine, QuoteLine, QuotePart } from '../../domain/prices/quote-line.ts';
import { WORDS } from '../words.ts';

/** How the amount of a quote line is computed: `3 notti × 690 € ÷ 7`. */
export function explainLine(line: QuoteLine, language: Language): string {
  const words = WORDS[language];
  switch (line.kind) {
    case 'nights':
      return explainNights(line, language);
    case 'short':
      return words.whyPercent({ percent: line.percent, base: formatEuros(line.base, language) });
    case 'guests':
      return multiply([
        line.extra,
        formatEuros(line.perNight, language),
        ...(line.nights > 1 ? [words.timesNights(line)] : []),
      ]);
    case 'minimum':
      return words.whyMissing({
        least: formatEuros(line.minPrice * 100, language),
        before: formatEuros(line.before, language),
      });
    case 'discount':
      return explainDiscount(line, language);
    case 'cleaning':
      return words.whyOnce;
    case 'linen':
      return line.perPerson ? explainPersons(line.perPerson, language) : words.whyOnce;
    case 'extra':
      return multiply([
        line.quantity,
        formatEuros(line.price, language),
        ...(line.persons > 1 ? [words.timesPersons(line)] : []),
        ...(line.nights > 1 ? [words.timesNights(line)] : []),
      ]);
  }
}

function explainNights({ nights, weeklyPrice, byNight, isMixed }: NightsLine, language: Language): string {
  const words = WORDS[language];
  if (isMixed) return words.whyMixed({ nights });
  if (!byNight) return words.whyWeek({ nights, price: formatWholeEuros(weeklyPrice, language) });
  const { price, weekend } = byNight;
  const others = multiply([nights - (weekend?.nights ?? 0), formatWholeEuros(price, language)]);
  return weekend ? `${others} + ${multiply([weekend.nights, formatWholeEuros(weekend.price, language)])}` : others;
}

/** The discount as a percentage or, for an amount, as much of it as could be taken off. */
function explainDiscount(
  line: Extract<QuotePart, { kind: 'discount' }> & { readonly amount: number },
  language: Language,
): string {
  const words = WORDS[language];
  const { percent, base, amount, isCut } = line;
  const worth =
    percent === null
      ? formatEuros(-amount, language)
      : words.whyPercent({ percent, base: formatEuros(base, language) });
  return isCut ? words.whyCut({ worth }) : worth;
}

function explainPersons(
  { price, persons }: { readonly price: number; readonly persons: number },
  language: Language,
): string {
  return multiply([formatEuros(price, language), ...(persons > 1 ? [WORDS[language].timesPersons({ persons })] : [])]);
}

function multiply(factors: readonly (number | string)[]): string {
  return factors.join(' × ');
}
