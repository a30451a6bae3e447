import type { TouristTaxTariff, TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { nameTariff } from '@approdo/shared/domain/law/tax/tax-tariff';
import { z } from 'zod';
import { number, plainField } from '../../../kit/form/fields.ts';

type Exemption = TouristTaxTerms['exemptions'][number];

export const NEW_EXEMPTION: Exemption = { code: '', label: '' };

/** The municipality's terms as typed, and as the server takes them. */
export const termsForm = z.object({
  mode: plainField<TouristTaxTerms['mode']>(),
  text: z.string(),
  tariffs: plainField<readonly TouristTaxTariff[]>(),
  exemptions: plainField<readonly Exemption[]>(),
  period: plainField<TouristTaxTerms['period']>(),
  due: z.object({ day: number, monthsAfter: number }),
  countBy: plainField<TouristTaxTerms['countBy']>(),
  isCollected: z.boolean(),
});

/** Replaces the tariff of that name, or adds it; latest first. */
export function putTariff(tariffs: readonly TouristTaxTariff[], name: string | undefined, tariff: TouristTaxTariff) {
  return [...withoutTariff(tariffs, name), tariff].toSorted((one, other) =>
    nameTariff(one) < nameTariff(other) ? 1 : -1,
  );
}

export function withoutTariff(tariffs: readonly TouristTaxTariff[], name: string | undefined) {
  return tariffs.filter((each) => nameTariff(each) !== name);
}

/** The mode once there is a tariff: its own, where there was no tax before. */
export function modeWith(mode: TouristTaxTerms['mode'], { bands }: TouristTaxTariff): TouristTaxTerms['mode'] {
  if (mode !== 'NONE') return mode;
  return bands ? 'BANDS' : 'NIGHT';
}
