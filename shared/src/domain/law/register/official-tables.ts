import type { LocalDate } from '../../base/date/local-date.ts';
import type { GuestRole } from './guest.ts';

/** The lists of codes that the portal of the Polizia di Stato offers for download. */
export const TABLE_KINDS = ['COMUNI', 'STATI', 'DOCUMENTI', 'TIPO_ALLOGGIATO'] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** A row of a list; `endedOn` is the day on which a municipality or state ceased to exist. */
export type OfficialRow = {
  readonly code: string;
  readonly name: string;
  readonly province: string | null;
  readonly endedOn: LocalDate | null;
};

/** The names of Italy and of each role in the lists: their codes are looked up, and stored nowhere. */
export const ITALY = 'ITALIA';
export const ROLE_NAMES: Readonly<Record<GuestRole, string>> = {
  SINGLE: 'OSPITE SINGOLO',
  FAMILY_HEAD: 'CAPO FAMIGLIA',
  GROUP_HEAD: 'CAPO GRUPPO',
  FAMILY_MEMBER: 'FAMILIARE',
  GROUP_MEMBER: 'MEMBRO GRUPPO',
};

/** All lists together, by code. */
export type OfficialTables = ReturnType<typeof createOfficialTables>;

/** Lookups in the lists. Throws where one lacks Italy or a role. */
export function createOfficialTables(rows: Readonly<Record<TableKind, readonly OfficialRow[]>>) {
  const [municipalities, states, documents] = [rows.COMUNI, rows.STATI, rows.DOCUMENTI].map(byCode);
  const italy = codeOf(rows.STATI, ITALY);
  const roleCodes = new Map(
    Object.entries(ROLE_NAMES).map(([role, name]) => [role, codeOf(rows.TIPO_ALLOGGIATO, name)]),
  );
  return {
    italy,
    findMunicipality: (code: string) => municipalities?.get(code),
    findState: (code: string) => states?.get(code),
    findDocument: (code: string) => documents?.get(code),
    roleCode: (role: GuestRole) => roleCodes.get(role) ?? '',
  };
}

function byCode(rows: readonly OfficialRow[]): ReadonlyMap<string, OfficialRow> {
  return new Map(rows.map((row) => [row.code, row]));
}

function codeOf(rows: readonly OfficialRow[], name: string): string {
  const row = rows.find((each) => each.name === name);
  if (!row) throw new RangeError(`No ${name} in an official table`);
  return row.code;
}
