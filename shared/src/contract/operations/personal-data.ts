import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { email, instant, localDate } from '../base/fields.ts';

/** The lists of an address's personal data; each may be empty. */
export const DATA_LISTS = [
  'bookings',
  'conversations',
  'contactMessages',
  'reviews',
  'money',
  'documents',
  'letters',
  'register',
  'acceptances',
] as const;
export type DataListName = (typeof DATA_LISTS)[number];

/** A stored thing, by the names of its fields. */
const thing = z.record(z.string(), z.unknown());
export type HeldThing = z.output<typeof thing>;

const personalData = z.object({
  email: z.string(),
  madeAt: instant,
  /** Null if no account has the address. */
  account: thing.nullable(),
  bookings: z.array(thing),
  /** The messages between guest and owner. */
  conversations: z.array(thing),
  contactMessages: z.array(thing),
  reviews: z.array(thing),
  money: z.array(thing),
  /** Their ids and hashes. */
  documents: z.array(thing),
  letters: z.array(thing),
  /** Guests of that address's stays; if there are any, a session without two fresh proofs gets the reason instead. */
  register: z.union([z.array(thing), z.object({ unreadable: z.literal('SECOND_PROOF_MISSING') })]),
  /** Acceptances of the privacy notice. */
  acceptances: z.array(thing),
});
export type PersonalData = z.output<typeof personalData>;

const erasure = z.object({
  /** How many things were erased, by list; without zeros. */
  erased: z.record(z.string(), z.number().int()),
  /** What is retained, why and until when, in the call's language. */
  kept: z.array(z.object({ what: z.string(), why: z.string(), until: localDate })),
});
export type Erasure = z.output<typeof erasure>;

const ofAddress = z.object({ email });

export const personalDataCalls = {
  mine: endpoint({
    method: 'GET',
    path: '/auth/me/data',
    access: 'user',
    fresh: 'ANY',
    summary: 'All that is held of the caller’s account, and of its address once that is confirmed, as a file of JSON',
    download: 'application/json',
    status: 200,
  }),
  ofAddress: endpoint({
    method: 'GET',
    path: '/people',
    access: 'admin',
    fresh: 'ANY',
    summary: 'All that is held of an address; the guests of its bookings to whoever has just shown two proofs',
    query: ofAddress,
    answer: personalData,
    status: 200,
  }),
  eraseMine: endpoint({
    method: 'POST',
    path: '/auth/me/erase',
    access: 'user',
    fresh: 'ANY',
    summary:
      'Erase one’s own account, and what is held of its address once that is confirmed, but what the law wants kept; ends every session',
    body: ofAddress,
    answer: erasure,
    status: 200,
    refusals: { 400: ['notOwnEmail'], 409: ['stayStillAhead', 'lastAdministrator'] },
  }),
  erase: endpoint({
    method: 'POST',
    path: '/people/erase',
    access: 'admin',
    fresh: 'ANY',
    summary: 'Erase what is held of an address, but what the law wants kept',
    body: ofAddress,
    answer: erasure,
    status: 200,
    refusals: { 409: ['stayStillAhead', 'lastAdministrator'] },
  }),
};
