import { ApiError, type Client } from '@approdo/shared/client';
import type { Session } from '@approdo/shared/contract/accounts/auth';
import type { passkeySignIn } from '@approdo/shared/contract/accounts/keys';
import type { PasskeyAnswer, RequestOptions } from '@approdo/shared/contract/accounts/passkey-shapes';
import { enterHere } from '../session/browser-device.ts';
import { askPasskey, disownPasskey, knowsPasskeys, takesPasskeys } from './passkeys.ts';

export type PasskeyCalls = Client<{ passkeySignIn: typeof passkeySignIn }>['passkeySignIn'];

/** What a passkey is to be asked by, and since when. */
type PasskeyOffer = { readonly options: RequestOptions; readonly at: number };

/** Undefined where the house offers no passkeys, or not at this address, or the browser knows none, or no answer came. */
export async function findPasskeyOffer(calls: PasskeyCalls): Promise<PasskeyOffer | undefined> {
  if (!knowsPasskeys()) return undefined;
  const at = Date.now();
  const asked = await calls.options().catch(() => undefined);
  return asked && takesPasskeys(asked) ? { options: asked.options, at } : undefined;
}

/** By a passkey that the person chooses in a window; undefined where she calls that off. Rejects where it is refused. */
export async function enterByPasskey(calls: PasskeyCalls): Promise<Session | undefined> {
  const { options } = await calls.options();
  return await send(calls, options, await askPasskey(options));
}

/**
 * By a passkey that the field with `autocomplete="… webauthn"` proposes, until the signal ends that. Where the person takes
 * so long that its challenge is over, she is asked for it anew.
 */
async function enterByProposal(
  calls: PasskeyCalls,
  { options, at }: PasskeyOffer,
  ended: AbortSignal,
): Promise<Session | undefined> {
  const answer = await askPasskey(options, { conditional: ended });
  if (answer && Date.now() - at >= options.timeout) return await enterByPasskey(calls);
  return await send(calls, options, answer);
}

/** What a page signs in by, once it has loaded it. */
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

/** Refused because the site knows no such passkey: for any other reason it is to go on being proposed. */
function isUnknown(cause: unknown): boolean {
  const body: unknown = cause instanceof ApiError ? cause.body : undefined;
  return typeof body === 'object' && body !== null && 'isUnknown' in body && body.isUnknown === true;
}
