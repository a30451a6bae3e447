import { stayEdit } from '@approdo/shared/contract/bookings/booking-requests';
import { isSameAddress } from '@approdo/shared/domain/base/email';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { isSameChoice } from '@approdo/shared/domain/prices/choose-extras';
import { canBeEdited } from '@approdo/shared/domain/stays/booking';
import { findStayFaults, type Stay } from '@approdo/shared/domain/stays/stay';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { conflict } from '../../../http/problems.ts';
import { getProperty } from '../../content/property/index.ts';
import { judgeChoice } from '../../prices/extras/index.ts';
import { readChildAge, readLinenUntilDays } from '../../prices/rates/index.ts';
import {
  type GuestStay,
  occupyDays,
  putTakenExtras,
  refuseImported,
  requireFreeDays,
  type StoredBooking,
  shareFreedDays,
  updateStay,
} from '../../stays/stays/index.ts';
import { type BookingChange, follow } from './booking-change.ts';
import { findHolder } from './give-to-account.ts';
import { noteChanges } from './note-changes.ts';
import { findChildrenFault, findGuestsFault, requireNoFaults } from './require-no-faults.ts';

/** A field left out or undefined is unchanged. */
export type StayEdit = { readonly [Field in keyof StayEditBody]?: StayEditBody[Field] | undefined };

type ParsedEdit = z.output<typeof stayEdit>;
type StayFields = Omit<StayEditBody, 'extras'>;
type FieldsEdit = Omit<StayEdit, 'extras'>;
type StayEditBody = { readonly [Field in keyof ParsedEdit]-?: Exclude<ParsedEdit[Field], undefined> };

type EditInput = {
  readonly edit: StayEdit;
  readonly by: string;
  readonly language: Language;
};

/** Edits a stay. Dates and guests must be valid and the days free. A new address gets a letter about the stay. */
export async function editStay(
  change: BookingChange,
  stay: StoredBooking,
  { edit: { extras: wishes, ...sent }, by, language }: EditInput,
): Promise<GuestStay> {
  const { trx, clock } = change;
  await refuseImported(trx, stay);
  if (stay.isBlocked || !canBeEdited(stay)) {
    throw conflict(say('bookingNotEditable'));
  }

  const isAgeSet = (await readChildAge(trx)) !== null;
  const edit = isAgeSet || sent.children === undefined ? sent : { ...sent, children: 0 };
  const property = await getProperty(trx);
  const today = clock.today();
  const accepted = await reassignHolder(change, stay, { ...stay, ...acceptedFields(stay, edit) });
  const { extras, faults } = await judgeChoice(trx, {
    before: stay,
    wished: { linen: accepted.linen, extras: wishes ?? stay.extras },
    arrival: accepted.startDate,
    today,
    isOwner: true,
    linenUntilDays: await readLinenUntilDays(trx),
    language,
  });
  const isMoved = hasOtherDates(stay, accepted);
  const withExtras = { ...accepted, extras, wasOver: accepted.wasOver && accepted.endDate < today };
  const revised = isRevised(stay, withExtras) ? { ...withExtras, revision: stay.revision + 1 } : withExtras;
  const edited = isMoved ? { ...revised, changedAt: clock.now().toISOString(), sequence: stay.sequence + 1 } : revised;
  requireNoFaults({
    ...faults,
    ...findStayFaults(edited, today, { previousStart: stay.startDate }),
    ...(edit.numberOfGuests === undefined ? {} : findGuestsFault(edit.numberOfGuests, property.maxGuests)),
    ...findChildrenFault(edited),
  });
  await requireFreeDays(trx, edited, property);
  await updateStay(trx, edited);
  if (!isSameChoice(extras, stay.extras)) await putTakenExtras(trx, edited.id, extras);
  await noteChanges(trx, { before: stay, after: edited, at: clock.now(), by });
  if (isMoved) {
    await occupyDays(trx, edited, property);
    if (edited.status === 'CONFIRMED') await shareFreedDays(change, stay);
  }
  await follow(change, { kind: 'EDITED', before: stay, after: edited, property });
  return edited;
}

/** When the owner changes the address of a stay she entered, the account that verified that address gets the stay. */
async function reassignHolder({ trx }: BookingChange, before: GuestStay, after: GuestStay): Promise<GuestStay> {
  if (after.source !== 'OWNER' || isSameAddress(before.guestEmail, after.guestEmail)) return after;
  return { ...after, ...(await findHolder(trx, after.guestEmail)) };
}

/** The accepted part of an edit: the owner may change the guest's identity only on stays she entered for no account. */
function acceptedFields({ source, userId, guestEmail: known }: GuestStay, edit: FieldsEdit): Partial<StayFields> {
  const { guestName, guestEmail, ...rest } = edit;
  const isOwnerEntered = source === 'OWNER' && userId === null;
  const address = source === 'OWNER' ? known : (guestEmail ?? known);
  const identity = isOwnerEntered ? { guestName, guestEmail } : { guestEmail: address };
  return Object.fromEntries(Object.entries({ ...rest, ...identity }).filter(([, value]) => value !== undefined));
}

function isRevised(before: GuestStay, after: GuestStay): boolean {
  // Recipient, address, language and what the guest never sees do not count as a revision of the stay.
  const visibleFields = stayEdit.pick({ startDate: true, endDate: true, numberOfGuests: true, linen: true });
  return visibleFields.keyof().options.some((field) => before[field] !== after[field]);
}

function hasOtherDates(before: Stay, after: Stay): boolean {
  return before.startDate !== after.startDate || before.endDate !== after.endDate;
}
