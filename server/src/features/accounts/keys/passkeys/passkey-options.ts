import type { CreationOptions, RequestOptions } from '@approdo/shared/contract/accounts/passkey-shapes';
import type { PasskeyPlace } from '@approdo/shared/domain/accounts/passkey-place';
import { say } from '@approdo/shared/words/say';
import { PASSKEY_ALGORITHMS } from '../../../../adapters/passkey-verifier.ts';
import { conflict } from '../../../../http/problems.ts';
import type { PasskeysTable } from '../keys.table.ts';
import { CHALLENGE_MS } from './challenges.ts';
import { transportsColumn } from './passkeys.repository.ts';

export type OfferedPlace = Extract<PasskeyPlace, { readonly rpId: string }>;

/** The site's relying party; throws 409 if it cannot offer passkeys. */
export function requirePlace(place: PasskeyPlace): OfferedPlace {
  if ('rpId' in place) return place;
  throw conflict(place.whyNot === 'ADDRESS' ? say('passkeysNotByNumber') : say('passkeysNotByHttp'));
}

type Asked = { readonly challenge: string; readonly rpId: string; readonly allowed: readonly PasskeysTable[] };

/** If none is named, the browser proposes every passkey that it has for the site. */
export function requestOptionsOf({ challenge, rpId, allowed }: Asked): RequestOptions {
  const allowCredentials = allowed.map(describePasskey);
  return { challenge, rpId, allowCredentials, timeout: CHALLENGE_MS, userVerification: 'required' };
}

type Wanted = {
  readonly challenge: string;
  readonly rp: CreationOptions['rp'];
  readonly user: CreationOptions['user'];
  /** Passkeys that the authenticator must not hold already. */
  readonly known: readonly PasskeysTable[];
};

export function creationOptionsOf({ challenge, rp, user, known }: Wanted): CreationOptions {
  return {
    ...{ challenge, rp, user, timeout: CHALLENGE_MS, attestation: 'none' },
    pubKeyCredParams: PASSKEY_ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map(describePasskey),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  };
}

/** Browsers read an empty list of transports as no transport at all. */
function describePasskey({ credential_id: id, transports: stored }: PasskeysTable) {
  const transports = transportsColumn.read(stored);
  return { id, type: 'public-key', ...(transports.length > 0 && { transports }) } as const;
}
