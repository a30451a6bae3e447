import type { TouristTaxTariff, TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { z } from 'zod';
import { euros, eurosOrNull, optionalNumber, requiredEuros, yearDay } from '../../../kit/form/fields.ts';

/** A band; an empty `upTo` has no limit. */
const band = z.object({ upTo: eurosOrNull, amount: requiredEuros });
const bands = z.array(band).readonly();
export type BandDraft = z.input<typeof band>;

/** A tariff as typed; empty fields are left out. */
export type TariffDraft = {
  readonly from: string;
  readonly hasSeason: boolean;
  readonly season: { readonly from: string; readonly to: string };
  readonly kind: TariffKind;
  readonly bands: readonly BandDraft[];
} & Readonly<Record<'amount' | 'maxNights' | 'exemptUnder' | 'exemptFrom' | 'reducedUnder' | 'reducedAmount', string>>;

export const TARIFF_KINDS = ['AMOUNT', 'BANDS'] as const;
type TariffKind = (typeof TARIFF_KINDS)[number];

export const NEW_BAND: BandDraft = { upTo: '', amount: '' };

/** The initial values of a new tariff, by mode. */
export function newTariff(mode: TouristTaxTerms['mode']): TariffDraft {
  return { ...draftTariff({ from: '' }), kind: mode === 'BANDS' ? 'BANDS' : 'AMOUNT' };
}

export function draftTariff(tariff: TouristTaxTariff): TariffDraft {
  return {
    from: tariff.from,
    hasSeason: tariff.season !== undefined,
    season: { from: yearDay.encode(tariff.season?.from ?? ''), to: yearDay.encode(tariff.season?.to ?? '') },
    kind: tariff.bands === undefined ? 'AMOUNT' : 'BANDS',
    amount: euros.encode(tariff.amount),
    bands: tariff.bands ? bands.encode(tariff.bands) : [NEW_BAND],
    maxNights: optionalNumber.encode(tariff.maxNights),
    exemptUnder: optionalNumber.encode(tariff.exemptUnder),
    exemptFrom: optionalNumber.encode(tariff.exemptFrom),
    reducedUnder: optionalNumber.encode(tariff.reducedUnder),
    reducedAmount: euros.encode(tariff.reducedAmount),
  };
}

/** Converts typed values for the server. */
export function readTariff(draft: TariffDraft) {
  const { from, to } = draft.season;
  return {
    from: draft.from,
    season: draft.hasSeason
      ? { from: yearDay.decode(from) || undefined, to: yearDay.decode(to) || undefined }
      : undefined,
    amount: draft.kind === 'AMOUNT' ? requiredEuros.decode(draft.amount) : undefined,
    bands: draft.kind === 'BANDS' ? bands.decode(draft.bands) : undefined,
    maxNights: optionalNumber.decode(draft.maxNights),
    exemptUnder: optionalNumber.decode(draft.exemptUnder),
    exemptFrom: optionalNumber.decode(draft.exemptFrom),
    reducedUnder: optionalNumber.decode(draft.reducedUnder),
    reducedAmount: euros.decode(draft.reducedAmount),
  };
}
