import type { NewPasskey, PasskeyAnswer } from '@approdo/shared/contract/accounts/passkey-shapes';
import { z } from 'zod';

/** COSE: Ed25519, ES256 and RS256, the preferred one first. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** What a browser says that it was asked, and where; a page within another site's page asks nothing. */
const clientData = z.object({ challenge: z.string(), crossOrigin: z.literal(false).optional() });

type Expected = { readonly challenge: string; readonly rpId: string; readonly origin: string };

type Seen = {
  /** Uses as the authenticator counts them; 0 where it does not. */
  readonly counter: number;
  /** Whether it is backed up, that is kept for several devices. */
  readonly isSynced: boolean;
};

type Made = Seen & {
  /** In base64url. */
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
};

type Library = typeof import('@simplewebauthn/server') & typeof import('@simplewebauthn/server/helpers');

/** Loaded with the first passkey: with all that it stands on it takes a third of a second, and 26 MB. */
let library: Promise<Library> | undefined;

async function loadLibrary(): Promise<Library> {
  library ??= Promise.all([import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')]).then(
    ([server, helpers]) => ({ ...server, ...helpers }),
  );
  return await library;
}

/** The challenge that an answer is to; undefined where it is none to a page of one's own. */
export function readChallenge(clientDataJson: string): string | undefined {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())).data?.challenge;
  } catch {
    return undefined;
  }
}

/**
 * Whether that passkey, of that COSE key in base64url, answered the challenge at that place, with the person there and
 * verified: what it says of itself, undefined where not. Whose it is and how often it was used is for the caller to compare.
 */
export async function verifyAnswer(
  answer: PasskeyAnswer,
  expected: Expected,
  publicKey: string,
): Promise<Seen | undefined> {
  if (readChallenge(answer.response.clientDataJSON) !== expected.challenge) return undefined;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const verifying = verifyAuthenticationResponse({
    ...expectationsOf(expected),
    response: { ...answer, clientExtensionResults: {} },
    // The library would look at the counter before the signature: anybody could make it seem copied.
    credential: { id: answer.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
  });
  const verification = await verifying.catch(() => undefined);
  if (!verification?.verified) return undefined;
  const { newCounter, credentialBackedUp } = verification.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

/** The passkey that was made for the challenge at that place, with the person there and verified; undefined where none was. */
export async function verifyMade(made: NewPasskey, expected: Expected): Promise<Made | undefined> {
  if (readChallenge(made.response.clientDataJSON) !== expected.challenge) return undefined;
  try {
    const { verifyRegistrationResponse, decodeAttestationObject, isoBase64URL, isoCBOR } = await loadLibrary();
    const authData = decodeAttestationObject(isoBase64URL.toBuffer(made.response.attestationObject)).get('authData');
    // What vouches for the authenticator is not read: some of it would be looked up at addresses that it names.
    const unvouched = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expectationsOf(expected),
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
      response: {
        ...{ id: made.id, rawId: made.rawId, type: made.type, clientExtensionResults: {} },
        response: {
          clientDataJSON: made.response.clientDataJSON,
          attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(unvouched)),
        },
      },
    });
    if (!verified || registrationInfo.credential.id !== made.id) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    const publicKey = Buffer.from(credential.publicKey).toString('base64url');
    return { credentialId: credential.id, publicKey, counter: credential.counter, isSynced: credentialBackedUp };
  } catch {
    return undefined;
  }
}

function expectationsOf({ challenge, rpId, origin }: Expected) {
  return {
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  };
}
