import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { RegisteredStay } from '@approdo/shared/domain/law/register/guest';
import { type RetentionFacts, retention } from '@approdo/shared/domain/law/register/retention';
import { datesOf, listSegments } from '@approdo/shared/domain/law/register/stay-segments';
import type { SealedGuest, TransmittedArrival } from '../register.table.ts';
import type { StayDates } from '../retention.records.ts';

/** Whether a region requires the days of arrival and departure, and has accepted them. */
export type RegionalState = (days: {
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
}) => RetentionFacts['regional'];

/** A reported arrival with kind and state of its transmission. */
type ReportedArrival = TransmittedArrival & { readonly kind: string; readonly state: string };

type Facts = {
  /** All guests of the stay, in their order. */
  readonly guests: readonly SealedGuest[];
  /** Undefined where the stay is unknown. */
  readonly stay: StayDates | undefined;
  readonly reported: readonly ReportedArrival[];
  readonly today: LocalDate;
  /** Left out where no region is reported to. */
  readonly regional?: RegionalState;
};

/** A guest with dates of arrival and departure. */
export type DatedGuest = { readonly guest: SealedGuest; readonly arrival: LocalDate; readonly departure: LocalDate };

export type Deletion = {
  /** Guests whose names and documents are deleted. */
  readonly names: readonly SealedGuest[];
  /** Guests whose other data are deleted. */
  readonly rests: readonly DatedGuest[];
  /** How many guests are deleted entirely: never reported, of a stay that does not take place. */
  readonly whole: number;
};

/** What the law requires to be deleted of a stay's guests today, decided without decrypting anything. */
export function planDeletion({ guests, stay, reported, today, regional = () => 'NONE' }: Facts): Deletion {
  const isCancelled = stay === undefined || stay.isCancelled;
  const reportedIds = new Set(reported.map(({ guestId }) => guestId));
  const remaining = guests.filter(({ id }) => !isCancelled || reportedIds.has(id));
  const whole = guests.length - remaining.length;
  const dates = stay ?? reportedDates(reported);
  if (!dates) return { names: [], rests: [], whole };
  const registered: RegisteredStay = { ...dates, guests };
  const decided = remaining.map((guest) => ({ guest, ...decide(guest, { registered, reported, today, regional }) }));
  return {
    names: decided.filter(({ guest, names }) => names && guest.identity !== null).map(({ guest }) => guest),
    rests: decided.filter(({ guest, rest }) => rest && guest.rest !== null),
    whole,
  };
}

type DecisionContext = {
  readonly registered: RegisteredStay;
  readonly reported: readonly ReportedArrival[];
  readonly today: LocalDate;
  readonly regional: RegionalState;
};

function decide(guest: SealedGuest, { registered, reported, today, regional }: DecisionContext) {
  const { arrival, departure } = datesOf(guest, registered);
  const own = reported.filter(({ guestId, kind }) => guestId === guest.id && kind === 'ALLOGGIATI');
  const receipted = new Set(own.filter(({ state }) => state === 'RECEIPTED').map((each) => each.arrival));
  const parts = listSegments(guest, registered).map((part) => receipted.has(part.arrival));
  return { arrival, departure, ...retention({ parts, departure, regional: regional({ arrival, departure }) }, today) };
}

/** The range of reported arrivals, for a stay that no longer exists. */
function reportedDates(reported: readonly ReportedArrival[]) {
  const days = reported.map(({ arrival }) => arrival).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? { arrival: first, departure: last } : undefined;
}
