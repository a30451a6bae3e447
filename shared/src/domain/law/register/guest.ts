import type { LocalDate } from '../../base/date/local-date.ts';

export const GUEST_ROLES = ['SINGLE', 'FAMILY_HEAD', 'GROUP_HEAD', 'FAMILY_MEMBER', 'GROUP_MEMBER'] as const;
/** What somebody is in the register of guests: alone, first of a family or group, or with one of those. */
export type GuestRole = (typeof GUEST_ROLES)[number];

export const GUEST_WRITERS = ['OWNER', 'LINK'] as const;
/** Who entered a guest: the owner, or whoever had the link of the check-in ahead. */
export type GuestWriter = (typeof GUEST_WRITERS)[number];

/** A guest as she is written into the register, gaps allowed; codes are those of the official tables. */
export type RegisteredGuest = {
  readonly id: string;
  readonly role?: GuestRole | null;
  /** Of members: the guest they are with. */
  readonly headId?: string | null;
  readonly lastName?: string | null;
  readonly firstName?: string | null;
  readonly sex?: 'M' | 'F' | null;
  readonly birthDate?: LocalDate | null;
  readonly birthState?: string | null;
  readonly birthPlace?: string | null;
  readonly citizenship?: string | null;
  readonly residenceState?: string | null;
  /** A municipality's code for Italy, else free text. */
  readonly residencePlace?: string | null;
  readonly docType?: string | null;
  readonly docNumber?: string | null;
  /** Of the municipality or the state that issued it. */
  readonly docPlace?: string | null;
  /** Where she comes later or leaves earlier than the stay; members come with their head. */
  readonly arrival?: LocalDate | null;
  readonly departure?: LocalDate | null;
};

/** A stay with the guests who sleep there, in the order in which they were entered. */
export type RegisteredStay = {
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  readonly guests: readonly RegisteredGuest[];
};

const HEAD_OF: Partial<Record<GuestRole, GuestRole>> = {
  FAMILY_MEMBER: 'FAMILY_HEAD',
  GROUP_MEMBER: 'GROUP_HEAD',
};

/** Which role the head of a member has; undefined of whoever has no head. */
export function headRoleOf(role: GuestRole | null | undefined): GuestRole | undefined {
  return role ? HEAD_OF[role] : undefined;
}

/** Whether she shows a document: singles and heads do, members do not. */
export function showsDocument({ role }: Pick<RegisteredGuest, 'role'>): boolean {
  return headRoleOf(role) === undefined;
}

/** The head that a member names, among the guests of her stay. */
export function findHead<Guest extends RegisteredGuest>(guest: Guest, guests: readonly Guest[]): Guest | undefined {
  return headRoleOf(guest.role) && guests.find(({ id }) => id === guest.headId && id !== guest.id);
}

/** The guests as files have them: singles and heads as entered, members as entered right after their head. */
export function listInOrder<Guest extends RegisteredGuest>(guests: readonly Guest[]): Guest[] {
  return guests
    .filter((guest) => headRoleOf(guest.role) === undefined)
    .flatMap((head) => [head, ...guests.filter((guest) => findHead(guest, guests)?.id === head.id)]);
}
