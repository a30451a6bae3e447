import { daysBetween, isLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isInTime } from '@approdo/shared/domain/prices/choose-extras';
import type { ChosenExtra, Extra } from '@approdo/shared/domain/prices/extra';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { PriceList } from '@approdo/shared/domain/prices/price-years';
import type { UnsavedPrices } from '../price-part.ts';
import type { Prices } from '../use-prices.ts';
import type { Trial, TrialDraft } from './trial-draft.ts';

/** All that a price is tried with. */
export type TriedPrices = {
  readonly lists: readonly PriceList[];
  readonly rules: PriceRules;
  /** What guests may choose, in the owner's order. */
  readonly extras: readonly Extra[];
};

/** What is saved, and over it what is typed and not saved; a new extra is told apart by its place. */
export function mergePrices({ lists, rules }: Prices, unsaved: UnsavedPrices | undefined): TriedPrices {
  const merged = { ...rules, ...unsaved?.rules };
  const extras = merged.extras.map((extra, place) => ({ ...extra, id: extra.id ?? `new-${place}` }));
  return { lists: unsaved?.lists ?? lists, rules: merged, extras: extras.filter(({ isOn }) => isOn) };
}

/** What is chosen of the extras and in time, as many of each as there are at most. */
export function takeExtras(
  extras: readonly Extra[],
  { quantities }: Pick<TrialDraft, 'quantities'>,
  stay: AskedFor,
): ChosenExtra[] {
  return extras.flatMap(({ id, name, price, per, max, untilDays }) => {
    const quantity = mayChoose(untilDays, stay) ? Math.min(quantities[id] ?? 0, max) : 0;
    return quantity > 0 ? [{ id, name, price, per, quantity }] : [];
  });
}

/** Whether a guest may still choose what is chosen until so many days before the arrival; she may while there are no days. */
export function mayChoose(untilDays: number, { asOf, startDate }: AskedFor): boolean {
  if (!isLocalDate(asOf) || !isLocalDate(startDate)) return true;
  return isInTime(untilDays, daysBetween(asOf, startDate));
}

type AskedFor = Pick<Trial, 'asOf' | 'startDate'>;
