import { daysBetween, type LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { alloggiatiDeadline } from '@approdo/shared/domain/law/register/alloggiati-deadline';
import type { RegisteredStay } from '@approdo/shared/domain/law/register/guest';
import { REGISTER_STATES, type RegisterState } from '@approdo/shared/domain/law/register/register-stay';
import { listSegments } from '@approdo/shared/domain/law/register/stay-segments';
import { isIntact } from '../guests/guest-faults.ts';
import { markArrival } from '../guests/mark-arrival.ts';
import type { OpenedGuest } from '../guests/opened-guest.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import type { ListedStay } from '../register-stays.ts';
import type { ReportedArrival } from '../reported-arrivals.records.ts';
import type { IsToReport } from './reporting-rule.ts';

/** The facts about reporting a stay to the police. */
export type StayFacts = {
  readonly stay: ListedStay;
  readonly guests: readonly OpenedGuest[];
  /** Earliest first. */
  readonly reported: readonly ReportedArrival[];
  /** Ids of guests with missing or wrong data. */
  readonly faulty: ReadonlySet<string>;
};

const RANK = new Map(REGISTER_STATES.map((state, rank) => [state, rank]));

/** The state of a stay: that of its least advanced guest. */
export function stateOf(facts: StayFacts): RegisterState {
  const states = facts.guests.map((guest) => stateOfGuest(guest, facts));
  const [least = 'EMPTY'] = states.toSorted((a, b) => (RANK.get(a) ?? 0) - (RANK.get(b) ?? 0));
  return least;
}

function stateOfGuest(guest: OpenedGuest, { reported, faulty, ...facts }: StayFacts): RegisterState {
  const states = listSegments(guest, registeredOf(facts)).map(
    ({ arrival }) => findReported(reported, guest.id, arrival)?.state,
  );
  if (states.length > 0 && states.every((state) => state !== undefined))
    return states.every((state) => state === 'RECEIPTED') ? 'RECEIPTED' : 'UPLOADED';
  return faulty.has(guest.id) || !isIntact(guest) ? 'INCOMPLETE' : 'READY';
}

/** The deadline of the next unreported arrival, else of the last; without guests that of the stay's arrival. */
export function dueAtOf(facts: StayFacts, checkInFrom: string | null): Date {
  const { stay } = facts;
  const arrival = listOpenDays(facts)[0] ?? datesOf(listArrivals(facts)).at(-1) ?? stay.startDate;
  return deadlineOf(stay, arrival, checkInFrom);
}

type Moment = { readonly now: Date; readonly checkInFrom: string | null; readonly isToReport: IsToReport };

/** Whether an unreported arrival that has to be reported is past its deadline. */
export function isLate(facts: StayFacts, { now, checkInFrom, isToReport }: Moment): boolean {
  const { stay } = facts;
  return listOpenDays(facts).some((day) => isToReport(stay, day) && now > deadlineOf(stay, day, checkInFrom));
}

function deadlineOf({ startDate, endDate }: ListedStay, arrival: LocalDate, checkInFrom: string | null): Date {
  return alloggiatiDeadline({ arrival, nights: daysBetween(startDate, endDate), checkInFrom });
}

/** The days of unreported arrivals, in order; without guests the stay's arrival. */
function listOpenDays(facts: StayFacts): LocalDate[] {
  return facts.guests.length === 0 ? [facts.stay.startDate] : listFileDates(facts);
}

/** The days whose files contain guests of the stay, in order; a reported guest is in no file. */
export function listFileDates({ stay, guests, reported }: StayFacts): LocalDate[] {
  return datesOf(
    listArrivals({ stay, guests }).filter(({ guestId, arrival }) => !findReported(reported, guestId, arrival)),
  );
}

/** Whether reported data have changed since. Deleted data, and marks under a lost key, cannot be compared. */
export function isChanged({ stay, guests, reported }: StayFacts, seal: GuestSeal): boolean {
  const last = new Map(reported.map((arrival) => [`${arrival.guestId} ${arrival.arrival}`, arrival]));
  return [...last.values()].some(({ guestId, arrival, mark }) => {
    if (!seal.canCompare(mark)) return false;
    const guest = guests.find(({ id }) => id === guestId);
    if (!guest) return true;
    if (!isIntact(guest)) return false;
    const segment = listSegments(guest, registeredOf({ stay, guests })).find((each) => each.arrival === arrival);
    return !segment || markArrival(seal, guest, segment) !== mark;
  });
}

type Staying = Pick<StayFacts, 'stay' | 'guests'>;

function registeredOf({ stay, guests }: Staying): RegisteredStay {
  return { arrival: stay.startDate, departure: stay.endDate, guests };
}

function listArrivals(staying: Staying) {
  return staying.guests.flatMap((guest) =>
    listSegments(guest, registeredOf(staying)).map(({ arrival }) => ({ guestId: guest.id, arrival })),
  );
}

function datesOf(arrivals: readonly { readonly arrival: LocalDate }[]): LocalDate[] {
  return [...new Set(arrivals.map(({ arrival }) => arrival))].toSorted();
}

/** The report of a guest for a day, which may exist twice: the one with a receipt, if any. */
function findReported(
  reported: readonly ReportedArrival[],
  guestId: string,
  day: LocalDate,
): ReportedArrival | undefined {
  const ofDay = reported.filter((each) => each.guestId === guestId && each.arrival === day);
  return ofDay.find(({ state }) => state === 'RECEIPTED') ?? ofDay[0];
}
