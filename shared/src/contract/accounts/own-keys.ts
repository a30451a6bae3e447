import { z } from 'zod';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, instant } from '../base/fields.ts';
import { messageOf } from '../base/messages.ts';

/** A passkey as she sees it whose it is. */
export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  /** Null where it never was. */
  lastUsedAt: instant.nullable(),
  /** Whether a service keeps it for several devices, as of its last use. */
  isSynced: z.boolean(),
  /** The host that it was made for. */
  rpId: z.string(),
  isUsableHere: z.boolean(),
});
export type Passkey = z.output<typeof passkey>;

/** The app that gives an account codes; one that is not readable was set up under another secret of the site. */
export const codeApp = z.object({ since: instant, isReadable: z.boolean() });

/** What an account is proved by beside its password. */
const ownKeys = z.object({
  twoProofs: z.boolean(),
  /** Whether the house asks two proofs of this account. */
  isRequired: z.boolean(),
  /** Where passkeys of this house are good; null where it can offer none. */
  passkeysHere: z.object({ rpId: z.string(), origin: z.string() }).nullable(),
  whyNot: z.enum(['ADDRESS', 'HTTP']).optional(),
  /** The oldest first. */
  passkeys: z.array(passkey),
  app: codeApp.nullable(),
  recovery: z.object({ left: z.int(), createdAt: instant }).nullable(),
  isOfferPutAway: z.boolean(),
});
export type OwnKeys = z.output<typeof ownKeys>;

/** What the back office reads at its start; the rows that change keys bring shapes of authenticators along. */
export const ownKeysRows = {
  get: endpoint({
    method: 'GET',
    path: '/auth/keys',
    access: 'user',
    summary: 'What the caller is proved by beside her password',
    answer: ownKeys,
    status: 200,
  }),
  putOffer: endpoint({
    method: 'PUT',
    path: '/auth/keys/offer',
    access: 'user',
    summary: 'Whether the offer to add a second proof is put away for good',
    body: z.object({ isPutAway: z.boolean(messageOf(say('choiceMissing'))) }),
    bodyLimit: 1024,
    answer: ownKeys,
    status: 200,
    leavesSiteAlone: true,
  }),
};
