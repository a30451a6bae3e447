import type { LocalDate } from '../../base/date/local-date.ts';

export const GUEST_ROLES = ['SINGLE', 'FAMILY_HEAD', 'GROUP_HEAD', 'FAMILY_MEMBER', 'GROUP_MEMBER'] as const;
/** A guest's role in the register: single, head of a family or group, or member of one. */
export type GuestRole = (typeof GUEST_ROLES)[number];

export const GUEST_WRITERS = ['OWNER', 'LINK'] as const;
/** Who entered a guest: the owner, or somebody with the check-in link. */
export type GuestWriter = (typeof GUEST_WRITERS)[number];

/** A registered guest, possibly incomplete; codes are those of the official tables. */
export type RegisteredGuest = {
  readonly id: string;
  readonly role?: GuestRole | null;
  /** Of members: the id of their head. */
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
  /** The code of the municipality or state that issued it. */
  readonly docPlace?: string | null;
  /** Own dates of a guest who comes later or leaves earlier than the stay; members come with their head. */
  readonly arrival?: LocalDate | null;
  readonly departure?: LocalDate | null;
};

/** A stay with its guests, in the order in which they were entered. */
export type RegisteredStay = {
  readonly arrival: LocalDate;
  readonly departure: LocalDate;
  readonly guests: readonly RegisteredGuest[];
};

const HEAD_OF: Partial<Record<GuestRole, GuestRole>> = {
  FAMILY_MEMBER: 'FAMILY_HEAD',
  GROUP_MEMBER: 'GROUP_HEAD',
};

/** The role of a member's head; undefined for roles without one. */
export function headRoleOf(role: GuestRole | null | undefined): GuestRole | undefined {
  return role ? HEAD_OF[role] : undefined;
}

/** Whether the guest shows a document: singles and heads do, members do not. */
export function showsDocument({ role }: Pick<RegisteredGuest, 'role'>): boolean {
  return headRoleOf(role) === undefined;
}

/** The head that a member refers to, among the guests of the stay. */
export function findHead<Guest extends RegisteredGuest>(guest: Guest, guests: readonly Guest[]): Guest | undefined {
  return headRoleOf(guest.role) && guests.find(({ id }) => id === guest.headId && id !== guest.id);
}

/** The guests in the order of files: singles and heads as entered, members right after their head. */
export function listInOrder<Guest extends RegisteredGuest>(guests: readonly Guest[]): Guest[] {
  return guests
    .filter((guest) => headRoleOf(guest.role) === undefined)
    .flatMap((head) => [head, ...guests.filter((guest) => findHead(guest, guests)?.id === head.id)]);
}
