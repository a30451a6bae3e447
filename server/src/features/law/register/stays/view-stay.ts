import type { RegisterStay } from '@approdo/shared/contract/law/register-stays';
import type { OfficialTables } from '@approdo/shared/domain/law/register/official-tables';
import { findFaults } from '../guests/guest-faults.ts';
import type { OpenedGuest } from '../guests/opened-guest.ts';
import type { GuestSeal } from '../key/guest-seal.ts';
import { dueAtOf, isChanged, isLate, listFileDates, type StayFacts, stateOf } from './alloggiati-state.ts';
import type { IsToReport } from './reporting-rule.ts';

export type ViewContext = {
  readonly seal: GuestSeal;
  readonly tables: OfficialTables | undefined;
  /** The check-in hour, `15:00`; null where the owner has not set one. */
  readonly checkInFrom: string | null;
  readonly now: Date;
  readonly isToReport: IsToReport;
};

/** A stay in the owner's list: numbers, state and deadline, without personal data of guests. */
export function viewStay(
  known: Omit<StayFacts, 'faulty'> & { readonly linkEndsAt?: string | undefined },
  context: ViewContext,
): RegisterStay {
  const { stay, guests, linkEndsAt } = known;
  const registered = { arrival: stay.startDate, departure: stay.endDate, guests };
  const faulty = new Set(findFaults(registered, context.tables).map(({ guestId }) => guestId));
  const facts = { ...known, reported: known.reported.filter(({ kind }) => kind === 'ALLOGGIATI'), faulty };
  const state = stateOf(facts);
  const dueAt = dueAtOf(facts, context.checkInFrom);
  const purged = purgedOf(guests);
  const isOpen = ['EMPTY', 'INCOMPLETE', 'READY'].includes(state) && purged === 'NONE' && !stay.isCancelled;
  return {
    id: stay.id,
    source: stay.source,
    title: stay.title,
    startDate: stay.startDate,
    endDate: stay.endDate,
    numberOfGuests: stay.numberOfGuests,
    guests: guests.length,
    // Unknown without the official lists.
    complete: context.tables ? guests.length - faulty.size : 0,
    identified: guests.filter(({ identified }) => identified).length,
    link: linkEndsAt === undefined ? null : { expiresAt: linkEndsAt },
    alloggiati: {
      state: context.tables || state !== 'READY' ? state : 'INCOMPLETE',
      dueAt: dueAt.toISOString(),
      isLate: isOpen && isLate(facts, context),
      dates: listFileDates(facts),
    },
    isChanged: isChanged(facts, context.seal),
    purged,
  };
}

function purgedOf(guests: readonly OpenedGuest[]): RegisterStay['purged'] {
  if (guests.length > 0 && guests.every(({ restDeletedAt }) => restDeletedAt !== null)) return 'ALL';
  return guests.some(({ namesDeletedAt }) => namesDeletedAt !== null) ? 'NAMES' : 'NONE';
}
