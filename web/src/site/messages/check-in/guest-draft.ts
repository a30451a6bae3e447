import type { CheckInPlan, checkInSent } from '@approdo/shared/contract/messages/check-in';
import {
  ASKED_FIELDS,
  type AskedBy,
  type AskedField,
  type AskedGuest,
  listAskedFields,
} from '@approdo/shared/domain/law/register/asked-fields';
import type { GuestRole } from '@approdo/shared/domain/law/register/guest';
import { isMasked } from '@approdo/shared/domain/law/register/mask-number';
import { type Party, roleInParty } from '@approdo/shared/domain/law/register/party';
import { MAX_GUESTS_OF_STAY } from '@approdo/shared/domain/law/register/register-stay';
import type { z } from 'zod';

/** A guest as the form holds her: what is not said is empty. */
export type GuestDraft = Readonly<Record<AskedField, string>> & {
  /** The same as long as the form is open. */
  readonly key: string;
  /** Undefined of whom nothing was saved yet. */
  readonly id: string | undefined;
  /** What is known and not told, as it is shown: it stays where it is sent back so. */
  readonly withheld: Readonly<Partial<Record<AskedField, string>>>;
};

type StoredGuest = CheckInPlan['guests'][number];
type SentGuest = z.input<typeof checkInSent>['guests'][number];

const BLANK = Object.fromEntries(ASKED_FIELDS.map((field) => [field, ''])) as Record<AskedField, string>;

export function blankDraft(key: string): GuestDraft {
  return { ...BLANK, key, id: undefined, withheld: {} };
}

/** Those that were saved, and blank ones until there are as many as the stay has guests. */
export function draftsOf({ guests, numberOfGuests }: CheckInPlan): readonly GuestDraft[] {
  const blanks = Math.max(0, Math.min(numberOfGuests, MAX_GUESTS_OF_STAY) - guests.length);
  return [
    ...guests.map((guest) => ({ ...textsOf(guest), key: guest.id, id: guest.id, withheld: withheldOf(guest) })),
    ...Array.from({ length: blanks }, (_, place) => blankDraft(`blank ${place}`)),
  ];
}

/** What is known of them once they were saved in this order: who they are, and their numbers as they are shown again. */
export function withSaved(drafts: readonly GuestDraft[], { guests }: CheckInPlan): readonly GuestDraft[] {
  return drafts.map((draft, place) => {
    const guest = guests[place];
    if (!guest) return draft;
    const docNumber = guest.docNumber ?? draft.docNumber;
    return { ...draft, id: guest.id, docNumber, withheld: withheldOf(guest) };
  });
}

/** What was typed, where others have changed what is saved: whoever is there no more is new, and has no number that is masked. */
export function keepTyped(drafts: readonly GuestDraft[], { guests }: CheckInPlan): readonly GuestDraft[] {
  const saved = new Map(guests.map((guest) => [guest.id, guest]));
  return drafts.map((draft) => {
    const guest = draft.id === undefined ? undefined : saved.get(draft.id);
    const known = { id: guest?.id, withheld: guest ? withheldOf(guest) : {} };
    if (!isMasked(draft.docNumber)) return { ...draft, ...known };
    return { ...draft, ...known, docNumber: guest?.docNumber ?? '' };
  });
}

/** Those that the party has: whoever travels alone has one card, and nothing of the others is lost. */
export function listShown(drafts: readonly GuestDraft[], party: Party | null): readonly GuestDraft[] {
  return party === 'ALONE' ? drafts.slice(0, 1) : drafts;
}

/** Whether a field is left as it is known, which is not told here. */
export function isWithheld(
  { withheld, ...draft }: AskedGuest & Pick<GuestDraft, 'withheld'>,
  field: AskedField,
): boolean {
  return withheld[field] !== undefined && withheld[field] === (draft[field] ?? '');
}

/** Until somebody says with whom she travels, the first alone is asked for a document. */
export function roleOf(party: Party | null, place: number): GuestRole | null {
  return roleInParty(party ?? 'FAMILY', place) ?? null;
}

/** What of them is sent: a place of birth is one in Italy alone. */
export function sentOf(drafts: readonly GuestDraft[], party: Party | null, by: AskedBy): SentGuest[] {
  return listShown(drafts, party).map((draft, place) => {
    const asked = listAskedFields({ ...draft, role: roleOf(party, place) }, by);
    const hasPlace = by.italy === undefined || asked.includes('birthPlace');
    const said = Object.fromEntries(ASKED_FIELDS.map((field) => [field, draft[field].trim() || null]));
    return {
      ...said,
      ...(!hasPlace && { birthPlace: null }),
      sex: draft.sex === 'M' || draft.sex === 'F' ? draft.sex : null,
      ...(draft.id !== undefined && { id: draft.id }),
    };
  });
}

function withheldOf({ withheld, ...guest }: StoredGuest): GuestDraft['withheld'] {
  return Object.fromEntries(withheld.map((field) => [field, guest[field] ?? '']));
}

function textsOf(guest: StoredGuest): Record<AskedField, string> {
  return Object.fromEntries(ASKED_FIELDS.map((field) => [field, guest[field] ?? ''])) as Record<AskedField, string>;
}
