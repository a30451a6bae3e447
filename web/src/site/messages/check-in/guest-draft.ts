import type { CheckInPlan, checkInSent } from '@approdo/shared/contract/messages/check-in';
import type { GuestRole } from '@approdo/shared/domain/law/register/guest';
import {
  GUEST_FORM_FIELDS,
  type GuestFormContext,
  type GuestFormField,
  type GuestFormValues,
  listGuestFormFields,
} from '@approdo/shared/domain/law/register/guest-form-fields';
import { isMasked } from '@approdo/shared/domain/law/register/mask-number';
import { type Party, roleInParty } from '@approdo/shared/domain/law/register/party';
import { MAX_GUESTS_OF_STAY } from '@approdo/shared/domain/law/register/register-stay';
import type { z } from 'zod';

/** A guest in the form; fields without a value are empty. */
export type GuestDraft = Readonly<Record<GuestFormField, string>> & {
  /** Constant while the form is open. */
  readonly key: string;
  /** Undefined until she was saved. */
  readonly id: string | undefined;
  /** Masked values by field: a field sent back unchanged keeps its stored value. */
  readonly withheld: Readonly<Partial<Record<GuestFormField, string>>>;
};

type StoredGuest = CheckInPlan['guests'][number];
type SentGuest = z.input<typeof checkInSent>['guests'][number];

const BLANK = Object.fromEntries(GUEST_FORM_FIELDS.map((field) => [field, ''])) as Record<GuestFormField, string>;

export function blankDraft(key: string): GuestDraft {
  return { ...BLANK, key, id: undefined, withheld: {} };
}

/** The saved guests, and blank ones up to the stay's number of guests. */
export function draftsOf({ guests, numberOfGuests }: CheckInPlan): readonly GuestDraft[] {
  const blanks = Math.max(0, Math.min(numberOfGuests, MAX_GUESTS_OF_STAY) - guests.length);
  return [
    ...guests.map((guest) => ({ ...textsOf(guest), key: guest.id, id: guest.id, withheld: withheldOf(guest) })),
    ...Array.from({ length: blanks }, (_, place) => blankDraft(`blank ${place}`)),
  ];
}

/** The drafts after saving, in the same order: with their ids, and document numbers masked again. */
export function withSaved(drafts: readonly GuestDraft[], { guests }: CheckInPlan): readonly GuestDraft[] {
  return drafts.map((draft, place) => {
    const guest = guests[place];
    if (!guest) return draft;
    const docNumber = guest.docNumber ?? draft.docNumber;
    return { ...draft, id: guest.id, docNumber, withheld: withheldOf(guest) };
  });
}

/** What was typed, after others changed the saved guests: one who was removed is new again, without a masked number. */
export function mergeTyped(drafts: readonly GuestDraft[], { guests }: CheckInPlan): readonly GuestDraft[] {
  const saved = new Map(guests.map((guest) => [guest.id, guest]));
  return drafts.map((draft) => {
    const guest = draft.id === undefined ? undefined : saved.get(draft.id);
    const known = { id: guest?.id, withheld: guest ? withheldOf(guest) : {} };
    if (!isMasked(draft.docNumber)) return { ...draft, ...known };
    return { ...draft, ...known, docNumber: guest?.docNumber ?? '' };
  });
}

/** The drafts that the party shows: only one for whoever travels alone, but the others are not lost. */
export function listVisible(drafts: readonly GuestDraft[], party: Party | null): readonly GuestDraft[] {
  return party === 'ALONE' ? drafts.slice(0, 1) : drafts;
}

/** Whether a field has its stored value, which is not shown here. */
export function isWithheld(
  { withheld, ...draft }: GuestFormValues & Pick<GuestDraft, 'withheld'>,
  field: GuestFormField,
): boolean {
  return withheld[field] !== undefined && withheld[field] === (draft[field] ?? '');
}

/** Until the party is chosen, only the first guest is asked for a document. */
export function roleOf(party: Party | null, place: number): GuestRole | null {
  return roleInParty(party ?? 'FAMILY', place) ?? null;
}

/** The guests to be sent; a place of birth is only sent for Italy. */
export function sentOf(drafts: readonly GuestDraft[], party: Party | null, by: GuestFormContext): SentGuest[] {
  return listVisible(drafts, party).map((draft, place) => {
    const requested = listGuestFormFields({ ...draft, role: roleOf(party, place) }, by);
    const hasPlace = by.italy === undefined || requested.includes('birthPlace');
    const values = Object.fromEntries(GUEST_FORM_FIELDS.map((field) => [field, draft[field].trim() || null]));
    return {
      ...values,
      ...(!hasPlace && { birthPlace: null }),
      sex: draft.sex === 'M' || draft.sex === 'F' ? draft.sex : null,
      ...(draft.id !== undefined && { id: draft.id }),
    };
  });
}

function withheldOf({ withheld, ...guest }: StoredGuest): GuestDraft['withheld'] {
  return Object.fromEntries(withheld.map((field) => [field, guest[field] ?? '']));
}

function textsOf(guest: StoredGuest): Record<GuestFormField, string> {
  return Object.fromEntries(GUEST_FORM_FIELDS.map((field) => [field, guest[field] ?? ''])) as Record<
    GuestFormField,
    string
  >;
}
