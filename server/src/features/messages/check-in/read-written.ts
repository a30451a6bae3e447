import type { GuestEdit } from '@approdo/shared/contract/law/register-guests';
import type { CheckInGuest, CheckInSent } from '@approdo/shared/contract/messages/check-in';
import { ASKED_FIELDS } from '@approdo/shared/domain/law/register/asked-fields';
import { roleInParty } from '@approdo/shared/domain/law/register/party';
import { say } from '@approdo/shared/words/say';
import type { FieldTexts } from '../../../http/problems.ts';
import type { OpenedGuest } from '../../law/register/index.ts';
import { showGuest } from './shown-guest.ts';

/** How members name the first of the list, who is their head. */
const HEAD = 'head';

/** Guests who are not of this stay, or are written twice, by field. */
export function findUnknownGuests(guests: readonly CheckInGuest[], known: readonly OpenedGuest[]): FieldTexts {
  const left = new Set(known.map(({ id }) => id));
  const strange = guests.flatMap(({ id }, place) => (id === undefined || left.delete(id) ? [] : [place]));
  return Object.fromEntries(strange.map((place) => [`guests.${place}.id`, say('valueInvalid')]));
}

type Written = Pick<CheckInSent, 'party' | 'guests'>;

/** The guests as the owner would have written them; what a guest cannot say of herself stays as it is, and so does what comes back as it was shown. */
export function readWritten({ party, guests }: Written, known: readonly OpenedGuest[]): readonly GuestEdit[] {
  return guests.map((guest, place) => {
    const before = known.find(({ id }) => id === guest.id);
    const isFirst = place === 0;
    return {
      ...guest,
      ...(before && keepShown(guest, before)),
      role: roleInParty(party, place) ?? null,
      ...(isFirst && { ref: HEAD }),
      headId: isFirst ? null : HEAD,
      // Members come with their head.
      arrival: isFirst ? (before?.arrival ?? null) : null,
      departure: before?.departure ?? null,
      exemption: before?.exemption ?? null,
    };
  });
}

/** A mask, initials, and what is not shown at all stand for what is kept. */
function keepShown(written: CheckInGuest, before: OpenedGuest): Partial<CheckInGuest> {
  const shown = showGuest(before);
  return Object.fromEntries(
    ASKED_FIELDS.filter((field) => written[field] === shown[field]).map((field) => [field, before[field]]),
  );
}
