import type { LocalDate } from '../../base/date/local-date.ts';
import { listInOrder, type RegisteredGuest, type RegisteredStay, showsDocument } from './guest.ts';
import { FIRST_NAME_MAX, LAST_NAME_MAX, latinName, latinNumber } from './latin-name.ts';
import type { OfficialTables } from './official-tables.ts';
import { listSegments, type StaySegment } from './stay-segments.ts';

const SEXES = { M: '1', F: '2' } as const;

type Filing = {
  readonly tables: OfficialTables;
  /** With an account for several apartments: the six digits that end each line. */
  readonly apartmentId: number | null;
};

/** A guest who arrives on the day of a file. */
type Arriving = { readonly guest: RegisteredGuest; readonly segment: StaySegment };

/** The guests of a stay who arrive on a day, in file order; longer stays arrive anew after 30 nights. */
export function listArriving(stay: RegisteredStay, day: LocalDate): Arriving[] {
  return listInOrder(stay.guests).flatMap((guest) => {
    const segment = listSegments(guest, stay).find(({ arrival }) => arrival === day);
    return segment ? [{ guest, segment }] : [];
  });
}

/** The file for the portal Alloggiati Web: lines of fixed width, none ended at the end. Needs faultless guests. */
export function alloggiatiFile(arriving: readonly Arriving[], filing: Filing): string {
  return arriving.map((each) => alloggiatiLine(each, filing)).join('\r\n');
}

/** A guest's line: 168 characters, or 174 with the apartment (MANUALEALBERGHI, 12). Throws on a fault. */
function alloggiatiLine({ guest, segment }: Arriving, { tables, apartmentId }: Filing): string {
  const { role, sex, birthDate } = guest;
  const line = [
    tables.roleCode(role ?? 'SINGLE').padEnd(2),
    dayOf(segment.arrival),
    String(segment.nights).padStart(2, '0'),
    nameOf(guest.lastName, LAST_NAME_MAX),
    nameOf(guest.firstName, FIRST_NAME_MAX),
    sex ? SEXES[sex] : ' ',
    dayOf(birthDate ?? ''),
    birthplaceOf(guest, tables),
    (guest.birthState ?? '').padEnd(9),
    (guest.citizenship ?? '').padEnd(9),
    documentOf(guest),
    apartmentId === null ? '' : String(apartmentId).padStart(6, '0'),
  ].join('');
  if (line.length !== (apartmentId === null ? 168 : 174))
    throw new RangeError('A guest who does not fit into her line');
  return line;
}

/** `06/06/2026` */
export function dayOf(date: LocalDate): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}/${month}/${year}`;
}

function nameOf(name: string | null | undefined, max: number): string {
  const latin = latinName(name ?? '', max);
  if (latin.fault) throw new RangeError('A name that the portal does not take');
  return latin.written.padEnd(max);
}

function birthplaceOf(
  { birthState, birthPlace }: RegisteredGuest,
  { italy, findMunicipality }: OfficialTables,
): string {
  const place = birthState === italy && birthPlace ? findMunicipality(birthPlace) : undefined;
  return (place?.code ?? '').padEnd(9) + (place?.province ?? '').padEnd(2);
}

function documentOf(guest: RegisteredGuest): string {
  const { docType, docNumber, docPlace } = showsDocument(guest) ? guest : {};
  return (docType ?? '').padEnd(5) + latinNumber(docNumber ?? '').padEnd(20) + (docPlace ?? '').padEnd(9);
}
