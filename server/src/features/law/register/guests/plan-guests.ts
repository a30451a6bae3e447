import type { GuestEdit } from '@approdo/shared/contract/law/register-guests';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { type GuestWriter, headRoleOf } from '@approdo/shared/domain/law/register/guest';
import { say } from '@approdo/shared/words/say';
import type { FieldTexts } from '../../../../http/problems.ts';
import type { GuestDetails, OpenedGuest } from './opened-guest.ts';

/** A guest to be stored. */
export type PlannedGuest = Pick<
  OpenedGuest,
  'id' | 'role' | 'headId' | 'arrival' | 'departure' | 'exemption' | 'enteredBy'
> & {
  readonly details: GuestDetails;
  /** Undefined for a new guest. */
  readonly before: OpenedGuest | undefined;
};

type Planning = {
  readonly stay: { readonly startDate: LocalDate; readonly endDate: LocalDate };
  readonly known: readonly OpenedGuest[];
  readonly edits: readonly GuestEdit[];
  readonly by: GuestWriter;
  readonly makeId: () => string;
};

const TWICE = say('guestTwice');
const OUTSIDE = say('guestOutsideStay');
const LEAVES_FIRST = say('guestLeavesFirst');

/** The guests to store for an edited list: members refer to their heads, and new guests get an `id`. */
export function planGuests({ known, edits, by, makeId }: Omit<Planning, 'stay'>): PlannedGuest[] {
  const named = edits.map((edit) => ({ edit, id: edit.id ?? makeId() }));
  const ids = new Set(named.map(({ id }) => id));
  const refs = new Map(named.flatMap(({ edit, id }) => (edit.ref === undefined ? [] : [[edit.ref, id] as const])));

  function headOf({ role, headId }: GuestEdit): string | null {
    if (headRoleOf(role) === undefined || headId === null) return null;
    return ids.has(headId) ? headId : (refs.get(headId) ?? null);
  }

  return named.map(({ edit, id }) => {
    const before = known.find((guest) => guest.id === id);
    const details = detailsOf(edit);
    return {
      id,
      role: edit.role,
      headId: headOf(edit),
      arrival: edit.arrival,
      departure: edit.departure,
      exemption: edit.exemption,
      enteredBy: enteredBy(by, details, before),
      details,
      before,
    };
  });
}

/** The owner's guests stay the owner's; the link's become the owner's once the owner changes personal data. */
function enteredBy(by: GuestWriter, details: GuestDetails, before: OpenedGuest | undefined): GuestWriter {
  if (!before) return by;
  const known: Readonly<Record<string, unknown>> = before;
  const isChanged = Object.entries(details).some(([field, value]) => known[field] !== value);
  return by === 'OWNER' && isChanged ? 'OWNER' : before.enteredBy;
}

/** Structural faults of a list, by field: any of them prevents saving. */
export function findListFaults({ stay, known, edits }: Omit<Planning, 'makeId' | 'by'>): FieldTexts {
  const ids = new Set(known.map(({ id }) => id));
  const headOf = ({ headId }: GuestEdit) =>
    edits.find(({ id, ref }) => headId !== null && (id === headId || ref === headId));
  const isRepeated = (edit: GuestEdit, key: 'id' | 'ref', index: number) =>
    edit[key] !== undefined && edits.findIndex((other) => other[key] === edit[key]) < index;
  return Object.fromEntries(
    edits.flatMap((edit, index) => {
      const faults = {
        id: isRepeated(edit, 'id', index) ? TWICE : undefined,
        ...(edit.id !== undefined && !ids.has(edit.id) && { id: say('guestOfAnotherStay') }),
        ref: isRepeated(edit, 'ref', index) ? TWICE : undefined,
        ...(headRoleOf(edit.role) === undefined
          ? findDateFaults(edit, stay)
          : findMemberDateFaults(edit, headOf(edit)?.arrival ?? stay.startDate, stay)),
      };
      return Object.entries(faults).flatMap(([field, text]) =>
        text === undefined ? [] : [[`guests.${index}.${field}`, text]],
      );
    }),
  );
}

function findDateFaults({ arrival, departure }: GuestEdit, stay: Planning['stay']) {
  if (isOutside(arrival, stay) || isOutside(departure, stay))
    return {
      arrival: isOutside(arrival, stay) ? OUTSIDE : undefined,
      departure: isOutside(departure, stay) ? OUTSIDE : undefined,
    };
  const isBackwards = (departure ?? stay.endDate) <= (arrival ?? stay.startDate);
  return isBackwards ? { [departure === null ? 'arrival' : 'departure']: LEAVES_FIRST } : {};
}

/** `comes` is the arrival of the head. */
function findMemberDateFaults({ arrival, departure }: GuestEdit, comes: LocalDate, stay: Planning['stay']) {
  if (arrival !== null) return { arrival: say('guestComesWithHead') };
  if (isOutside(departure, stay)) return { departure: OUTSIDE };
  return departure !== null && departure <= comes ? { departure: LEAVES_FIRST } : {};
}

function isOutside(day: LocalDate | null, stay: Planning['stay']): boolean {
  return day !== null && (day < stay.startDate || day > stay.endDate);
}

function detailsOf(edit: GuestEdit): GuestDetails {
  return {
    lastName: edit.lastName,
    firstName: edit.firstName,
    docType: edit.docType,
    docNumber: edit.docNumber,
    docPlace: edit.docPlace,
    sex: edit.sex,
    birthDate: edit.birthDate,
    birthState: edit.birthState,
    birthPlace: edit.birthPlace,
    citizenship: edit.citizenship,
    residenceState: edit.residenceState,
    residencePlace: edit.residencePlace,
  };
}
