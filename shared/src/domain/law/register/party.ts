import type { GuestRole } from './guest.ts';

/** With whom somebody travels, as she says it herself. */
export const PARTIES = ['ALONE', 'FAMILY', 'GROUP'] as const;
export type Party = (typeof PARTIES)[number];

const ROLES: Readonly<Record<Party, { readonly first: GuestRole; readonly other: GuestRole | undefined }>> = {
  ALONE: { first: 'SINGLE', other: undefined },
  FAMILY: { first: 'FAMILY_HEAD', other: 'FAMILY_MEMBER' },
  GROUP: { first: 'GROUP_HEAD', other: 'GROUP_MEMBER' },
};

/** What the guest at that place of the list is: the first is the head of the others. Undefined where a party has no such place. */
export function roleInParty(party: Party, place: number): GuestRole | undefined {
  return place === 0 ? ROLES[party].first : ROLES[party].other;
}

/** Whether so many may travel so: alone is one, and nobody is a family or a group by herself. */
export function fitsParty(party: Party, guests: number): boolean {
  return party === 'ALONE' ? guests === 1 : guests > 1;
}

/** As what a list of guests travels; undefined where their roles are of no one party, or not all are said. */
export function findParty(roles: readonly (GuestRole | null | undefined)[]): Party | undefined {
  return PARTIES.find(
    (party) => fitsParty(party, roles.length) && roles.every((role, place) => role === roleInParty(party, place)),
  );
}
