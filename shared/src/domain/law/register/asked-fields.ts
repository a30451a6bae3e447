import { type RegisteredGuest, showsDocument } from './guest.ts';
import type { TableKind } from './official-tables.ts';

/** What may be asked of a guest, in the order in which a form asks it. */
export const ASKED_FIELDS = [
  'lastName',
  'firstName',
  'sex',
  'birthDate',
  'birthState',
  'birthPlace',
  'citizenship',
  'residenceState',
  'residencePlace',
  'docType',
  'docNumber',
  'docPlace',
] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

/** A guest as a form holds her; nothing said is null, or empty. */
export type AskedGuest = Pick<RegisteredGuest, 'role'> & { readonly [field in AskedField]?: string | null };

export type AskedBy = {
  /** The code of ITALIA in the official list of states; undefined where it is not known. */
  readonly italy: string | undefined;
  /** Whether the region's statistics ask where guests live. */
  readonly asksResidence: boolean;
};

/** Which fields a form shows for a guest, in their order: a document of singles and heads alone (LAW.md section 2). */
export function listAskedFields(guest: AskedGuest, by: AskedBy): AskedField[] {
  return ASKED_FIELDS.filter((field) => conditions[field]?.(guest, by) ?? true);
}

/** Which of them are still to be filled. Where somebody lives abroad may stay open. */
export function listMissingFields(guest: AskedGuest, by: AskedBy): AskedField[] {
  return listAskedFields(guest, by).filter(
    (field) => !guest[field]?.trim() && (field !== 'residencePlace' || livesInItaly(guest, by)),
  );
}

/** Whether the place of residence is a municipality of the official list, and not free text. */
export function livesInItaly({ residenceState }: Pick<AskedGuest, 'residenceState'>, { italy }: AskedBy): boolean {
  return italy !== undefined && residenceState === italy;
}

/** The official lists whose codes a field holds; none of what is typed. */
export function listTablesOf(field: AskedField, guest: AskedGuest, by: AskedBy): readonly TableKind[] {
  if (field === 'residencePlace') return livesInItaly(guest, by) ? ['COMUNI'] : [];
  return tablesOf[field] ?? [];
}

/** On which day a row must still have been there: places and states of birth as they were at the birth. */
export function dayOfTable(field: AskedField, { birthDate }: Pick<AskedGuest, 'birthDate'>): string | undefined {
  return field === 'birthPlace' || field === 'birthState' ? birthDate || undefined : undefined;
}

const tablesOf: Partial<Record<AskedField, readonly TableKind[]>> = {
  birthState: ['STATI'],
  birthPlace: ['COMUNI'],
  citizenship: ['STATI'],
  residenceState: ['STATI'],
  docType: ['DOCUMENTI'],
  docPlace: ['COMUNI', 'STATI'],
};

type Condition = (guest: AskedGuest, by: AskedBy) => boolean;

const conditions: Partial<Record<AskedField, Condition>> = {
  birthPlace: ({ birthState }, { italy }) => italy !== undefined && birthState === italy,
  residenceState: (_, { asksResidence }) => asksResidence,
  residencePlace: (guest, { asksResidence }) => asksResidence && Boolean(guest.residenceState),
  docType: showsDocument,
  docNumber: showsDocument,
  docPlace: showsDocument,
};
