/** Where a stay of the register comes from: a booking of the site, a portal, or the owner by hand. */
export const STAY_SOURCES = ['SITE', 'CHANNEL', 'OWNER'] as const;
export type StaySource = (typeof STAY_SOURCES)[number];

/** How far a stay has come on its way to the police, the least first (LAW.md section 2). */
export const REGISTER_STATES = ['EMPTY', 'INCOMPLETE', 'READY', 'UPLOADED', 'RECEIPTED'] as const;
export type RegisterState = (typeof REGISTER_STATES)[number];

/** More do not sleep in one home; it bounds what a stranger may send by a link. */
export const MAX_GUESTS_OF_STAY = 30;

export const IDENTIFICATIONS = ['IN_PERSON', 'VIDEO'] as const;
/** How somebody was looked at as she came; a picture of a document is none (Cons. Stato III, 21/11/2025). */
export type Identification = (typeof IDENTIFICATIONS)[number];
