import type { Guest, StayGuests } from '@approdo/shared/contract/law/register-guests';
import type { Travel } from '@approdo/shared/domain/law/regional/travel-words';
import { type GuestRole, headRoleOf } from '@approdo/shared/domain/law/register/guest';
import { GUEST_FORM_FIELDS } from '@approdo/shared/domain/law/register/guest-form-fields';
import { z } from 'zod';
import { plainField, textOrNull } from '../../kit/form/fields.ts';

const TYPED = [...GUEST_FORM_FIELDS, 'headId', 'arrival', 'departure', 'exemption'] as const;

/** The details of a guest as typed, and as the server takes them; unset fields are empty. */
const guestForm = z.object({
  ...(Object.fromEntries(TYPED.map((field) => [field, textOrNull])) as Record<
    (typeof TYPED)[number],
    typeof textOrNull
  >),
  role: z.codec(plainField<GuestRole | ''>(), plainField<GuestRole | null>(), {
    decode: (role) => role || null,
    encode: (role) => role ?? '',
  }),
});

/** A guest as typed; `headId` is the key of the head. */
export type GuestDraft = z.input<typeof guestForm> & {
  /** The guest's id; a temporary one for a new guest. */
  readonly key: string;
  readonly isNew: boolean;
};

const travelForm = z.object({ reason: textOrNull, transport: textOrNull, transportThere: textOrNull });

/** The guests of a stay and their journey; unset fields are empty. */
export type GuestsDraft = z.input<typeof travelForm> & { readonly guests: readonly GuestDraft[] };

/** The longest temporary id of a new guest. */
const KEY_LENGTH = 20;

/** The existing guests; where none were entered yet, as many blank ones as are expected. */
export function draftOf(
  stored: Pick<StayGuests, 'guests' | keyof Travel>,
  numberOfGuests: number,
  makeKey: () => string,
): GuestsDraft {
  const drafts = stored.guests.map(draftOfGuest);
  const blank = drafts.length > 0 ? 0 : numberOfGuests;
  return {
    guests: [...drafts, ...Array.from({ length: blank }, () => blankGuest(makeKey()))],
    ...travelForm.encode(stored),
  };
}

export function draftOfGuest(guest: Guest): GuestDraft {
  return { ...guestForm.encode(guest), key: guest.id, isNew: false };
}

export function blankGuest(key: string): GuestDraft {
  return { ...EMPTY_DETAILS, key: key.slice(0, KEY_LENGTH), isNew: true, role: '' };
}

const EMPTY_DETAILS = Object.fromEntries(TYPED.map((field) => [field, ''])) as Record<(typeof TYPED)[number], string>;

/** The values to send: new guests with their temporary ids, so that members can refer to them. */
export function writeGuests({ guests, ...travel }: GuestsDraft): { readonly guests: readonly object[] } {
  return {
    ...travelForm.decode(travel),
    guests: guests.map((guest) => ({
      ...(guest.isNew ? { ref: guest.key } : { id: guest.key }),
      ...guestForm.decode(guest),
      // Members come with their head: dates typed before are left out.
      ...(headRoleOf(guest.role || null) !== undefined && { arrival: null }),
    })),
  };
}

/** The typed values with the ids that the server gave to the guests that were `sent`, in their order. */
export function assignIds(typed: GuestsDraft, sent: GuestsDraft, answer: Pick<StayGuests, 'guests'>): GuestsDraft {
  const ids = new Map(sent.guests.map(({ key }, place) => [key, answer.guests[place]?.id]));
  return {
    ...typed,
    guests: typed.guests.map((guest) => ({
      ...guest,
      key: ids.get(guest.key) ?? guest.key,
      isNew: guest.isNew && ids.get(guest.key) === undefined,
      headId: ids.get(guest.headId) ?? guest.headId,
    })),
  };
}

/** Clears heads that are gone, or no heads any more; if only one head is left, members join it. */
export function repairHeads(guests: readonly GuestDraft[]): readonly GuestDraft[] {
  return guests.map((guest) => {
    const heads = listHeads(guest, guests);
    if (heads.some(({ key }) => key === guest.headId)) return guest;
    const [only, ...others] = heads;
    return { ...guest, headId: only && others.length === 0 ? only.key : '' };
  });
}

/** The possible heads of a member; none for other guests. */
export function listHeads(guest: GuestDraft, guests: readonly GuestDraft[]): readonly GuestDraft[] {
  const role = headRoleOf(guest.role || null);
  return role === undefined ? [] : guests.filter((other) => other.role === role && other.key !== guest.key);
}

export const PARTIES = ['ALONE', 'FAMILY', 'GROUP'] as const;
export type PartyKind = (typeof PARTIES)[number];

/** The roles in each party, of the first guest and of the others. */
const ROLES_OF: Readonly<Record<PartyKind, readonly [GuestRole, GuestRole]>> = {
  ALONE: ['SINGLE', 'SINGLE'],
  FAMILY: ['FAMILY_HEAD', 'FAMILY_MEMBER'],
  GROUP: ['GROUP_HEAD', 'GROUP_MEMBER'],
};

/** Makes all guests one party, the first its head. */
export function arrangeParty(guests: readonly GuestDraft[], party: PartyKind): readonly GuestDraft[] {
  const [first, others] = ROLES_OF[party];
  const arranged = guests.map((guest, place) => ({ ...guest, role: place === 0 ? first : others, headId: '' }));
  return repairHeads(arranged);
}

/** The party of all guests; undefined where they belong to several, or roles are missing. */
export function partyOf(guests: readonly GuestDraft[]): PartyKind | undefined {
  return PARTIES.find((party) => {
    const [first, others] = ROLES_OF[party];
    return guests.length > 0 && guests.every(({ role }, place) => role === (place === 0 ? first : others));
  });
}
