import type { NewPasskey, PasskeyAnswer } from '@approdo/shared/contract/accounts/passkey-shapes';
import { z } from 'zod';

/** COSE: Ed25519, ES256 and RS256, the preferred one first. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

/** The browser's record of the challenge; pages framed by another site are refused. */
const clientData = z.object({ challenge: z.string(), crossOrigin: z.literal(false).optional() });

type Expected = { readonly challenge: string; readonly rpId: string; readonly origin: string };

type PasskeyUse = {
  /** The authenticator's signature counter; 0 if it has none. */
  readonly counter: number;
  /** Whether it is backed up and so available on several devices. */
  readonly isSynced: boolean;
};

type VerifiedPasskey = PasskeyUse & {
  /** In base64url. */
  readonly credentialId: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
};

type Library = typeof import('@simplewebauthn/server') & typeof import('@simplewebauthn/server/helpers');

/** Loaded with the first passkey: with its dependencies it takes a third of a second and 26 MB. */
let library: Promise<Library> | undefined;

async function loadLibrary(): Promise<Library> {
  library ??= Promise.all([import('@simplewebauthn/server'), import('@simplewebauthn/server/helpers')]).then(
    ([server, helpers]) => ({ ...server, ...helpers }),
  );
  return await library;
}

/** The challenge that an answer responds to; undefined if it is malformed or was framed by another site. */
export function readChallenge(clientDataJson: string): string | undefined {
  try {
    return clientData.safeParse(JSON.parse(Buffer.from(clientDataJson, 'base64url').toString())).data?.challenge;
  } catch {
    return undefined;
  }
}

/**
 * Verifies that the passkey with this COSE key (base64url) answered the challenge for this site, with the user present
 * and verified; undefined if not. The caller compares the owner and the counter.
 */
export async function verifyAnswer(
  answer: PasskeyAnswer,
  expected: Expected,
  publicKey: string,
): Promise<PasskeyUse | undefined> {
  if (readChallenge(answer.response.clientDataJSON) !== expected.challenge) return undefined;
  const { verifyAuthenticationResponse } = await loadLibrary();
  const verifying = verifyAuthenticationResponse({
    ...expectationsOf(expected),
    response: { ...answer, clientExtensionResults: {} },
    // The library would check the counter before the signature, so anybody could make the passkey look cloned.
    credential: { id: answer.id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
  });
  const verification = await verifying.catch(() => undefined);
  if (!verification?.verified) return undefined;
  const { newCounter, credentialBackedUp } = verification.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

/** Verifies a passkey newly created for the challenge on this site, user present and verified; undefined if not. */
export async function verifyNewPasskey(
  newPasskey: NewPasskey,
  expected: Expected,
): Promise<VerifiedPasskey | undefined> {
  if (readChallenge(newPasskey.response.clientDataJSON) !== expected.challenge) return undefined;
  try {
    const { verifyRegistrationResponse, decodeAttestationObject, isoBase64URL, isoCBOR } = await loadLibrary();
    const authData = decodeAttestationObject(isoBase64URL.toBuffer(newPasskey.response.attestationObject)).get(
      'authData',
    );
    // The attestation is not read: the library would fetch parts of it from addresses that the attestation names.
    const unvouched = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...expectationsOf(expected),
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
      response: {
        ...{ id: newPasskey.id, rawId: newPasskey.rawId, type: newPasskey.type, clientExtensionResults: {} },
        response: {
          clientDataJSON: newPasskey.response.clientDataJSON,
          attestationObject: isoBase64URL.fromBuffer(isoCBOR.encode(unvouched)),
        },
      },
    });
    if (!verified || registrationInfo.credential.id !== newPasskey.id) return undefined;
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
