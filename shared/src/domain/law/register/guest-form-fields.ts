import { type RegisteredGuest, showsDocument } from './guest.ts';
import type { TableKind } from './official-tables.ts';

/** The fields of a guest, in the order of the form. */
export const GUEST_FORM_FIELDS = [
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
export type GuestFormField = (typeof GUEST_FORM_FIELDS)[number];

/** A guest's form values; empty fields are null or empty strings. */
export type GuestFormValues = Pick<RegisteredGuest, 'role'> & { readonly [field in GuestFormField]?: string | null };

export type GuestFormContext = {
  /** The code of ITALIA in the official list of states; undefined where it is not known. */
  readonly italy: string | undefined;
  /** Whether the region's statistics require the residence. */
  readonly asksResidence: boolean;
};

/** The fields that a form shows for a guest, in order: documents only for singles and heads (LAW.md section 2). */
export function listGuestFormFields(guest: GuestFormValues, by: GuestFormContext): GuestFormField[] {
  return GUEST_FORM_FIELDS.filter((field) => conditions[field]?.(guest, by) ?? true);
}

/** The fields that are still empty; a residence abroad is optional. */
export function listMissingFields(guest: GuestFormValues, by: GuestFormContext): GuestFormField[] {
  return listGuestFormFields(guest, by).filter(
    (field) => !guest[field]?.trim() && (field !== 'residencePlace' || livesInItaly(guest, by)),
  );
}

/** Whether the place of residence is a municipality of the official list, not free text. */
export function livesInItaly(
  { residenceState }: Pick<GuestFormValues, 'residenceState'>,
  { italy }: GuestFormContext,
): boolean {
  return italy !== undefined && residenceState === italy;
}

/** The official lists for a field's codes; empty for free text. */
export function listTablesOf(
  field: GuestFormField,
  guest: GuestFormValues,
  by: GuestFormContext,
): readonly TableKind[] {
  if (field === 'residencePlace') return livesInItaly(guest, by) ? ['COMUNI'] : [];
  return tablesOf[field] ?? [];
}

/** The day on which a row must still have been valid: for places and states of birth, the day of birth. */
export function dayOfTable(
  field: GuestFormField,
  { birthDate }: Pick<GuestFormValues, 'birthDate'>,
): string | undefined {
  return field === 'birthPlace' || field === 'birthState' ? birthDate || undefined : undefined;
}

const tablesOf: Partial<Record<GuestFormField, readonly TableKind[]>> = {
  birthState: ['STATI'],
  birthPlace: ['COMUNI'],
  citizenship: ['STATI'],
  residenceState: ['STATI'],
  docType: ['DOCUMENTI'],
  docPlace: ['COMUNI', 'STATI'],
};

type Condition = (guest: GuestFormValues, by: GuestFormContext) => boolean;

const conditions: Partial<Record<GuestFormField, Condition>> = {
  birthPlace: ({ birthState }, { italy }) => italy !== undefined && birthState === italy,
  residenceState: (_, { asksResidence }) => asksResidence,
  residencePlace: (guest, { asksResidence }) => asksResidence && Boolean(guest.residenceState),
  docType: showsDocument,
  docNumber: showsDocument,
  docPlace: showsDocument,
};
