import type { Transmission } from '@approdo/shared/contract/law/alloggiati';
import type { Guest, StayGuests } from '@approdo/shared/contract/law/register-guests';
import type { RegisterStay } from '@approdo/shared/contract/law/register-stays';
import { NO_TRAVEL } from '@approdo/shared/domain/law/regional/travel-words';

/** A stay of two whose first guest's data are complete. */
export function aRegisterStay(stay: Partial<RegisterStay> = {}): RegisterStay {
  return {
    id: 's1',
    source: 'CHANNEL',
    title: 'Airbnb',
    startDate: '2027-06-12',
    endDate: '2027-06-19',
    numberOfGuests: 2,
    guests: 2,
    complete: 1,
    identified: 0,
    link: null,
    alloggiati: { state: 'INCOMPLETE', dueAt: '2027-06-13T13:00:00.000Z', isLate: false, dates: ['2027-06-12'] },
    isChanged: false,
    purged: 'NONE',
    ...stay,
  };
}

export function aGuest(guest: Partial<Guest> = {}): Guest {
  return {
    ...{ id: 'g1', idswh: 'ABCDEFGHIJKLMNOPQRST', role: 'SINGLE', headId: null },
    ...{ lastName: 'Rossi', firstName: 'Paolo', sex: 'M', birthDate: '1973-03-13' },
    ...{ birthState: '100000100', birthPlace: '412058091', citizenship: '100000100' },
    ...{ residenceState: null, residencePlace: null },
    ...{ docType: 'IDENT', docNumber: 'AB123CD', docPlace: '412058091' },
    ...{ arrival: null, departure: null, exemption: null },
    ...{ identified: null, namesDeletedAt: null, restDeletedAt: null },
    ...guest,
  };
}

export function someGuests(changes: Partial<StayGuests> = {}): StayGuests {
  return { guests: [aGuest()], ...NO_TRAVEL, faults: [], warnings: [], version: 'v1', ...changes };
}

export function aTransmission(changes: Partial<Transmission> = {}): Transmission {
  return {
    ...{ id: 't1', kind: 'ALLOGGIATI', date: '2027-06-12', channel: 'FILE', state: 'UPLOADED', guests: 2 },
    ...{ sha256: 'ab', at: '2027-06-12T16:00:00.000Z', by: 'Anna' },
    ...changes,
  };
}

const ROWS = [
  { kind: 'STATI', code: '100000100', name: 'ITALIA', label: 'Italia' },
  { kind: 'STATI', code: '100000215', name: 'FRANCIA', label: 'Francia' },
  { kind: 'COMUNI', code: '412058091', name: 'ROMA', label: 'ROMA', province: 'RM' },
  { kind: 'COMUNI', code: '412058092', name: 'ROMANO', label: 'ROMANO', province: 'BG' },
  { kind: 'DOCUMENTI', code: 'IDENT', name: "CARTA DI IDENTITA'", label: 'Carta di identità' },
];

/** The official lists' entries, by code or by the beginning of a name. */
export function findCodes({ query }: { readonly query: Readonly<Record<string, string>> }) {
  const q = (query.q ?? '').toLowerCase();
  return ROWS.filter(({ kind, code, label }) => {
    return kind === query.kind && (code.toLowerCase() === q || label.toLowerCase().startsWith(q));
  });
}
