import type { FaultBy } from '../../base/text/fault.ts';
import { dayOf } from './alloggiati-line.ts';
import {
  findHead,
  type GuestRole,
  headRoleOf,
  type RegisteredGuest,
  type RegisteredStay,
  showsDocument,
} from './guest.ts';
import { DOC_NUMBER_MAX, FIRST_NAME_MAX, LAST_NAME_MAX, latinName, latinNumber } from './latin-name.ts';
import type { OfficialRow, OfficialTables } from './official-tables.ts';
import { datesOf, listSegments } from './stay-segments.ts';

/** The fields that the portal of the Polizia requires, in the order of reported faults. */
const ALLOGGIATI_FIELDS = [
  'role',
  'lastName',
  'firstName',
  'sex',
  'birthDate',
  'birthState',
  'birthPlace',
  'citizenship',
  'docType',
  'docNumber',
  'docPlace',
] as const;
/** The fields that regions require (LAW.md section 10). */
const REGIONAL_FIELDS = [
  'role',
  'sex',
  'birthDate',
  'birthState',
  'birthPlace',
  'citizenship',
  'residenceState',
  'residencePlace',
] as const;
export type GuestField = (typeof ALLOGGIATI_FIELDS | typeof REGIONAL_FIELDS)[number];

/** The possible faults of a guest's data. */
export type GuestFaultValues = {
  readonly guestFieldMissing: null;
  readonly birthplaceMissing: null;
  readonly birthplaceEnded: null;
  readonly notInOfficialTable: null;
  readonly latinLettersOnly: { readonly sign: string };
  readonly tooLongInLatin: { readonly max: number };
  readonly bornAfterArrival: null;
  readonly lettersAndDigitsOnly: null;
  readonly tooManySigns: { readonly max: number };
  readonly familyHeadMissing: null;
  readonly groupHeadMissing: null;
  readonly headOfAnotherKind: null;
  readonly familyHeadAlone: null;
  readonly groupHeadAlone: null;
  /** The first day of an arrival without the head, as 31/07/2026. */
  readonly headLeavesBefore: { readonly day: string };
};

export type GuestFault = {
  readonly guestId: string;
  readonly field: GuestField;
  readonly why: FaultBy<GuestFaultValues>;
};

type Why = GuestFault['why'];
type FaultContext = { readonly guest: RegisteredGuest; readonly stay: RegisteredStay; readonly tables: OfficialTables };

/** What prevents a stay's guests from being reported to the portal (LAW.md section 6), guest by guest. */
export function findGuestFaults(stay: RegisteredStay, tables: OfficialTables): GuestFault[] {
  return stay.guests.flatMap((guest) => findFaultsIn(ALLOGGIATI_FIELDS, { guest, stay, tables }));
}

/** What prevents a stay's guests from being reported to the region; members may outstay their head there. */
export function findRegionalFaults(stay: RegisteredStay, tables: OfficialTables): GuestFault[] {
  return stay.guests.flatMap((guest) =>
    findFaultsIn(REGIONAL_FIELDS, { guest, stay, tables }).filter(({ why }) => why.key !== 'headLeavesBefore'),
  );
}

function findFaultsIn(fields: readonly GuestField[], context: FaultContext): GuestFault[] {
  return fields.flatMap((field) => {
    const why = checks[field](context);
    return why ? [{ guestId: context.guest.id, field, why }] : [];
  });
}

const missing: Why = { key: 'guestFieldMissing' };

const checks: Readonly<Record<GuestField, (context: FaultContext) => Why | undefined>> = {
  role: findRoleFault,
  lastName: ({ guest }) => findNameFault(guest, 'lastName', LAST_NAME_MAX),
  firstName: ({ guest }) => findNameFault(guest, 'firstName', FIRST_NAME_MAX),
  sex: ({ guest }) => (guest.sex ? undefined : missing),
  birthDate: findBirthFault,
  birthState: ({ guest, tables }) => findCodeFault(guest, 'birthState', tables.findState),
  birthPlace: findBirthplaceFault,
  citizenship: ({ guest, tables }) => findCodeFault(guest, 'citizenship', tables.findState),
  residenceState: ({ guest, tables }) => findCodeFault(guest, 'residenceState', tables.findState),
  residencePlace: ({ guest, tables }) =>
    guest.residenceState === tables.italy ? findCodeFault(guest, 'residencePlace', tables.findMunicipality) : undefined,
  docType: ({ guest, tables }) => ofDocument(guest, () => findCodeFault(guest, 'docType', tables.findDocument)),
  docNumber: ({ guest }) => ofDocument(guest, () => findNumberFault(guest.docNumber)),
  docPlace: ({ guest, tables }) =>
    ofDocument(guest, () =>
      findCodeFault(guest, 'docPlace', (code) => tables.findMunicipality(code) ?? tables.findState(code)),
    ),
};

function findRoleFault({ guest, stay }: FaultContext): Why | undefined {
  const { role } = guest;
  if (!role) return missing;
  const headRole = headRoleOf(role);
  if (headRole !== undefined) return findMemberFault(guest, stay);
  const isAlone = !stay.guests.some((other) => findHead(other, stay.guests)?.id === guest.id);
  return isAlone ? aloneAs[role] : undefined;
}

/** The fault of a head without members. */
const aloneAs: Partial<Record<GuestRole, Why>> = {
  FAMILY_HEAD: { key: 'familyHeadAlone' },
  GROUP_HEAD: { key: 'groupHeadAlone' },
};

/** The fault of a member without a head. */
const missingTo: Partial<Record<GuestRole, Why>> = {
  FAMILY_MEMBER: { key: 'familyHeadMissing' },
  GROUP_MEMBER: { key: 'groupHeadMissing' },
};

function findMemberFault(guest: RegisteredGuest, stay: RegisteredStay): Why | undefined {
  const head = findHead(guest, stay.guests);
  if (!head) return guest.role ? missingTo[guest.role] : undefined;
  if (head.role !== headRoleOf(guest.role)) return { key: 'headOfAnotherKind' };
  const headArrivals = new Set(listSegments(head, stay).map(({ arrival }) => arrival));
  const left = listSegments(guest, stay).find(({ arrival }) => !headArrivals.has(arrival));
  return left && { key: 'headLeavesBefore', values: { day: dayOf(left.arrival) } };
}

function findNameFault(guest: RegisteredGuest, field: 'lastName' | 'firstName', max: number): Why | undefined {
  const name = guest[field]?.trim();
  return name ? latinName(name, max).fault : missing;
}

function findBirthFault({ guest, stay }: FaultContext): Why | undefined {
  if (!guest.birthDate) return missing;
  return guest.birthDate > datesOf(guest, stay).arrival ? { key: 'bornAfterArrival' } : undefined;
}

function findBirthplaceFault({ guest, tables }: FaultContext): Why | undefined {
  if (guest.birthState !== tables.italy) return undefined;
  if (!guest.birthPlace) return { key: 'birthplaceMissing' };
  const place = tables.findMunicipality(guest.birthPlace);
  if (!place) return { key: 'notInOfficialTable' };
  const hadEnded = place.endedOn !== null && guest.birthDate && place.endedOn < guest.birthDate;
  return hadEnded ? { key: 'birthplaceEnded' } : undefined;
}

type CodeField = 'birthState' | 'citizenship' | 'residenceState' | 'residencePlace' | 'docType' | 'docPlace';

function findCodeFault(
  guest: RegisteredGuest,
  field: CodeField,
  find: (code: string) => OfficialRow | undefined,
): Why | undefined {
  const code = guest[field];
  if (!code) return missing;
  return find(code) ? undefined : { key: 'notInOfficialTable' };
}

function findNumberFault(typed: string | null | undefined): Why | undefined {
  const number = latinNumber(typed ?? '');
  if (number === '') return missing;
  if (!/^[A-Z0-9]+$/.test(number)) return { key: 'lettersAndDigitsOnly' };
  return number.length > DOC_NUMBER_MAX ? { key: 'tooManySigns', values: { max: DOC_NUMBER_MAX } } : undefined;
}

function ofDocument(guest: RegisteredGuest, find: () => Why | undefined): Why | undefined {
  return showsDocument(guest) ? find() : undefined;
}
