import type { DayPricesSent } from '@approdo/shared/contract/prices/day-prices';
import { withWeek } from '@approdo/shared/domain/prices/night-price';
import type { DayPrices } from '@approdo/shared/domain/prices/rates';
import type { WeekdayCode } from '@approdo/shared/domain/stays/stay-rules';
import { number, optionalNumber } from '../../kit/form/fields.ts';

/** Day prices as typed, in whole euros; an empty field is no price. */
export type DayPricesDraft = Readonly<Record<PriceField, string>> & { readonly byNight: boolean };

type PriceField = 'weeklyPrice' | 'nightlyPrice' | 'weekendPrice' | 'minPrice';

export const NO_PRICES: DayPricesDraft = {
  ...{ weeklyPrice: '', nightlyPrice: '', weekendPrice: '', minPrice: '' },
  byNight: false,
};

export function draftDayPrices(prices: DayPrices): DayPricesDraft {
  const write = (field: PriceField) => optionalNumber.encode(prices[field]);
  return {
    weeklyPrice: write('weeklyPrice'),
    nightlyPrice: write('nightlyPrice'),
    weekendPrice: write('weekendPrice'),
    minPrice: write('minPrice'),
    byNight: prices.byNight === true,
  };
}

/** Reads the typed prices; an invalid number becomes NaN, which the contract refuses. */
export function readDayPrices(draft: DayPricesDraft): DayPrices {
  return {
    weeklyPrice: number.decode(draft.weeklyPrice),
    ...readOptional('nightlyPrice', draft),
    ...readOptional('weekendPrice', draft),
    ...(draft.byNight && { byNight: true }),
    ...readOptional('minPrice', draft),
  };
}

/** The same draft; for days priced by the night, the weekly price is computed if the others are valid. */
export function withTypedWeek<Draft extends DayPricesDraft>(
  draft: Draft,
  weekendNights: readonly WeekdayCode[],
): Draft {
  if (!draft.byNight) return draft;
  const { weeklyPrice } = withWeek(readDayPrices(draft), weekendNights);
  return { ...draft, weeklyPrice: Number.isSafeInteger(weeklyPrice) ? String(weeklyPrice) : '' };
}

/** The request body: missing prices are sent as null, to clear them. */
export function sendDayPrices<Prices extends DayPricesSent>(prices: Prices) {
  return { nightlyPrice: null, weekendPrice: null, byNight: null, minPrice: null, ...prices };
}

function readOptional(field: PriceField, draft: DayPricesDraft) {
  return draft[field].trim() === '' ? {} : { [field]: number.decode(draft[field]) };
}
