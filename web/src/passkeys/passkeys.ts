import type {
  CreationOptions,
  NewPasskey,
  PasskeyAnswer,
  RequestOptions,
} from '@approdo/shared/contract/accounts/passkey-shapes';
import { passkeyPlace } from '@approdo/shared/domain/accounts/passkey-place';

// What speaks with authenticators is fetched with the first passkey: few pages ever need one.

/** Where passkeys are good, as the site says; null where it can offer none. */
type Place = { readonly origin: string } | null | undefined;

/** Whether this page can take passkeys: it is the one address that they are bound to, and the browser knows them. */
export function takesPasskeys(place: Place): boolean {
  return place?.origin === location.origin && knowsPasskeys();
}

/** Whether the browser knows passkeys, and can take them at an address such as this page's. */
export function knowsPasskeys(): boolean {
  return hasWebAuthn() && 'rpId' in passkeyPlace(new URL(location.origin));
}

/** Whether the browser knows passkeys at all, whatever the address. */
export function hasWebAuthn(): boolean {
  return typeof globalThis.PublicKeyCredential === 'function';
}

type Asking = {
  /** Asks without a window: the field with `autocomplete="… webauthn"` proposes the passkey, until the signal ends that. */
  readonly conditional?: AbortSignal;
};

/**
 * What a passkey of the person's answers; undefined where it was called off, or ran out of time. A page asks for one at a
 * time: the next one ends the one before. Throws where the browser refuses to ask.
 */
export async function askPasskey(options: RequestOptions, asking: Asking = {}): Promise<PasskeyAnswer | undefined> {
  const { ask } = await import('./ask.ts');
  return await ask(options, asking.conditional);
}

/**
 * A passkey that the person let an authenticator make; EXISTS where it has one of the account already, undefined where it was
 * called off, or ran out of time. Throws where the browser refuses to make one.
 */
export async function makePasskey(options: CreationOptions): Promise<NewPasskey | 'EXISTS' | undefined> {
  const { make } = await import('./make.ts');
  return await make(options);
}

/** Whether the browser can propose passkeys in a field. */
export async function proposesPasskeys(): Promise<boolean> {
  if (!knowsPasskeys()) return false;
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

type Gone = { readonly rpId: string; readonly credentialId: string };

/** Tells the browser, where it listens, that the site knows the passkey no more, so that it proposes it no more. */
export async function disownPasskey(gone: Gone): Promise<void> {
  if (!knowsPasskeys()) return;
  await PublicKeyCredential.signalUnknownCredential?.(gone).catch(() => undefined);
}
