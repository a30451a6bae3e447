import type { Language } from '@approdo/shared/domain/base/language/language';
import { formatWholeEuros } from '@approdo/shared/domain/base/money/money';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { DayPrices } from '@approdo/shared/domain/prices/rates';
import type { IslandTexts } from '../../texts/use-texts.ts';

type Wording = {
  readonly language: Language;
  readonly words: IslandTexts['prices'];
  /** Whether any days have a nightly price; otherwise the title says that prices are weekly. */
  readonly hasNights: boolean;
  readonly rule: PriceRules['shortStays']['rule'];
};

/** Day prices as in the price list: `690 € a settimana · 125 € a notte per soggiorni brevi`. */
export function sayDayPrices(days: DayPrices, { language, words, hasNights, rule }: Wording): string {
  const week = formatWholeEuros(days.weeklyPrice, language);
  if (!hasNights) return week;
  const nights = sayNights(days, language, words);
  if (nights === undefined) return words.perWeek(week);
  if (days.byNight) return nights;
  // With weekly proportions no stay costs the nightly price.
  return rule === 'SHARE' ? words.perWeek(week) : words.perWeekOrShort(words.perWeek(week), nights);
}

function sayNights({ nightlyPrice, weekendPrice }: DayPrices, language: Language, words: IslandTexts['prices']) {
  if (nightlyPrice === undefined) return undefined;
  const night = formatWholeEuros(nightlyPrice, language);
  if (weekendPrice === undefined || weekendPrice === nightlyPrice) return words.perNight(night);
  return words.perNightOrWeekend(night, formatWholeEuros(weekendPrice, language));
}
