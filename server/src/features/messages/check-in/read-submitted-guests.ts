import type { GuestEdit } from '@approdo/shared/contract/law/register-guests';
import type { CheckInGuest, CheckInSent } from '@approdo/shared/contract/messages/check-in';
import { GUEST_FORM_FIELDS } from '@approdo/shared/domain/law/register/guest-form-fields';
import { roleInParty } from '@approdo/shared/domain/law/register/party';
import { say } from '@approdo/shared/words/say';
import type { FieldTexts } from '../../../http/problems.ts';
import type { OpenedGuest } from '../../law/register/index.ts';
import { maskGuest } from './mask-guest.ts';

/** The reference by which members name their head, the first guest of the list. */
const HEAD = 'head';

/** The faults, by field, of guests who are not of this stay or are listed twice. */
export function findUnknownGuests(guests: readonly CheckInGuest[], known: readonly OpenedGuest[]): FieldTexts {
  const left = new Set(known.map(({ id }) => id));
  const unknownPlaces = guests.flatMap(({ id }, place) => (id === undefined || left.delete(id) ? [] : [place]));
  return Object.fromEntries(unknownPlaces.map((place) => [`guests.${place}.id`, say('valueInvalid')]));
}

type Submission = Pick<CheckInSent, 'party' | 'guests'>;

/** The guests in the owner's form; masked fields that come back unchanged, and the owner's own, keep their values. */
export function readSubmittedGuests(
  { party, guests }: Submission,
  known: readonly OpenedGuest[],
): readonly GuestEdit[] {
  return guests.map((guest, place) => {
    const before = known.find(({ id }) => id === guest.id);
    const isFirst = place === 0;
    return {
      ...guest,
      ...(before && restoreMasked(guest, before)),
      role: roleInParty(party, place) ?? null,
      ...(isFirst && { ref: HEAD }),
      headId: isFirst ? null : HEAD,
      // Members have their head's dates.
      arrival: isFirst ? (before?.arrival ?? null) : null,
      departure: before?.departure ?? null,
      exemption: before?.exemption ?? null,
    };
  });
}

/** The stored values of the fields that came back masked, as initials or empty. */
function restoreMasked(submitted: CheckInGuest, before: OpenedGuest): Partial<CheckInGuest> {
  const masked = maskGuest(before);
  return Object.fromEntries(
    GUEST_FORM_FIELDS.filter((field) => submitted[field] === masked[field]).map((field) => [field, before[field]]),
  );
}
