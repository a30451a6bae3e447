import { ageOn } from '../../base/date/age-on.ts';
import { addDays, daysBetween, type LocalDate, listDays } from '../../base/date/local-date.ts';
import { findTariff, nameTariff, type TaxTariff } from './tax-tariff.ts';

/** A guest's facts for the tax. */
export type TaxedGuest = {
  readonly birthDate?: LocalDate | null | undefined;
  /** Own dates of a guest who comes later or leaves earlier than the stay. */
  readonly arrival?: LocalDate | null | undefined;
  readonly departure?: LocalDate | null | undefined;
  /** The municipality's exemption code, if any. */
  readonly exemption?: string | null | undefined;
  /** The nights as tallied when the birth date was deleted. */
  readonly tallied?: readonly TaxNight[] | null | undefined;
};

export type TaxedStay = {
  readonly startDate: LocalDate;
  readonly endDate: LocalDate;
  /** The total price of its nights, in cents, without fees; null where unknown. */
  readonly price: number | null;
  readonly guests: number;
};

export const TAX_KINDS = ['ordinary', 'reduced', 'exempt', 'outside'] as const;
/** Whether a night is taxed in full, in part, not at all, or outside of every tariff. */
export type TaxKind = (typeof TAX_KINDS)[number];

/** A night of a guest. */
export type TaxNight = {
  readonly night: LocalDate;
  readonly kind: TaxKind;
  /** The tariff's name; null outside of all. */
  readonly tariff: string | null;
  /** The tariff's full amount for a night, in cents. */
  readonly amount: number;
  /** The tax for this night, in cents. */
  readonly due: number;
  /** The exemption code; null where none applies or none is needed. */
  readonly exemption: string | null;
  /** Whether the amount rests on unknown facts. */
  readonly isEstimate: boolean;
};

/** The number of nights by kind, and their total in cents. */
export type TouristTax = Readonly<Record<TaxKind, number>> & { readonly amount: number; readonly isEstimate: boolean };

/** The tax of one guest of a stay (LAW.md section 11). */
export function touristTax(guest: TaxedGuest, stay: TaxedStay, tariffs: readonly TaxTariff[]): TouristTax {
  return sumNights(listTaxNights(guest, stay, tariffs));
}

/** The tax of a stay; without registered guests as many adults are assumed. */
export function touristTaxOfStay(
  stay: TaxedStay,
  guests: readonly TaxedGuest[],
  tariffs: readonly TaxTariff[],
): TouristTax {
  return sumNights(listTaxedGuests(stay, guests).flatMap((guest) => listTaxNights(guest, stay, tariffs)));
}

/** The taxed guests: those registered, else as many unknown ones as the stay is for. */
export function listTaxedGuests(stay: TaxedStay, guests: readonly TaxedGuest[]): readonly TaxedGuest[] {
  return guests.length > 0 ? guests : Array.from({ length: stay.guests }, () => ({}));
}

/** The nights of a guest, in order; their numbers count from the arrival, including nights outside of every tariff. */
export function listTaxNights(guest: TaxedGuest, stay: TaxedStay, tariffs: readonly TaxTariff[]): readonly TaxNight[] {
  if (!guest.birthDate && guest.tallied) return guest.tallied;
  const arrival = guest.arrival ?? stay.startDate;
  const nights = listDays(arrival, addDays(guest.departure ?? stay.endDate, -1));
  const age = guest.birthDate ? ageOn(arrival, guest.birthDate) : undefined;
  return nights.map((night, index) => {
    const tariff = findTariff(tariffs, night);
    return tariff ? tallyNight({ night, place: index + 1, age, guest, stay }, tariff) : outside(night);
  });
}

type NightToTally = {
  readonly night: LocalDate;
  /** 1 for the first. */
  readonly place: number;
  readonly age: number | undefined;
  readonly guest: TaxedGuest;
  readonly stay: TaxedStay;
};

function tallyNight(tallied: NightToTally, tariff: TaxTariff): TaxNight {
  const { night, age, stay } = tallied;
  const { amount, isEstimate } = rateOf(tariff, stay);
  const kind = kindOf(tallied, tariff);
  const due = { ordinary: amount, reduced: tariff.reducedAmount ?? 0, exempt: 0 }[kind];
  const isFree = kind === 'exempt' && !isFreeAnyhow(tallied, tariff);
  return {
    night,
    kind,
    tariff: nameTariff(tariff),
    amount,
    due,
    exemption: isFree ? (tallied.guest.exemption ?? null) : null,
    isEstimate: kind !== 'exempt' && (isEstimate || age === undefined),
  };
}

function kindOf(tallied: NightToTally, tariff: TaxTariff): Exclude<TaxKind, 'outside'> {
  if (isFreeAnyhow(tallied, tariff) || tallied.guest.exemption) return 'exempt';
  return isUnder(tallied.age, tariff.reducedUnder) ? 'reduced' : 'ordinary';
}

/** Free for everybody after so many nights, or by age. */
function isFreeAnyhow({ place, age }: NightToTally, { maxNights, exemptUnder, exemptFrom }: TaxTariff): boolean {
  const isOld = age !== undefined && age >= (exemptFrom ?? Number.POSITIVE_INFINITY);
  return place > (maxNights ?? Number.POSITIVE_INFINITY) || isUnder(age, exemptUnder) || isOld;
}

function isUnder(age: number | undefined, limit: number | null | undefined): boolean {
  return age !== undefined && age < (limit ?? Number.NEGATIVE_INFINITY);
}

/** The rate by price band: the first that covers a guest-night; the last, as an estimate, without a price. */
function rateOf({ amount, bands = [] }: TaxTariff, stay: TaxedStay) {
  if (amount !== undefined) return { amount, isEstimate: false };
  const { price } = stay;
  const nights = daysBetween(stay.startDate, stay.endDate) * stay.guests;
  const fits = ({ upTo }: { readonly upTo: number | null }) => upTo === null || upTo * nights >= (price ?? 0);
  const band = price === null ? bands.at(-1) : bands.find(fits);
  return { amount: band?.amount ?? 0, isEstimate: price === null };
}

function outside(night: LocalDate): TaxNight {
  return { night, kind: 'outside', tariff: null, amount: 0, due: 0, exemption: null, isEstimate: false };
}

function sumNights(nights: readonly TaxNight[]): TouristTax {
  const countOf = (kind: TaxKind) => nights.filter((night) => night.kind === kind).length;
  return {
    ordinary: countOf('ordinary'),
    reduced: countOf('reduced'),
    exempt: countOf('exempt'),
    outside: countOf('outside'),
    amount: nights.reduce((sum, { due }) => sum + due, 0),
    isEstimate: nights.some(({ isEstimate }) => isEstimate),
  };
}
