import { daysBetween, isLocalDate, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isInTime } from '@approdo/shared/domain/prices/choose-extras';
import type { ChosenExtra, Extra } from '@approdo/shared/domain/prices/extra';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { PriceList } from '@approdo/shared/domain/prices/price-years';
import { MAX_NIGHTS, type Stay } from '@approdo/shared/domain/stays/stay';
import { number } from '../../../kit/form/fields.ts';
import type { UnsavedPrices } from '../price-part.tsx';
import type { Prices } from '../use-prices.ts';

/** The input for trying a price, as typed. */
export type TrialDraft = {
  readonly startDate: string;
  readonly endDate: string;
  readonly guests: string;
  readonly children: string;
  readonly linen: boolean;
  /** Quantities by extra id. */
  readonly quantities: Readonly<Record<string, number>>;
  readonly code: string;
  readonly asOf: string;
};

/** A stay to price, with the day of the request. */
export type Trial = Stay & {
  readonly guests: number;
  readonly children: number;
  readonly linen: boolean;
  readonly asOf: LocalDate;
};

export function blankTrial(asOf: LocalDate): TrialDraft {
  return { startDate: '', endDate: '', guests: '2', children: '0', linen: false, quantities: {}, code: '', asOf };
}

/** The stay to price; `NO_DATES` while a date is missing, `NO_STAY` if the dates are reversed or too far apart. */
export function readTrial(draft: TrialDraft): Trial | 'NO_DATES' | 'NO_STAY' {
  const { startDate, endDate, asOf, linen } = draft;
  if (![startDate, endDate, asOf].every(isLocalDate)) return 'NO_DATES';
  const nights = daysBetween(startDate, endDate);
  if (nights < 1 || nights > MAX_NIGHTS) return 'NO_STAY';
  const guests = number.decode(draft.guests);
  return { startDate, endDate, guests, children: Math.min(number.decode(draft.children), guests - 1), linen, asOf };
}

/** The prices and rules to try with. */
export type TriedPrices = {
  readonly lists: readonly PriceList[];
  readonly rules: PriceRules;
  /** The extras that guests may choose, in the owner's order. */
  readonly extras: readonly Extra[];
};

/** The saved prices with unsaved changes over them; a new extra is identified by its place. */
export function mergePrices({ lists, rules }: Prices, unsaved: UnsavedPrices | undefined): TriedPrices {
  const merged = { ...rules, ...unsaved?.rules };
  const extras = merged.extras.map((extra, place) => ({ ...extra, id: extra.id ?? `new-${place}` }));
  return { lists: unsaved?.lists ?? lists, rules: merged, extras: extras.filter(({ isOn }) => isOn) };
}

/** The chosen extras still in time, up to their maximum. */
export function takeExtras(
  extras: readonly Extra[],
  { quantities }: Pick<TrialDraft, 'quantities'>,
  stay: Pick<Trial, 'asOf' | 'startDate'>,
): ChosenExtra[] {
  return extras.flatMap(({ id, name, price, per, max, untilDays }) => {
    const quantity = mayChoose(untilDays, stay) ? Math.min(quantities[id] ?? 0, max) : 0;
    return quantity > 0 ? [{ id, name, price, per, quantity }] : [];
  });
}

/** Whether a choice open until that many days before arrival is still open; it is while there are no dates. */
export function mayChoose(untilDays: number, { asOf, startDate }: Pick<Trial, 'asOf' | 'startDate'>): boolean {
  if (!isLocalDate(asOf) || !isLocalDate(startDate)) return true;
  return isInTime(untilDays, daysBetween(asOf, startDate));
}
