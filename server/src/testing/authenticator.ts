import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  CreationOptions,
  NewPasskey,
  PasskeyAnswer,
  RequestOptions,
} from '@approdo/shared/contract/accounts/passkey-shapes';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Overrides for parts of what an authenticator and its browser send. */
type Overrides = {
  readonly origin?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly rpId?: string;
  readonly isPresent?: boolean;
  readonly isVerified?: boolean;
  readonly isSynced?: boolean;
  readonly counter?: number;
  readonly userHandle?: string | undefined;
  readonly format?: { readonly fmt: string; readonly attStmt: Map<string, Uint8Array | string> };
};

type KeyKind = 'Ed25519' | 'ES256' | 'RS256';

const PRESENT = 1;
const VERIFIED = 4;
const MAY_BE_SYNCED = 8;
const SYNCED = 16;
const HAS_CREDENTIAL = 64;

const DIGESTS = { Ed25519: null, ES256: 'sha256', RS256: 'sha256' } as const;

export type Authenticator = ReturnType<typeof createAuthenticator>;

/** A software authenticator with one passkey, and its browser, on a page of an origin. */
export function createAuthenticator(origin: string, kind: KeyKind = 'ES256') {
  const { publicKey, privateKey } = makeKeys(kind);
  const id = randomBytes(16);
  let handle: string | undefined;
  let uses = 0;

  function describeClient(challenge: string, type: string, overrides: Overrides): Buffer {
    const reported = {
      type,
      challenge,
      origin,
      crossOrigin: false,
      ...pick(overrides, 'origin', 'type', 'crossOrigin'),
    };
    return Buffer.from(JSON.stringify(reported));
  }

  function describeUse(rpId: string, overrides: Overrides, credential?: Uint8Array): Buffer {
    const { isPresent = true, isVerified = true, isSynced = false, counter = uses } = overrides;
    const flags =
      (isPresent ? PRESENT : 0) +
      (isVerified ? VERIFIED : 0) +
      (isSynced ? MAY_BE_SYNCED + SYNCED : 0) +
      (credential ? HAS_CREDENTIAL : 0);
    const head = Buffer.alloc(37);
    createHash('sha256')
      .update(overrides.rpId ?? rpId)
      .digest()
      .copy(head);
    head.writeUInt8(flags, 32);
    head.writeUInt32BE(counter, 33);
    return Buffer.concat([head, credential ?? Buffer.alloc(0)]);
  }

  return {
    id: id.toString('base64url'),

    make({ challenge, rp, user }: CreationOptions, overrides: Overrides = {}): NewPasskey {
      handle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = isoCBOR.encode(coseOf(kind, publicKey));
      const authData = describeUse(rp.id, overrides, Buffer.concat([Buffer.alloc(16), length, id, key]));
      const { fmt, attStmt } = overrides.format ?? { fmt: 'none', attStmt: new Map<string, Uint8Array | string>() };
      const attestation = new Map<string, string | Uint8Array | typeof attStmt>([
        ['fmt', fmt],
        ['attStmt', attStmt],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...this.named,
        response: {
          clientDataJSON: describeClient(challenge, 'webauthn.create', overrides).toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },

    /** Counts each use from the first one on, unless overridden. */
    answer({ challenge, rpId }: RequestOptions, overrides: Overrides = {}): PasskeyAnswer {
      uses += 1;
      const clientData = describeClient(challenge, 'webauthn.get', overrides);
      const authData = describeUse(rpId, overrides);
      const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
      const reported = 'userHandle' in overrides ? overrides.userHandle : handle;
      return {
        ...this.named,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign(DIGESTS[kind], signed, privateKey).toString('base64url'),
          ...(reported !== undefined && { userHandle: reported }),
        },
      };
    },

    named: { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' as const },
  };
}

function makeKeys(kind: KeyKind): { readonly publicKey: KeyObject; readonly privateKey: KeyObject } {
  if (kind === 'Ed25519') return generateKeyPairSync('ed25519');
  if (kind === 'ES256') return generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return generateKeyPairSync('rsa', { modulusLength: 2048 });
}

/** The public key in COSE format (RFC 9053). */
function coseOf(kind: KeyKind, publicKey: KeyObject): Map<number, number | Uint8Array> {
  const { x, y, n, e } = publicKey.export({ format: 'jwk' });
  const bytes = (text = '') => new Uint8Array(Buffer.from(text, 'base64url'));
  const entries: Record<KeyKind, [number, number | Uint8Array][]> = {
    Ed25519: [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, bytes(x)],
    ],
    ES256: [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ],
    RS256: [
      [1, 3],
      [3, -257],
      [-1, bytes(n)],
      [-2, bytes(e)],
    ],
  };
  return new Map(entries[kind]);
}

function pick<Thing extends object, Name extends keyof Thing>(thing: Thing, ...names: readonly Name[]) {
  return Object.fromEntries(Object.entries(thing).filter(([name]) => names.some((one) => one === name)));
}
