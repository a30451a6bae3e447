import type { CreationOptions, RequestOptions } from '@approdo/shared/contract/accounts/passkey-shapes';
import type { PasskeySupport } from '@approdo/shared/domain/accounts/passkey-support';
import { say } from '@approdo/shared/words/say';
import { PASSKEY_ALGORITHMS } from '../../../../adapters/passkey-verifier.ts';
import { conflict } from '../../../../http/problems.ts';
import type { PasskeysTable } from '../keys.table.ts';
import { CHALLENGE_MS } from './challenges.ts';
import { transportsColumn } from './passkeys.repository.ts';

export type RelyingParty = Extract<PasskeySupport, { readonly rpId: string }>;

/** The site's relying party; throws 409 if it cannot offer passkeys. */
export function requirePasskeySupport(passkeySupport: PasskeySupport): RelyingParty {
  if ('rpId' in passkeySupport) return passkeySupport;
  throw conflict(passkeySupport.whyNot === 'ADDRESS' ? say('passkeysNotByNumber') : say('passkeysNotByHttp'));
}

type RequestInput = { readonly challenge: string; readonly rpId: string; readonly allowed: readonly PasskeysTable[] };

/** If none is named, the browser proposes every passkey that it has for the site. */
export function requestOptionsOf({ challenge, rpId, allowed }: RequestInput): RequestOptions {
  const allowCredentials = allowed.map(describePasskey);
  return { challenge, rpId, allowCredentials, timeout: CHALLENGE_MS, userVerification: 'required' };
}

type CreationInput = {
  readonly challenge: string;
  readonly rp: CreationOptions['rp'];
  readonly user: CreationOptions['user'];
  /** Passkeys that the authenticator must not hold already. */
  readonly existing: readonly PasskeysTable[];
};

export function creationOptionsOf({ challenge, rp, user, existing }: CreationInput): CreationOptions {
  return {
    ...{ challenge, rp, user, timeout: CHALLENGE_MS, attestation: 'none' },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: existing.map(describePasskey),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** Browsers read an empty list of transports as no transport at all. */
function describePasskey({ credential_id: id, transports: stored }: PasskeysTable) {
  const transports = transportsColumn.read(stored);
  return { id, type: 'public-key', ...(transports.length > 0 && { transports }) } as const;
}
