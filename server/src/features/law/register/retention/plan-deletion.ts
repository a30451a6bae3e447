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
type ToldArrival = TransmittedArrival & { readonly kind: string; readonly state: string };

type Facts = {
  /** All guests of the stay, in their order. */
  readonly guests: readonly SealedGuest[];
  /** Undefined where the stay is unknown. */
  readonly stay: StayDates | undefined;
  readonly told: readonly ToldArrival[];
  readonly today: LocalDate;
  /** Left out where no region is reported to. */
  readonly regional?: RegionalState;
};

/** A guest with dates of arrival and departure. */
export type Gone = { readonly guest: SealedGuest; readonly arrival: LocalDate; readonly departure: LocalDate };

export type Deletion = {
  /** Guests whose names and documents are deleted. */
  readonly names: readonly SealedGuest[];
  /** Guests whose other data are deleted. */
  readonly rests: readonly Gone[];
  /** How many guests are deleted entirely: never reported, of a stay that does not take place. */
  readonly whole: number;
};

/** What the law requires to be deleted of a stay's guests today, decided without decrypting anything. */
export function planDeletion({ guests, stay, told, today, regional = () => 'NONE' }: Facts): Deletion {
  const isOff = stay === undefined || stay.isOff;
  const toldIds = new Set(told.map(({ guestId }) => guestId));
  const kept = guests.filter(({ id }) => !isOff || toldIds.has(id));
  const whole = guests.length - kept.length;
  const dates = stay ?? datesToldOf(told);
  if (!dates) return { names: [], rests: [], whole };
  const registered: RegisteredStay = { ...dates, guests };
  const judged = kept.map((guest) => ({ guest, ...judge(guest, { registered, told, today, regional }) }));
  return {
    names: judged.filter(({ guest, names }) => names && guest.identity !== null).map(({ guest }) => guest),
    rests: judged.filter(({ guest, rest }) => rest && guest.rest !== null),
    whole,
  };
}

type Judging = {
  readonly registered: RegisteredStay;
  readonly told: readonly ToldArrival[];
  readonly today: LocalDate;
  readonly regional: RegionalState;
};

function judge(guest: SealedGuest, { registered, told, today, regional }: Judging) {
  const { arrival, departure } = datesOf(guest, registered);
  const own = told.filter(({ guestId, kind }) => guestId === guest.id && kind === 'ALLOGGIATI');
  const receipted = new Set(own.filter(({ state }) => state === 'RECEIPTED').map((each) => each.arrival));
  const parts = listSegments(guest, registered).map((part) => receipted.has(part.arrival));
  return { arrival, departure, ...retention({ parts, departure, regional: regional({ arrival, departure }) }, today) };
}

/** The range of reported arrivals, for a stay that no longer exists. */
function datesToldOf(told: readonly ToldArrival[]) {
  const days = told.map(({ arrival }) => arrival).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first && last ? { arrival: first, departure: last } : undefined;
}
