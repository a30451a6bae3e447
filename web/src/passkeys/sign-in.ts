import { ApiError, type Client } from '@approdo/shared/client';
import type { Session } from '@approdo/shared/contract/accounts/auth';
import type { passkeySignIn } from '@approdo/shared/contract/accounts/keys';
import type { PasskeyAnswer, RequestOptions } from '@approdo/shared/contract/accounts/passkey-shapes';
import { enterHere } from '../session/browser-device.ts';
import { disownPasskey, knowsPasskeys, requestPasskey, takesPasskeys } from './passkeys.ts';

export type PasskeyCalls = Client<{ passkeySignIn: typeof passkeySignIn }>['passkeySignIn'];

/** The options of a passkey prompt, and when they were issued. */
type PasskeyOffer = { readonly options: RequestOptions; readonly at: number };

/** Undefined if the property offers no passkeys, or not here, or the browser lacks them, or there was no answer. */
export async function findPasskeyOffer(calls: PasskeyCalls): Promise<PasskeyOffer | undefined> {
  if (!knowsPasskeys()) return undefined;
  const at = Date.now();
  const answer = await calls.options().catch(() => undefined);
  return answer && takesPasskeys(answer) ? { options: answer.options, at } : undefined;
}

/** Signs in with a passkey chosen in a window; undefined if cancelled. Rejects if refused. */
export async function enterByPasskey(calls: PasskeyCalls): Promise<Session | undefined> {
  const { options } = await calls.options();
  return await send(calls, options, await requestPasskey(options));
}

/**
 * Signs in with a passkey suggested by the field with `autocomplete="… webauthn"`, until the signal aborts. If the user
 * takes so long that the challenge expires, it is asked for again.
 */
async function enterByProposal(
  calls: PasskeyCalls,
  { options, at }: PasskeyOffer,
  ended: AbortSignal,
): Promise<Session | undefined> {
  const answer = await requestPasskey(options, { conditional: ended });
  if (answer && Date.now() - at >= options.timeout) return await enterByPasskey(calls);
  return await send(calls, options, answer);
}

/** The sign-in methods that a page loads. */
export type PasskeySignIn = ReturnType<typeof createPasskeySignIn>;

export function createPasskeySignIn(calls: PasskeyCalls) {
  return {
    findOffer: () => findPasskeyOffer(calls),
    enter: () => enterByPasskey(calls),
    enterByProposal: (offer: PasskeyOffer, ended: AbortSignal) => enterByProposal(calls, offer, ended),
  };
}

async function send(
  calls: PasskeyCalls,
  { rpId }: RequestOptions,
  answer: PasskeyAnswer | undefined,
): Promise<Session | undefined> {
  if (!answer) return undefined;
  try {
    return await enterHere(calls, answer);
  } catch (cause) {
    if (isUnknown(cause)) await disownPasskey({ rpId, credentialId: answer.id });
    throw cause;
  }
}

/** Refused because the site does not know the passkey: after any other refusal it stays among the suggestions. */
function isUnknown(cause: unknown): boolean {
  const body: unknown = cause instanceof ApiError ? cause.body : undefined;
  return typeof body === 'object' && body !== null && 'isUnknown' in body && body.isUnknown === true;
}
