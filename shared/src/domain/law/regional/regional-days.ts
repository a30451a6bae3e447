import { addDays, earlierOf, type LocalDate, laterOf, listDays } from '../../base/date/local-date.ts';
import { findHead, listInOrder, type RegisteredGuest } from '../register/guest.ts';
import type { StaySource } from '../register/register-stay.ts';
import { datesOf } from '../register/stay-segments.ts';
import type { Travel } from './travel-words.ts';

/** A guest in statistics. */
export type RegionalGuest = RegisteredGuest & {
  /** The guest's identifier, used only there. */
  readonly idswh: string;
  /** The tourist tax exemption code. */
  readonly exemption?: string | null;
};

export type RegionalStay = Partial<Travel> & {
  readonly source: StaySource;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  readonly guests: readonly RegionalGuest[];
};

/** The facts about the property that a region needs. */
export type RegionalProperty = {
  /** Days are reported from here on from this day. */
  readonly firstDay: LocalDate;
  readonly rooms: number;
  readonly beds: number;
  /** First and last day, both included. */
  readonly closed: readonly { readonly from: LocalDate; readonly to: LocalDate }[];
};

/** First and last day, both included, and the stays that touch them; others are ignored. */
export type RegionalRange = {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly stays: readonly RegionalStay[];
  readonly property: RegionalProperty;
};

/** A guest as a traveller: one arrival and one departure, however long the stay. */
export type Traveller = {
  readonly guest: RegionalGuest;
  readonly stay: RegionalStay;
  readonly head: RegionalGuest | undefined;
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
};

export type RegionalDay = {
  readonly date: LocalDate;
  /** Open whenever a guest arrives, stays or leaves, whatever the owner's closures say. */
  readonly isOpen: boolean;
  /** Occupied rooms: one per stay. */
  readonly rooms: number;
  readonly arrivals: readonly Traveller[];
  readonly departures: readonly Traveller[];
  /** Those who stay the night. */
  readonly present: readonly Traveller[];
};

/** The guests of a stay, members after their head; guests with reversed dates are left out. */
export function listTravellers(stay: RegionalStay): Traveller[] {
  return listInOrder(stay.guests).flatMap((guest) => {
    const dates = datesOf(guest, stay);
    return dates.arrival < dates.departure ? [{ guest, stay, head: findHead(guest, stay.guests), ...dates }] : [];
  });
}

/** Each day of the range, in order. */
export function listRegionalDays({ from, to, stays, property }: RegionalRange): RegionalDay[] {
  const travellers = stays.flatMap(listTravellers);
  const arrivals = Map.groupBy(travellers, ({ arrival }) => arrival);
  const departures = Map.groupBy(travellers, ({ departure }) => departure);
  const nights = travellers.flatMap((traveller) =>
    listNights(traveller, { from, to }).map((night) => ({ night, traveller })),
  );
  const present = Map.groupBy(nights, ({ night }) => night);
  return listDays(from, to).map((date) => {
    const day = {
      arrivals: arrivals.get(date) ?? [],
      departures: departures.get(date) ?? [],
      present: (present.get(date) ?? []).map(({ traveller }) => traveller),
    };
    const isEmpty = Object.values(day).every((some) => some.length === 0);
    const isClosed = isEmpty && property.closed.some((days) => days.from <= date && date <= days.to);
    const stayed = new Set(day.present.map(({ stay }) => stay)).size;
    return { date, isOpen: !isClosed, rooms: Math.min(stayed, property.rooms), ...day };
  });
}

/** Everything reported for a day, by which a later change shows. */
export function describeDay(day: RegionalDay, { rooms, beds }: Pick<RegionalProperty, 'rooms' | 'beds'>): unknown {
  return [
    [day.date, day.isOpen, day.rooms, rooms, beds],
    day.arrivals.map(({ guest, stay, head, departure }) => [
      guest.idswh,
      guest.role,
      head?.idswh,
      guest.sex,
      guest.citizenship,
      guest.residenceState,
      guest.residencePlace,
      guest.birthDate,
      guest.birthState,
      guest.birthPlace,
      guest.exemption,
      head ? departure : null,
      [stay.source, stay.reason, stay.transport, stay.transportThere],
    ]),
    day.departures.map(({ guest, arrival }) => [guest.idswh, guest.role, arrival]),
    day.present.map(({ guest }) => guest.idswh),
  ];
}

type Days = Pick<RegionalRange, 'from' | 'to'>;

/** The nights of a traveller within the days. */
function listNights({ arrival, departure }: Traveller, { from, to }: Days): LocalDate[] {
  const last = addDays(departure, -1);
  return listDays(laterOf(arrival, from), earlierOf(last, to));
}
