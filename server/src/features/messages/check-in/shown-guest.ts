import type { CheckInPlan } from '@approdo/shared/contract/messages/check-in';
import { ASKED_FIELDS } from '@approdo/shared/domain/law/register/asked-fields';
import { initialsOf } from '@approdo/shared/domain/law/register/initials';
import { maskNumber } from '@approdo/shared/domain/law/register/mask-number';
import type { OpenedGuest } from '../../law/register/index.ts';

type ShownGuest = CheckInPlan['guests'][number];

/** A guest as the link's holder sees her: initials only, or all but the document number if entered by a link. */
export function showGuest(guest: OpenedGuest): ShownGuest {
  return guest.enteredBy === 'LINK' ? showWhole(guest) : showInitials(guest);
}

function showWhole(guest: OpenedGuest): ShownGuest {
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

function showInitials(guest: OpenedGuest): ShownGuest {
  return {
    id: guest.id,
    lastName: initialsOf(guest.lastName ?? '') || null,
    firstName: initialsOf(guest.firstName ?? '') || null,
    ...{ sex: null, birthDate: null, birthState: null, birthPlace: null, citizenship: null },
    ...{ residenceState: null, residencePlace: null, docType: null, docNumber: null, docPlace: null },
    withheld: ASKED_FIELDS.filter((field) => guest[field] !== null),
  };
}
