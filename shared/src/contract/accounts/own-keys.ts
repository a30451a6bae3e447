import { z } from 'zod';
import { say } from '../../words/say.ts';
import { endpoint } from '../base/endpoint.ts';
import { id, instant } from '../base/fields.ts';
import { encodeMessage } from '../base/messages.ts';

/** A passkey as its owner sees it. */
export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  /** Null if it was never used. */
  lastUsedAt: instant.nullable(),
  /** Whether a service syncs it across devices, as of its last use. */
  isSynced: z.boolean(),
  /** The host that it was made for. */
  rpId: z.string(),
  isUsableHere: z.boolean(),
});
export type Passkey = z.output<typeof passkey>;

/** The account's code app; it is unreadable if it was set up under another secret of the site. */
export const codeApp = z.object({ since: instant, isReadable: z.boolean() });

/** An account's proofs beside its password. */
const ownKeys = z.object({
  twoProofs: z.boolean(),
  /** Whether the site requires two proofs of this account. */
  isRequired: z.boolean(),
  /** The relying party of this site's passkeys; null if it can offer none. */
  passkeysHere: z.object({ rpId: z.string(), origin: z.string() }).nullable(),
  whyNot: z.enum(['ADDRESS', 'HTTP']).optional(),
  /** Oldest first. */
  passkeys: z.array(passkey),
  app: codeApp.nullable(),
  recovery: z.object({ left: z.int(), createdAt: instant }).nullable(),
  isOfferPutAway: z.boolean(),
});
export type OwnKeys = z.output<typeof ownKeys>;

/** Read at the back office's start; the rows that change keys would bring the authenticator schemas along. */
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
    body: z.object({ isPutAway: z.boolean(encodeMessage(say('choiceMissing'))) }),
    bodyLimit: 1024,
    answer: ownKeys,
    status: 200,
    leavesSiteAlone: true,
  }),
};
