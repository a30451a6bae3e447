import { findArrivalFaults, MAX_NIGHTS, type NewRegisterStay } from '@approdo/shared/contract/law/register-stays';
import { daysBetween } from '@approdo/shared/domain/base/date/local-date';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../../adapters/clock.ts';
import { makeId } from '../../../../adapters/random.ts';
import type { Trx } from '../../../../db/transaction.ts';
import { conflict, refuseFaults, requireFound } from '../../../../http/problems.ts';
import { type ClosedDays, findClosedDays } from '../../../stays/stays/index.ts';
import type { AddedStay } from '../register.table.ts';
import { findAddedStay, insertAddedStay } from '../stays.records.ts';

/** Adds a stay of a portal's guests or the owner's own. Throws 404 for no candidate, 409 where it was added already. */
export async function addStay(trx: Trx, input: NewRegisterStay, clock: Clock): Promise<AddedStay> {
  const stay: AddedStay = {
    id: makeId(),
    requestKey: input.key,
    createdAt: clock.now().toISOString(),
    ...('bookingId' in input ? await copyCandidate(trx, input.bookingId) : fromInput(input, clock)),
  };
  await insertAddedStay(trx, stay);
  return stay;
}

type StayDetails = Omit<AddedStay, 'id' | 'requestKey' | 'createdAt'>;

async function copyCandidate(trx: Trx, bookingId: string): Promise<StayDetails> {
  const days = await findClosedDays(trx, bookingId);
  const closed = requireFound(days && isCandidate(days) ? days : undefined, say('candidateUnknown'));
  if (await findAddedStay(trx, 'booking_id', bookingId)) throw conflict(say('registerStayThere'));
  return {
    bookingId,
    source: closed.channelName === null ? 'OWNER' : 'CHANNEL',
    title: titleOf(closed),
    startDate: closed.startDate,
    endDate: closed.endDate,
    // Portals do not say how many guests come.
    numberOfGuests: 1,
  };
}

function fromInput(input: Exclude<NewRegisterStay, { readonly bookingId: string }>, clock: Clock): StayDetails {
  refuseFaults(findArrivalFaults(input, clock.today()));
  const { source, title, startDate, endDate, numberOfGuests } = input;
  return { bookingId: null, source, title, startDate, endDate, numberOfGuests };
}

/** Whether a stay can be made from closed days: nobody stays for a whole winter. */
export function isCandidate({ startDate, endDate }: ClosedDays): boolean {
  return daysBetween(startDate, endDate) <= MAX_NIGHTS;
}

/** The title of a stay that is made from calendar days. */
export function titleOf({ channelName, reason }: Pick<ClosedDays, 'channelName' | 'reason'>): string {
  return channelName ?? reason ?? 'Date chiuse';
}
