import type { TouristTaxTariff, TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { nameTariff } from '@approdo/shared/domain/law/tax/tax-tariff';
import { readNumber } from '../../../kit/form/read-number.ts';

type Exemption = TouristTaxTerms['exemptions'][number];

/** What the municipality asks as it is typed, by the names that faults have. */
export type TaxTermsDraft = Omit<TouristTaxTerms, 'due' | 'tariffs' | 'exemptions'> & {
  readonly tariffs: readonly TouristTaxTariff[];
  readonly exemptions: readonly Exemption[];
  readonly 'due.day': string;
  readonly 'due.monthsAfter': string;
};

export const NEW_EXEMPTION: Exemption = { code: '', label: '' };

export function draftTerms({ due, mode, text, tariffs, exemptions, period, countBy, isCollected }: TouristTaxTerms) {
  return {
    ...{ mode, text, tariffs, exemptions, period, countBy, isCollected },
    'due.day': String(due.day),
    'due.monthsAfter': String(due.monthsAfter),
  } satisfies TaxTermsDraft as TaxTermsDraft;
}

/** From what is typed to what the server takes. */
export function readTerms({ 'due.day': day, 'due.monthsAfter': months, ...terms }: TaxTermsDraft) {
  return { ...terms, due: { day: readNumber(day), monthsAfter: readNumber(months) } };
}

/** The list with a tariff in place of the one of that name, or added to it; the latest first. */
export function putTariff(tariffs: readonly TouristTaxTariff[], name: string | undefined, tariff: TouristTaxTariff) {
  return [...withoutTariff(tariffs, name), tariff].toSorted((one, other) =>
    nameTariff(one) < nameTariff(other) ? 1 : -1,
  );
}

export function withoutTariff(tariffs: readonly TouristTaxTariff[], name: string | undefined) {
  return tariffs.filter((each) => nameTariff(each) !== name);
}

/** How it is paid once there is a tariff: who asked for nothing before asks by that. */
export function modeWith(mode: TouristTaxTerms['mode'], { bands }: TouristTaxTariff): TouristTaxTerms['mode'] {
  if (mode !== 'NONE') return mode;
  return bands ? 'BANDS' : 'NIGHT';
}
