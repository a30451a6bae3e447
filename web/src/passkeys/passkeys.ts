import type {
  CreationOptions,
  NewPasskey,
  PasskeyAnswer,
  RequestOptions,
} from '@approdo/shared/contract/accounts/passkey-shapes';
import { passkeySupportOf } from '@approdo/shared/domain/accounts/passkey-support';

// The WebAuthn code is loaded with the first passkey: few pages ever need one.

/** The origin that the site's passkeys are bound to; null if it can offer none. */
type Place = { readonly origin: string } | null | undefined;

/** Whether this page supports passkeys: it is at the origin they are bound to, and the browser knows them. */
export function takesPasskeys(place: Place): boolean {
  return place?.origin === location.origin && knowsPasskeys();
}

/** Whether the browser supports passkeys at an address like this page's. */
export function knowsPasskeys(): boolean {
  return hasWebAuthn() && 'rpId' in passkeySupportOf(new URL(location.origin));
}

/** Whether the browser supports passkeys at all, whatever the address. */
export function hasWebAuthn(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

type PromptOptions = {
  /** Without a window: the field with `autocomplete="… webauthn"` suggests the passkey until the signal aborts. */
  readonly conditional?: AbortSignal;
};

/**
 * The answer of one of the user's passkeys; undefined if cancelled or timed out. A page has one prompt at a time: the
 * next one ends the previous. Throws if the browser refuses to prompt.
 */
export async function requestPasskey(
  options: RequestOptions,
  settings: PromptOptions = {},
): Promise<PasskeyAnswer | undefined> {
  const { promptPasskey } = await import('./prompt-passkey.ts');
  return await promptPasskey(options, settings.conditional);
}

/**
 * A new passkey on the user's authenticator; EXISTS if it already has one for the account, undefined if cancelled or
 * timed out. Throws if the browser refuses to create one.
 */
export async function makePasskey(options: CreationOptions): Promise<NewPasskey | 'EXISTS' | undefined> {
  const { make } = await import('./make.ts');
  return await make(options);
}

/** Whether the browser can suggest passkeys in a field. */
export async function proposesPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

type Gone = { readonly rpId: string; readonly credentialId: string };

/** Tells a browser that supports it that the site no longer knows the passkey, so that it stops suggesting it. */
export async function disownPasskey(gone: Gone): Promise<void> {
  if (!knowsPasskeys()) return;
  await PublicKeyCredential.signalUnknownCredential?.(gone).catch(() => undefined);
}
