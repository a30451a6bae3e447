import type { extrasChoice } from '@approdo/shared/contract/bookings/booking-requests';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { isSameChoice } from '@approdo/shared/domain/prices/choose-extras';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict } from '../../../http/problems.ts';
import { getProperty } from '../../content/property/index.ts';
import { judgeChoice } from '../../prices/extras/index.ts';
import { readLinenUntilDays } from '../../prices/rates/index.ts';
import {
  bookingNotFound,
  type GuestStay,
  getBooking,
  isOwn,
  putTakenExtras,
  updateStay,
} from '../../stays/stays/index.ts';
import { type BookingChange, follow } from './booking-change.ts';
import { noteChanges } from './note-changes.ts';
import { requireNoFaults } from './require-no-faults.ts';

type ExtrasInput = {
  readonly caller: Caller;
  readonly language: Language;
  readonly id: string;
  readonly choice: z.output<typeof extrasChoice>;
};

/** Sets linen and extras of a stay; what is omitted is unchanged. Guests may do so in time, for their own stay. */
export async function changeExtras(
  change: BookingChange,
  { caller, language, id, choice }: ExtrasInput,
): Promise<void> {
  const { trx, clock, limits } = change;
  const isOwner = caller.role === 'ADMIN';
  const stay = await getBooking(trx, id);
  if (stay.isBlocked || (!isOwner && !isOwn(stay, caller))) throw bookingNotFound();
  const today = clock.today();
  if (stay.status === 'REJECTED' || stay.endDate < today) throw conflict(say('extrasClosed'));
  await limits.spendIn(trx, 'extrasByUser', caller.userId);
  const { linen = stay.linen } = choice;
  const { extras, faults } = await judgeChoice(trx, {
    before: stay,
    wished: { linen, extras: choice.extras ?? stay.extras },
    arrival: stay.startDate,
    today,
    isOwner,
    linenUntilDays: await readLinenUntilDays(trx),
    language,
  });
  requireNoFaults(faults);
  const after: GuestStay = { ...stay, linen, extras };
  if (linen === stay.linen && isSameChoice(extras, stay.extras)) return;
  await noteChanges(trx, { before: stay, after, at: clock.now(), by: caller.name });
  await updateStay(trx, after);
  await putTakenExtras(trx, id, extras);
  const property = await getProperty(trx);
  await follow(change, { kind: 'EXTRAS_CHANGED', before: stay, after, property, isByGuest: !isOwner });
}
