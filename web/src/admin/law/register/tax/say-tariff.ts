import type { TouristTaxTariff } from '@approdo/shared/contract/law/tourist-tax';
import { nameDay, nameDayOfYear, nameDaysOfYear } from '@approdo/shared/domain/base/date/name-days';
import { elideBeforeDates } from '@approdo/shared/domain/base/date/say-date';
import { ITALIAN } from '@approdo/shared/domain/base/language/language';
import { formatEuros } from '@approdo/shared/domain/base/money/money';
import { TAX, TAX_TARIFFS } from '../../tourist-tax/index.ts';

/** `Dal 1 gennaio 2026, 1 giugno – 30 settembre` for `2026-01-01 06-01/09-30`; null outside of tariffs. */
export function sayTariffName(name: string | null): string {
  if (name === null) return TAX.outside;
  const [from = '', season] = name.split(' ');
  const day = elideBeforeDates(TAX_TARIFFS.fromDay(nameDay(from, ITALIAN)));
  return season === undefined ? day : `${day}, ${saySeason(season)}`;
}

/** `2,00 €` or `fino a 30,00 €: 1,00 €; oltre: 4,00 €` */
export function sayRates({ amount, bands = [] }: Pick<TouristTaxTariff, 'amount' | 'bands'>): string {
  if (amount !== undefined) return formatEuros(amount);
  const each = bands.map((band) =>
    band.upTo === null
      ? TAX_TARIFFS.bandAbove(formatEuros(band.amount))
      : TAX_TARIFFS.bandUpTo(formatEuros(band.upTo), formatEuros(band.amount)),
  );
  return each.join('; ');
}

/** Who pays less, or nothing; empty where everybody pays the same. */
export function sayAges({ exemptUnder, exemptFrom, reducedUnder, reducedAmount }: TouristTaxTariff): string {
  const each = [
    exemptUnder !== undefined && TAX_TARIFFS.exemptUnder(exemptUnder),
    reducedUnder !== undefined && TAX_TARIFFS.reducedUnder(reducedUnder, formatEuros(reducedAmount ?? 0)),
    exemptFrom !== undefined && TAX_TARIFFS.exemptFrom(exemptFrom),
  ];
  return each.filter((text) => text !== false).join(', ');
}

function saySeason(season: string): string {
  const [from = '', to = ''] = season.split('/');
  return from === to ? nameDayOfYear(from, ITALIAN) : nameDaysOfYear(from, to, ITALIAN);
}
