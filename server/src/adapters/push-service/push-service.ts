import type { PushSubscriptionInput } from '@approdo/shared/contract/accounts/push';
import { type AddressRules, checkAddress } from '../guarded-request/address-rules.ts';
import { type Answered, postGuarded } from '../guarded-request/post-guarded.ts';
import { createNameResolver, type ResolveName } from '../guarded-request/resolve-name.ts';
import { readRetryAfter } from '../guarded-request/retry-after.ts';
import type { OpenStoredValue } from '../stored-values.ts';
import { loadWebPush } from './load-web-push.ts';
import { createPushKeys } from './push-keys.ts';

type ServiceNeeds = AddressRules & {
  readonly openStoredValue: OpenStoredValue;
  readonly secret: string;
  /** The e-mail address that push services write to in case of trouble; the site's address if undefined. */
  readonly ownerEmail: string | undefined;
  readonly origin: string;
  readonly now: () => Date;
  readonly resolve?: ResolveName;
  readonly ca?: string | undefined;
  readonly answerMs?: number | undefined;
};

export type PushMessage = {
  readonly subscription: PushSubscriptionInput;
  /** Encrypted for the subscribed browser. */
  readonly payload: string;
  /** Only the newest waiting message of a topic is delivered; at most 32 characters of base64url. */
  readonly topic: string;
  readonly urgency: 'normal' | 'high';
  /** How long the service may hold it for an offline device. */
  readonly ttlSeconds: number;
};

/** The result of sending a message; errors are in Italian, for the owner. */
export type PushOutcome =
  | { readonly kind: 'SENT' }
  /** The subscription has ended. */
  | { readonly kind: 'GONE' }
  | { readonly kind: 'REFUSED'; readonly error: string }
  | { readonly kind: 'LATER'; readonly error: string; readonly retryAfterSeconds: number | undefined };

export type PushService = ReturnType<typeof createPushService>;

/** For lookup, connection and response together. */
const ANSWER_MS = 10_000;
const MAX_BYTES = 64 * 1024;

const NOT_ALLOWED = 'L’indirizzo degli avvisi porta a una rete privata o non ammessa';
const SILENT = 'Il servizio degli avvisi non risponde';

/**
 * Sends messages to browsers through their push services, encrypted (RFC 8291) and signed (RFC 8292). The services'
 * addresses are untrusted: https only, public IP addresses only, no redirects, with a time limit.
 */
export function createPushService({ resolve = createNameResolver(), answerMs = ANSWER_MS, ...needs }: ServiceNeeds) {
  const { now } = needs;
  const rules = { ...needs, resolve };
  const readKeys = createPushKeys(needs);
  const subject = needs.ownerEmail === undefined ? secureForm(needs.origin) : `mailto:${needs.ownerEmail}`;

  async function write({ subscription, payload, topic, urgency, ttlSeconds: TTL }: PushMessage) {
    const { generateRequestDetails } = await loadWebPush();
    const vapidDetails = { subject, ...(await readKeys()) };
    const details = generateRequestDetails(subscription, payload, { vapidDetails, TTL, topic, urgency });
    return { headers: textsOf(details.headers), body: details.body };
  }

  return {
    readPublicKey: async (): Promise<string> => (await readKeys()).publicKey,

    isAllowedEndpoint: (endpoint: string): boolean => 'address' in checkAddress(endpoint, rules),

    /** Never throws for what the other side does; throws when aborted. */
    async send(message: PushMessage, called: AbortSignal): Promise<PushOutcome> {
      const { endpoint: address } = message.subscription;
      const posting = { address, write: () => write(message), maxBytes: MAX_BYTES, answerMs, called };
      const posted = await postGuarded(posting, rules);
      if (posted.kind === 'NOT_ALLOWED') return { kind: 'REFUSED', error: NOT_ALLOWED };
      if (posted.kind === 'SILENT') return { kind: 'LATER', error: SILENT, retryAfterSeconds: undefined };
      return outcomeOf(posted, now());
    },
  };
}

function outcomeOf({ status, headers }: Answered, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'SENT' };
  if (status === 404 || status === 410) return { kind: 'GONE' };
  const error = `Il servizio degli avvisi ha risposto con un errore (${status})`;
  const isTransient = status === 429 || status >= 500;
  if (!isTransient) return { kind: 'REFUSED', error };
  return { kind: 'LATER', error, retryAfterSeconds: readRetryAfter(headers['retry-after'], now) };
}

/** A local trial site has an http address, which a subject may not be (RFC 8292, 2.1). */
function secureForm(origin: string): string {
  return origin.replace(/^http:/, 'https:');
}

function textsOf(headers: Readonly<Record<string, string | number>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
