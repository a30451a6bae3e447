/** The source of a stay in the register: a booking of the site, a portal, or the owner. */
export const STAY_SOURCES = ['SITE', 'CHANNEL', 'OWNER'] as const;
export type StaySource = (typeof STAY_SOURCES)[number];

/** The states of reporting a stay to the police, in order (LAW.md section 2). */
export const REGISTER_STATES = ['EMPTY', 'INCOMPLETE', 'READY', 'UPLOADED', 'RECEIPTED'] as const;
export type RegisterState = (typeof REGISTER_STATES)[number];

/** More guests than any home sleeps; limits what a stranger can send through a link. */
export const MAX_GUESTS_OF_STAY = 30;

export const IDENTIFICATIONS = ['IN_PERSON', 'VIDEO'] as const;
/** How a guest was identified; a photo of a document does not count (Cons. Stato III, 21/11/2025). */
export type Identification = (typeof IDENTIFICATIONS)[number];
