import type { Guest, StayGuests } from '@approdo/shared/contract/law/register-guests';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { RegionalSystem } from '@approdo/shared/domain/law/regional/regions';
import type { Travel } from '@approdo/shared/domain/law/regional/travel-words';
import type { OfficialTables } from '@approdo/shared/domain/law/register/official-tables';
import { withVersion } from '../../../../http/calls/precondition.ts';
import type { ListedStay } from '../register-stays.ts';
import { findFaults, findResidenceFaults, isIntact } from './guest-faults.ts';
import type { OpenedGuest } from './opened-guest.ts';

type ViewContext = {
  readonly tables: OfficialTables | undefined;
  readonly today: LocalDate;
  readonly travel: Travel;
  /** How the property reports to its region; NONE where it does not. */
  readonly system: RegionalSystem;
};

/** The guests of a stay for the owner; the version covers only list and journey. */
export function viewStayGuests(
  stay: ListedStay,
  guests: readonly OpenedGuest[],
  { tables, today, travel, system }: ViewContext,
): StayGuests {
  const registered = { arrival: stay.startDate, departure: stay.endDate, guests };
  const { reason, transport, transportThere } = travel;
  return {
    ...withVersion({ guests: guests.map(viewGuest), reason, transport, transportThere }),
    faults: [...findFaults(registered, tables), ...(system === 'NONE' ? [] : findResidenceFaults(registered, tables))],
    warnings: listWarnings(stay, guests, today),
  };
}

/** Warnings that do not prevent reporting. */
export function listWarnings(stay: ListedStay, guests: readonly OpenedGuest[], today: LocalDate): string[] {
  const [entered, expected] = [guests.length, stay.numberOfGuests];
  const isUnidentified =
    today >= stay.startDate && guests.some(isIntact) && !guests.some(({ identified }) => identified);
  return [
    ...(entered === 0 || entered === expected
      ? []
      : [`Gli ospiti inseriti sono ${entered}, quelli attesi ${expected}`]),
    ...(isUnidentified ? ['Dall’arrivo nessun ospite è stato ancora identificato'] : []),
  ];
}

function viewGuest(guest: OpenedGuest): Guest {
  return {
    id: guest.id,
    idswh: guest.idswh,
    role: guest.role,
    headId: guest.headId,
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
    docNumber: guest.docNumber,
    docPlace: guest.docPlace,
    arrival: guest.arrival,
    departure: guest.departure,
    exemption: guest.exemption,
    identified: guest.identified,
    namesDeletedAt: guest.namesDeletedAt,
    restDeletedAt: guest.restDeletedAt,
  };
}
