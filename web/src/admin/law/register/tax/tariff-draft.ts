import type { TouristTaxTariff, TouristTaxTerms } from '@approdo/shared/contract/law/tourist-tax';
import { formatDayMonth, type MonthDay } from '@approdo/shared/domain/base/date/local-date';
import { readTypedEuros, writeEuros } from '@approdo/shared/domain/base/money/typed-euros';
import { readNumber } from '../../../kit/form/read-number.ts';
import { readDay } from '../../../prices/rates/index.ts';

/** A band as it is typed; an empty `upTo` is without an end. */
export type BandDraft = { readonly upTo: string; readonly amount: string };

/** A tariff as it is typed, by the names that its faults have; what is empty is not asked. */
export type TariffDraft = {
  readonly from: string;
  readonly hasSeason: boolean;
  readonly 'season.from': string;
  readonly 'season.to': string;
  readonly kind: TariffKind;
  readonly amount: string;
  readonly bands: readonly BandDraft[];
} & Readonly<Record<'maxNights' | 'exemptUnder' | 'exemptFrom' | 'reducedUnder' | 'reducedAmount', string>>;

export const TARIFF_KINDS = ['AMOUNT', 'BANDS'] as const;
type TariffKind = (typeof TARIFF_KINDS)[number];

export const NEW_BAND: BandDraft = { upTo: '', amount: '' };

/** What a new one begins with, by how the tax is paid. */
export function newTariff(mode: TouristTaxTerms['mode']): TariffDraft {
  return {
    ...{ from: '', hasSeason: false, 'season.from': '', 'season.to': '', amount: '', bands: [NEW_BAND] },
    kind: mode === 'BANDS' ? 'BANDS' : 'AMOUNT',
    ...{ maxNights: '', exemptUnder: '', exemptFrom: '', reducedUnder: '', reducedAmount: '' },
  };
}

export function draftTariff(tariff: TouristTaxTariff): TariffDraft {
  const { from, season, amount, bands, reducedAmount } = tariff;
  return {
    from,
    hasSeason: season !== undefined,
    'season.from': typedDay(season?.from),
    'season.to': typedDay(season?.to),
    kind: bands === undefined ? 'AMOUNT' : 'BANDS',
    amount: typedEuros(amount),
    bands: bands?.map((band) => ({ upTo: typedEuros(band.upTo), amount: writeEuros(band.amount) })) ?? [NEW_BAND],
    maxNights: typedNumber(tariff.maxNights),
    exemptUnder: typedNumber(tariff.exemptUnder),
    exemptFrom: typedNumber(tariff.exemptFrom),
    reducedUnder: typedNumber(tariff.reducedUnder),
    reducedAmount: typedEuros(reducedAmount),
  };
}

/** From what is typed to what the server takes. */
export function readTariff(draft: TariffDraft) {
  return {
    from: draft.from,
    season: draft.hasSeason
      ? { from: readYearDay(draft['season.from']), to: readYearDay(draft['season.to']) }
      : undefined,
    amount: draft.kind === 'AMOUNT' ? (readTypedEuros(draft.amount) ?? Number.NaN) : undefined,
    bands: draft.kind === 'BANDS' ? draft.bands.map(readBand) : undefined,
    maxNights: readOptional(draft.maxNights),
    exemptUnder: readOptional(draft.exemptUnder),
    exemptFrom: readOptional(draft.exemptFrom),
    reducedUnder: readOptional(draft.reducedUnder),
    reducedAmount: readTypedEuros(draft.reducedAmount),
  };
}

function readBand({ upTo, amount }: BandDraft) {
  return { upTo: readTypedEuros(upTo) ?? null, amount: readTypedEuros(amount) ?? Number.NaN };
}

/** Undefined where it is no day. */
function readYearDay(typed: string): MonthDay | undefined {
  return readDay(typed) || undefined;
}

function readOptional(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : readNumber(typed);
}

function typedDay(day: MonthDay | undefined): string {
  return day === undefined ? '' : formatDayMonth(day);
}

function typedEuros(cents: number | null | undefined): string {
  return cents === null || cents === undefined ? '' : writeEuros(cents);
}

function typedNumber(number: number | undefined): string {
  return number === undefined ? '' : String(number);
}
