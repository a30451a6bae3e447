import type { CheckInPlan } from '@approdo/shared/contract/messages/check-in';
import { GUEST_FORM_FIELDS } from '@approdo/shared/domain/law/register/guest-form-fields';
import { initialsOf } from '@approdo/shared/domain/law/register/initials';
import { maskNumber } from '@approdo/shared/domain/law/register/mask-number';
import type { OpenedGuest } from '../../law/register/index.ts';

type MaskedGuest = CheckInPlan['guests'][number];

/** A guest as the link's holder sees her: initials only, or all but the document number if entered by a link. */
export function maskGuest(guest: OpenedGuest): MaskedGuest {
  return guest.enteredBy === 'LINK' ? showWhole(guest) : showInitials(guest);
}

function showWhole(guest: OpenedGuest): MaskedGuest {
  return {
    id: guest.id,
    lastName: guest.lastName,
    firstName: guest.firstName,
    sex: guest.sex,
    birthDate: guest.birthDate,
    birthState: guest.birthState,
    birthPlace: guest.birthPlace,
    citizenship: guest.citizenship,
    residenceState: guest.residenceState,
    residencePlace: guest.residencePlace,
    docType: guest.docType,
    docNumber: guest.docNumber === null ? null : maskNumber(guest.docNumber),
    docPlace: guest.docPlace,
    withheld: [],
  };
}

function showInitials(guest: OpenedGuest): MaskedGuest {
  return {
    id: guest.id,
    lastName: initialsOf(guest.lastName ?? '') || null,
    firstName: initialsOf(guest.firstName ?? '') || null,
    ...{ sex: null, birthDate: null, birthState: null, birthPlace: null, citizenship: null },
    ...{ residenceState: null, residencePlace: null, docType: null, docNumber: null, docPlace: null },
    withheld: GUEST_FORM_FIELDS.filter((field) => guest[field] !== null),
  };
}
