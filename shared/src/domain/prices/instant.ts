/** Why a stay is not confirmed at once, in display order. */
export const INSTANT_REASONS = [
  'BY_AGREEMENT',
  'RULES',
  'LEAD',
  'NIGHTS',
  'GUESTS',
  'PAST_STAY',
  'TAKEN',
  'CHANNELS',
  'HOLDS',
  'ADMIN',
] as const;
export type InstantReason = (typeof INSTANT_REASONS)[number];

/** How the deposit is paid: as with any confirmation, or by card while the days are held. */
export const INSTANT_DEPOSITS = ['LATER', 'CARD'] as const;

/** Which requests are confirmed without the owner. */
export type InstantRules = {
  readonly isOn: boolean;
  readonly leadDays: number;
  readonly minNights: number;
  readonly maxNights: number;
  readonly maxGuests: number;
  /** Whether the account must have a past stay. */
  readonly pastStayOnly: boolean;
  readonly deposit: (typeof INSTANT_DEPOSITS)[number];
  /** How long the days are held for a payment by card. */
  readonly holdMinutes: number;
};

export const initialInstantRules = {
  isOn: false,
  leadDays: 2,
  minNights: 1,
  maxNights: 28,
  maxGuests: 8,
  pastStayOnly: false,
  deposit: 'LATER',
  holdMinutes: 30,
} satisfies InstantRules;

/** Expired holds of an account within 24 hours; from this number on the owner must answer. */
export const MAX_EXPIRED_HOLDS = 3;

/** The facts about a requested stay. */
export type InstantFacts = {
  readonly rules: Omit<InstantRules, 'isOn'>;
  readonly nights: number;
  readonly guests: number;
  /** Days from today to the arrival. */
  readonly daysAhead: number;
  /** Cents; null by agreement. */
  readonly total: number | null;
  readonly breaksRules: boolean;
  readonly hasPastStay: boolean;
  readonly isTaken: boolean;
  /** Whether all portal sales are known. */
  readonly areChannelsUpToDate: boolean;
  /** Expired holds of the account in the last 24 hours. */
  readonly expiredHolds: number;
  readonly isOwner: boolean;
};

/** Each reason why the owner must answer; with none, the stay is confirmed at once (PRICES.md section 8). */
export function decideInstant(facts: InstantFacts): InstantReason[] {
  return INSTANT_REASONS.filter((reason) => APPLIES[reason](facts));
}

const APPLIES: Readonly<Record<InstantReason, (facts: InstantFacts) => boolean>> = {
  BY_AGREEMENT: ({ total }) => total === null,
  RULES: ({ breaksRules }) => breaksRules,
  LEAD: ({ daysAhead, rules }) => daysAhead < rules.leadDays,
  NIGHTS: ({ nights, rules }) => nights < rules.minNights || nights > rules.maxNights,
  GUESTS: ({ guests, rules }) => guests > rules.maxGuests,
  PAST_STAY: ({ rules, hasPastStay }) => rules.pastStayOnly && !hasPastStay,
  TAKEN: ({ isTaken }) => isTaken,
  CHANNELS: ({ areChannelsUpToDate }) => !areChannelsUpToDate,
  HOLDS: ({ expiredHolds }) => expiredHolds >= MAX_EXPIRED_HOLDS,
  ADMIN: ({ isOwner }) => isOwner,
};
