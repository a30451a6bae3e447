import { daysBetween, isLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { isInTime } from '@approdo/shared/domain/prices/choose-extras';
import type { ChosenExtra, Extra } from '@approdo/shared/domain/prices/extra';
import type { PriceRules } from '@approdo/shared/domain/prices/price-rules';
import type { PriceList } from '@approdo/shared/domain/prices/price-years';
import type { UnsavedPrices } from '../price-part.ts';
import type { Prices } from '../use-prices.ts';
import type { Trial, TrialDraft } from './trial-draft.ts';

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
  stay: TrialDates,
): ChosenExtra[] {
  return extras.flatMap(({ id, name, price, per, max, untilDays }) => {
    const quantity = mayChoose(untilDays, stay) ? Math.min(quantities[id] ?? 0, max) : 0;
    return quantity > 0 ? [{ id, name, price, per, quantity }] : [];
  });
}

/** Whether a choice open until that many days before arrival is still open; it is while there are no dates. */
export function mayChoose(untilDays: number, { asOf, startDate }: TrialDates): boolean {
  if (!isLocalDate(asOf) || !isLocalDate(startDate)) return true;
  return isInTime(untilDays, daysBetween(asOf, startDate));
}

type TrialDates = Pick<Trial, 'asOf' | 'startDate'>;
