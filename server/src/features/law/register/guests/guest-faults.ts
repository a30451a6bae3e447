import type { StayGuests } from '@approdo/shared/contract/law/register-guests';
import type { RegisteredStay } from '@approdo/shared/domain/law/register/guest';
import {
  createOfficialTables,
  ITALY,
  type OfficialTables,
  ROLE_NAMES,
} from '@approdo/shared/domain/law/register/official-tables';
import {
  findGuestFaults,
  findRegionalFaults,
  type GuestField,
} from '@approdo/shared/domain/law/register/register-faults';
import { sayGuestFault } from '@approdo/shared/words/law/say-guest-fault';
import { formatMessage, say } from '@approdo/shared/words/say';
import { REFUSAL_WORDS, WORDS } from '@approdo/shared/words/words';
import type { OpenedGuest } from './opened-guest.ts';

/** A fault as the back office receives it. */
export type ReportFault = StayGuests['faults'][number];

/** Fields with codes of an official list. */
const CODED: ReadonlySet<string> = new Set<GuestField>([
  'birthState',
  'birthPlace',
  'citizenship',
  'docType',
  'docPlace',
]);

const DATE_LOST = 'era fuori dalle nuove date del soggiorno: controllala e salva di nuovo';

/**
 * What prevents the guests of a stay from being reported, guest by guest; guests with deleted data are skipped. While
 * an official list is missing, that is the only fault of all coded fields.
 */
export function findFaults(
  stay: RegisteredStay & { readonly guests: readonly OpenedGuest[] },
  tables: OfficialTables | undefined,
): ReportFault[] {
  const guests: readonly OpenedGuest[] = stay.guests;
  const there = new Set(guests.filter((guest) => isIntact(guest)).map(({ id }) => id));
  const faults = findGuestFaults(stay, tables ?? NO_TABLES)
    .filter(({ guestId, field }) => there.has(guestId) && (tables !== undefined || !CODED.has(field)))
    .map((fault) => ({ guestId: fault.guestId, field: fault.field, text: sayGuestFault(fault, guests, WORDS.it) }));
  const lost = guests.flatMap((guest, index) => findLostDates(guest, index));
  const [first] = there;
  const lacking = tables === undefined && first !== undefined;
  return [
    ...faults,
    ...lost,
    ...(lacking ? [{ guestId: first, field: 'birthState', text: REFUSAL_WORDS.it.tablesMissing }] : []),
  ];
}

const OF_RESIDENCE: ReadonlySet<GuestField> = new Set(['residenceState', 'residencePlace']);

/** Missing or wrong residences, which only regions require; none while an official list is missing. */
export function findResidenceFaults(
  stay: RegisteredStay & { readonly guests: readonly OpenedGuest[] },
  tables: OfficialTables | undefined,
): ReportFault[] {
  if (!tables) return [];
  const guests: readonly OpenedGuest[] = stay.guests;
  const there = new Set(guests.filter(({ restDeletedAt }) => restDeletedAt === null).map(({ id }) => id));
  return findRegionalFaults(stay, tables)
    .filter(({ guestId, field }) => there.has(guestId) && OF_RESIDENCE.has(field))
    .map((fault) => ({
      guestId: fault.guestId,
      field: fault.field,
      text: sayGuestFault(fault, guests, WORDS.it),
    }));
}

/** Whether no data of the guest were deleted. */
export function isIntact({ namesDeletedAt, restDeletedAt }: OpenedGuest): boolean {
  return namesDeletedAt === null && restDeletedAt === null;
}

function findLostDates(guest: OpenedGuest, index: number): ReportFault[] {
  const name =
    [guest.firstName, guest.lastName].filter(Boolean).join(' ') || formatMessage(say('guestUnnamed'), WORDS.it);
  const describe = (field: string, label: string) => ({
    guestId: guest.id,
    field,
    text: formatMessage(say('guestFault', { n: index + 1, name, label, why: DATE_LOST }), WORDS.it),
  });
  return [
    ...(guest.isArrivalLost ? [describe('arrival', 'Arriva il')] : []),
    ...(guest.isDepartureLost ? [describe('departure', 'Parte il')] : []),
  ];
}

const row = (name: string) => ({ code: name, name, province: null, endedOn: null });

/** Contains only Italy and the roles: no code is found. */
const NO_TABLES = createOfficialTables({
  COMUNI: [],
  STATI: [row(ITALY)],
  DOCUMENTI: [],
  TIPO_ALLOGGIATO: Object.values(ROLE_NAMES).map(row),
});
