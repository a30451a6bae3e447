import { randomUUID } from 'node:crypto';
import type { stayRequest } from '@approdo/shared/contract/stay/booking-requests';
import type { LocalDate } from '@approdo/shared/domain/date/local-date';
import type { Language } from '@approdo/shared/domain/language/language';
import { expiryOf, expiryWarningOf } from '@approdo/shared/domain/stay/expiry';
import { findStayFaults } from '@approdo/shared/domain/stay/stay';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Trx } from '../../db/transaction.ts';
import type { Caller } from '../../http/calls/handler.ts';
import { conflict } from '../../http/problems.ts';
import { judgeChoice, NOTHING_TAKEN } from '../extras/index.ts';
import { getProperty } from '../property/index.ts';
import {
  ASKED_FOR,
  countOpenRequests,
  findBookingByRequestKey,
  type GuestStay,
  insertBooking,
  OPEN_ENDED,
  requireFreeDays,
} from '../stays/index.ts';
import { type BookingChange, type BookingNeeds, follow } from './booking-change.ts';
import { findChildrenFault, findGuestsFault, requireSound } from './require-sound.ts';

/** Of an account, that wait at a time: everybody's calendar shows them, and the owner is asked to answer each. */
const MOST_OPEN = 10;

type Asker = Pick<BookingNeeds, 'judgeStay' | 'readChildAge' | 'readLinenUntilDays'> & {
  readonly caller: Caller;
  readonly language: Language;
};

/**
 * A request takes no days from others: it only may not ask for days that are taken. The same key of the same account again is
 * the request that it was first, whatever else is said.
 */
export async function requestStay(
  change: BookingChange,
  { caller, language: spoken, judgeStay, ...reading }: Asker,
  { language = spoken, key, expectedTotal, extras: wishes, ...asked }: z.output<typeof stayRequest>,
): Promise<{ readonly stay: GuestStay; readonly isNew: boolean }> {
  const { trx, clock, limits } = change;
  const known = key === undefined ? undefined : await findBookingByRequestKey(trx, caller.userId, key);
  if (known) return { stay: known, isNew: false };
  const request = (await reading.readChildAge(trx)) === null ? { ...asked, children: 0 } : asked;
  const property = await getProperty(trx);
  const today = clock.today();
  const dateFaults = findStayFaults(request, today);
  const areDatesSound = Object.keys(dateFaults).length === 0;
  const isBound = areDatesSound && caller.role !== 'ADMIN';
  const { faults, requestHours } = await judgeStay(trx, request, { isBound, today, language: spoken });
  const choice = await judgeChoice(trx, {
    before: NOTHING_TAKEN,
    wished: { linen: request.linen, extras: wishes },
    arrival: request.startDate,
    today,
    isOwner: caller.role === 'ADMIN',
    linenUntilDays: await reading.readLinenUntilDays(trx),
    language: spoken,
  });
  requireSound({
    ...choice.faults,
    ...dateFaults,
    ...faults,
    ...findGuestsFault(request.numberOfGuests, property.maxGuests),
    ...findChildrenFault(request),
  });
  await requireFewOpenRequests(trx, caller);
  await limits.spendIn(trx, 'bookingByUser', caller.userId);

  const now = clock.now().toISOString();
  const stay: GuestStay = {
    ...request,
    id: randomUUID(),
    userId: caller.userId,
    status: 'PENDING',
    isBlocked: false,
    language,
    ...ASKED_FOR,
    extras: choice.extras,
    requestKey: key ?? null,
    ...OPEN_ENDED,
    ...planExpiry(clock.now(), { ...request, requestHours }),
    createdAt: now,
    changedAt: now,
    sequence: 0,
    revision: 0,
  };
  await requireFreeDays(trx, stay, property);
  await insertBooking(trx, stay);
  await follow(change, { kind: 'REQUESTED', before: null, after: stay, property, expectedTotal });
  return { stay, isNew: true };
}

/** The owner herself may note what guests ask for otherwise. Throws 409: no time that goes by makes room, a decision does. */
async function requireFewOpenRequests(trx: Trx, { role, userId }: Caller): Promise<void> {
  if (role === 'ADMIN' || (await countOpenRequests(trx, userId)) < MOST_OPEN) return;
  throw conflict(say('tooManyOpenRequests', { max: MOST_OPEN }));
}

/** Settled once: what the owner sets later is for later requests. */
function planExpiry(
  askedAt: Date,
  { startDate, requestHours }: { readonly startDate: LocalDate; readonly requestHours: number | null },
): Partial<Pick<GuestStay, 'expiresAt' | 'expiryWarningAt'>> {
  if (requestHours === null) return {};
  const expiresAt = expiryOf({ askedAt, startDate, requestHours }).toISOString();
  const expiryWarningAt = expiryWarningOf({ createdAt: askedAt.toISOString(), expiresAt }).toISOString();
  return { expiresAt, expiryWarningAt };
}
