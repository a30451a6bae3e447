import { earlierOf, type LocalDate, laterOf, type MonthDay } from '../../base/date/local-date.ts';
import { nameDay, nameDayOfYear, nameDaysOfYear } from '../../base/date/name-days.ts';
import { ITALIAN } from '../../base/language/language.ts';

/** Days of every year, both included; they span the new year where the end precedes the start. */
type TaxSeason = { readonly from: MonthDay; readonly to: MonthDay };

/** The tax for a night that costs a guest up to so many cents; `upTo` is null in the last band, without a limit. */
type TaxBand = { readonly upTo: number | null; readonly amount: number };

/** A municipality's tax for a guest-night from a day on; amounts are cents, ages whole years at arrival. */
export type TaxTariff = {
  readonly from: LocalDate;
  readonly season?: TaxSeason | null | undefined;
  readonly amount?: number | undefined;
  /** By the price of a night, in place of `amount`; rising, the last without a limit. */
  readonly bands?: readonly TaxBand[] | undefined;
  /** Further nights are free. */
  readonly maxNights?: number | null | undefined;
  readonly exemptUnder?: number | null | undefined;
  readonly exemptFrom?: number | null | undefined;
  readonly reducedUnder?: number | null | undefined;
  readonly reducedAmount?: number | null | undefined;
};

/** The tariff of a night: the latest in force, a seasonal one before others; undefined where none is. */
export function findTariff(tariffs: readonly TaxTariff[], night: LocalDate): TaxTariff | undefined {
  const [latest] = tariffs
    .filter(({ from, season }) => from <= night && (!season || isInSeason(season, night.slice(5))))
    .toSorted((one, other) =>
      one.from === other.from ? Number(!one.season) - Number(!other.season) : byFrom(one, other),
    );
  return latest;
}

/** The unique name of a tariff: `2026-01-01`, `2026-01-01 06-01/09-30`. */
export function nameTariff({ from, season }: Pick<TaxTariff, 'from' | 'season'>): string {
  return season ? `${from} ${season.from}/${season.to}` : from;
}

export type TariffFault = {
  /** Of the tariff in the list. */
  readonly index: number;
  readonly field: string;
  /** In Italian. */
  readonly text: string;
};

/** Faults that leave a night without a single rule; empty if there are none. */
export function findTariffFaults(tariffs: readonly TaxTariff[]): TariffFault[] {
  return tariffs.flatMap((tariff, index) => [
    ...findFaultsOf(tariff).map((fault) => ({ index, ...fault })),
    ...tariffs.slice(0, index).flatMap((other) => {
      const text = describeClash(tariff, other);
      return text ? [{ index, field: 'from', text }] : [];
    }),
  ]);
}

type Fault = Omit<TariffFault, 'index'>;

function findFaultsOf(tariff: TaxTariff): Fault[] {
  const { amount, bands, exemptUnder, reducedUnder, reducedAmount } = tariff;
  const isReduced = isGiven(reducedUnder);
  return [
    ...((amount === undefined) === (bands === undefined)
      ? [{ field: 'amount', text: 'Scrivi un importo oppure le fasce di prezzo' }]
      : []),
    ...(bands && !areRising(bands)
      ? [{ field: 'bands', text: 'Le fasce vanno dal prezzo più basso al più alto, l’ultima senza limite' }]
      : []),
    ...(isReduced === isGiven(reducedAmount)
      ? []
      : [{ field: 'reducedAmount', text: 'Scrivi sia l’età sia l’importo ridotto' }]),
    ...(isReduced && reducedUnder <= (exemptUnder ?? 0)
      ? [{ field: 'reducedUnder', text: 'L’età della riduzione supera quella dell’esenzione' }]
      : []),
  ];
}

function areRising(bands: readonly TaxBand[]): boolean {
  return (
    bands.length > 0 &&
    bands.every(({ upTo }, index) => {
      if (index === bands.length - 1) return upTo === null;
      const before = bands[index - 1]?.upTo ?? -1;
      return upTo !== null && upTo > before;
    })
  );
}

function describeClash(one: TaxTariff, other: TaxTariff): string | undefined {
  if (one.from !== other.from) return undefined;
  const start = nameDay(one.from, ITALIAN);
  if (!one.season && !other.season) return `Due tariffe valgono dal ${start} per tutto l’anno`;
  const days = one.season && other.season ? listSharedDays(one.season, other.season) : [];
  if (days.length === 0) return undefined;
  return `Due tariffe dal ${start} valgono negli stessi giorni: ${days.map(nameSeason).join(', ')}`;
}

function listSharedDays(one: TaxSeason, other: TaxSeason): TaxSeason[] {
  return splitAtNewYear(one).flatMap((a) =>
    splitAtNewYear(other).flatMap((b) => {
      const shared = { from: laterOf(a.from, b.from), to: earlierOf(a.to, b.to) };
      return shared.from <= shared.to ? [shared] : [];
    }),
  );
}

function splitAtNewYear({ from, to }: TaxSeason): TaxSeason[] {
  if (from <= to) return [{ from, to }];
  return [
    { from, to: '12-31' },
    { from: '01-01', to },
  ];
}

function nameSeason({ from, to }: TaxSeason): string {
  return from === to ? nameDayOfYear(from, ITALIAN) : nameDaysOfYear(from, to, ITALIAN);
}

function isInSeason({ from, to }: TaxSeason, day: MonthDay): boolean {
  return from <= to ? from <= day && day <= to : from <= day || day <= to;
}

function isGiven(value: number | null | undefined): value is number {
  return value !== null && value !== undefined;
}

/** Latest first. */
function byFrom(one: TaxTariff, other: TaxTariff): number {
  return one.from > other.from ? -1 : 1;
}
