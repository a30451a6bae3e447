import type { Guest, StayGuests } from '@approdo/shared/contract/law/register-guests';
import type { Travel } from '@approdo/shared/domain/law/regional/travel-words';
import { ASKED_FIELDS } from '@approdo/shared/domain/law/register/asked-fields';
import { type GuestRole, headRoleOf } from '@approdo/shared/domain/law/register/guest';
import { z } from 'zod';
import { held, textOrNull } from '../../kit/form/fields.ts';

const TYPED = [...ASKED_FIELDS, 'headId', 'arrival', 'departure', 'exemption'] as const;

/** What is said of a guest, as it is typed and as the server takes it; what is not said is empty. */
const guestForm = z.object({
  ...(Object.fromEntries(TYPED.map((field) => [field, textOrNull])) as Record<
    (typeof TYPED)[number],
    typeof textOrNull
  >),
  role: z.codec(held<GuestRole | ''>(), held<GuestRole | null>(), {
    decode: (role) => role || null,
    encode: (role) => role ?? '',
  }),
});

/** A guest as she is typed; `headId` is the key of whom she is with. */
export type GuestDraft = z.input<typeof guestForm> & {
  /** Her id; of a new one, what she is called until she has one. */
  readonly key: string;
  readonly isNew: boolean;
};

const travelForm = z.object({ reason: textOrNull, transport: textOrNull, transportThere: textOrNull });

/** The guests of a stay and their journey, of which what is not said is empty. */
export type GuestsDraft = z.input<typeof travelForm> & { readonly guests: readonly GuestDraft[] };

/** The longest that a new guest may be called. */
const KEY_LENGTH = 20;

/** The guests that are there; where nobody was entered yet, as many blank ones as are to come. */
export function draftOf(
  told: Pick<StayGuests, 'guests' | keyof Travel>,
  numberOfGuests: number,
  makeKey: () => string,
): GuestsDraft {
  const drafts = told.guests.map(draftOfGuest);
  const blank = drafts.length > 0 ? 0 : numberOfGuests;
  return {
    guests: [...drafts, ...Array.from({ length: blank }, () => blankGuest(makeKey()))],
    ...travelForm.encode(told),
  };
}

export function draftOfGuest(guest: Guest): GuestDraft {
  return { ...guestForm.encode(guest), key: guest.id, isNew: false };
}

export function blankGuest(key: string): GuestDraft {
  return { ...NOTHING_SAID, key: key.slice(0, KEY_LENGTH), isNew: true, role: '' };
}

const NOTHING_SAID = Object.fromEntries(TYPED.map((field) => [field, ''])) as Record<(typeof TYPED)[number], string>;

/** What is sent: new ones by what they are called here, so that their members can name them. */
export function writeGuests({ guests, ...travel }: GuestsDraft): { readonly guests: readonly object[] } {
  return {
    ...travelForm.decode(travel),
    guests: guests.map((guest) => ({
      ...(guest.isNew ? { ref: guest.key } : { id: guest.key }),
      ...guestForm.decode(guest),
      // Members come with their head: what was typed before they were some is asked no more.
      ...(headRoleOf(guest.role || null) !== undefined && { arrival: null }),
    })),
  };
}

/** What is typed with the ids that the server gave to those that were `sent`, in their order. */
export function adoptIds(typed: GuestsDraft, sent: GuestsDraft, answer: Pick<StayGuests, 'guests'>): GuestsDraft {
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

/** Who is with somebody that is no longer there, or is no head of theirs any more, is with nobody; where one head alone is left, with that. */
export function settleHeads(guests: readonly GuestDraft[]): readonly GuestDraft[] {
  return guests.map((guest) => {
    const heads = listHeads(guest, guests);
    if (heads.some(({ key }) => key === guest.headId)) return guest;
    const [only, ...others] = heads;
    return { ...guest, headId: only && others.length === 0 ? only.key : '' };
  });
}

/** Whom a member may be with; nobody, for a guest who is no member. */
export function listHeads(guest: GuestDraft, guests: readonly GuestDraft[]): readonly GuestDraft[] {
  const role = headRoleOf(guest.role || null);
  return role === undefined ? [] : guests.filter((other) => other.role === role && other.key !== guest.key);
}

export const PARTIES = ['ALONE', 'FAMILY', 'GROUP'] as const;
export type PartyKind = (typeof PARTIES)[number];

/** What each of a party is, the first and the others. */
const ROLES_OF: Readonly<Record<PartyKind, readonly [GuestRole, GuestRole]>> = {
  ALONE: ['SINGLE', 'SINGLE'],
  FAMILY: ['FAMILY_HEAD', 'FAMILY_MEMBER'],
  GROUP: ['GROUP_HEAD', 'GROUP_MEMBER'],
};

/** All as guests of one party, the first its head. */
export function arrangeParty(guests: readonly GuestDraft[], party: PartyKind): readonly GuestDraft[] {
  const [first, others] = ROLES_OF[party];
  const arranged = guests.map((guest, place) => ({ ...guest, role: place === 0 ? first : others, headId: '' }));
  return settleHeads(arranged);
}

/** Of which party all are; undefined where they are of several, or nobody said. */
export function partyOf(guests: readonly GuestDraft[]): PartyKind | undefined {
  return PARTIES.find((party) => {
    const [first, others] = ROLES_OF[party];
    return guests.length > 0 && guests.every(({ role }, place) => role === (place === 0 ? first : others));
  });
}
