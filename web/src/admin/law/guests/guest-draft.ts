import type { Guest, StayGuests } from '@approdo/shared/contract/law/register-guests';
import { TRAVEL_FIELDS, type Travel } from '@approdo/shared/domain/law/regional/travel-words';
import { ASKED_FIELDS, type AskedField } from '@approdo/shared/domain/law/register/asked-fields';
import { type GuestRole, headRoleOf } from '@approdo/shared/domain/law/register/guest';

type Typed = { readonly [field in AskedField | 'arrival' | 'departure' | 'exemption']: string };

/** A guest as she is typed; what is not said is empty. */
export type GuestDraft = Typed & {
  /** Her id; of a new one, what she is called until she has one. */
  readonly key: string;
  readonly isNew: boolean;
  readonly role: GuestRole | '';
  /** The key of whom she is with. */
  readonly headId: string;
};

/** The guests of a stay and their journey, of which what is not said is empty. */
export type GuestsDraft = { readonly guests: readonly GuestDraft[] } & { readonly [field in keyof Travel]: string };

const TYPED = [...ASKED_FIELDS, 'arrival', 'departure', 'exemption'] as const;

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
    reason: told.reason ?? '',
    transport: told.transport ?? '',
    transportThere: told.transportThere ?? '',
  };
}

export function draftOfGuest(guest: Guest): GuestDraft {
  return {
    key: guest.id,
    isNew: false,
    role: guest.role ?? '',
    headId: guest.headId ?? '',
    lastName: guest.lastName ?? '',
    firstName: guest.firstName ?? '',
    sex: guest.sex ?? '',
    birthDate: guest.birthDate ?? '',
    birthState: guest.birthState ?? '',
    birthPlace: guest.birthPlace ?? '',
    citizenship: guest.citizenship ?? '',
    residenceState: guest.residenceState ?? '',
    residencePlace: guest.residencePlace ?? '',
    docType: guest.docType ?? '',
    docNumber: guest.docNumber ?? '',
    docPlace: guest.docPlace ?? '',
    arrival: guest.arrival ?? '',
    departure: guest.departure ?? '',
    exemption: guest.exemption ?? '',
  };
}

export function blankGuest(key: string): GuestDraft {
  return { ...NOTHING_SAID, key: key.slice(0, KEY_LENGTH), isNew: true, role: '', headId: '' };
}

const NOTHING_SAID: Typed = {
  ...{ lastName: '', firstName: '', sex: '', birthDate: '', birthState: '', birthPlace: '', citizenship: '' },
  ...{ residenceState: '', residencePlace: '', docType: '', docNumber: '', docPlace: '' },
  ...{ arrival: '', departure: '', exemption: '' },
};

/** What is sent: new ones by what they are called here, so that their members can name them. */
export function writeGuests({ guests, ...travel }: GuestsDraft): { readonly guests: readonly object[] } {
  return {
    ...Object.fromEntries(TRAVEL_FIELDS.map((field) => [field, travel[field] || null])),
    guests: guests.map((guest) => ({
      ...(guest.isNew ? { ref: guest.key } : { id: guest.key }),
      role: guest.role || null,
      headId: guest.headId || null,
      ...Object.fromEntries(TYPED.map((field) => [field, guest[field].trim() || null])),
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
