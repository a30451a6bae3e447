import type { CheckInPlan } from '@approdo/shared/contract/messages/check-in';
import { ASKED_FIELDS } from '@approdo/shared/domain/law/register/asked-fields';
import { initialsOf } from '@approdo/shared/domain/law/register/initials';
import { maskNumber } from '@approdo/shared/domain/law/register/mask-number';
import type { OpenedGuest } from '../../law/register/index.ts';

type ShownGuest = CheckInPlan['guests'][number];

/** A guest as the holder of the link sees her: whole if she was entered through a link, except for her document's number; otherwise only initials. */
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
