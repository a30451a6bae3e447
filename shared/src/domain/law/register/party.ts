import type { GuestRole } from './guest.ts';

/** The party that somebody travels with, in their own words. */
export const PARTIES = ['ALONE', 'FAMILY', 'GROUP'] as const;
export type Party = (typeof PARTIES)[number];

const ROLES: Readonly<Record<Party, { readonly first: GuestRole; readonly other: GuestRole | undefined }>> = {
  ALONE: { first: 'SINGLE', other: undefined },
  FAMILY: { first: 'FAMILY_HEAD', other: 'FAMILY_MEMBER' },
  GROUP: { first: 'GROUP_HEAD', other: 'GROUP_MEMBER' },
};

/** The role at a place in the list, the first being the head; undefined where a party has no such place. */
export function roleInParty(party: Party, place: number): GuestRole | undefined {
  return place === 0 ? ROLES[party].first : ROLES[party].other;
}

/** Whether a party may have so many guests: one travels alone, a family or a group has several. */
export function fitsParty(party: Party, guests: number): boolean {
  return party === 'ALONE' ? guests === 1 : guests > 1;
}

/** The party of a list of guests; undefined where their roles belong to no single one, or some are missing. */
export function findParty(roles: readonly (GuestRole | null | undefined)[]): Party | undefined {
  return PARTIES.find(
    (party) => fitsParty(party, roles.length) && roles.every((role, place) => role === roleInParty(party, place)),
  );
}
