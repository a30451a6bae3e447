import { z } from 'zod';
import { say } from '../../words/say.ts';
import { encodeMessage } from '../base/messages.ts';

// JSON of WebAuthn 3 (section 5.1) between authenticators and the site, reduced to the fields in use.

const NO_PASSKEY = encodeMessage(say('passkeyRefused'));

/** A credential id has 1,023 bytes at most (WebAuthn 3, 4); the rest is bounded by the body's limit. */
const MAX_CREDENTIAL_ID = 1364;
const MAX_LENGTH = 24 * 1024;
/** A user handle has 64 bytes at most (WebAuthn 3, 5.4.3). */
const MAX_HANDLE = 86;

function base64url(max: number) {
  return z
    .string(NO_PASSKEY)
    .max(max, { error: NO_PASSKEY, abort: true })
    .regex(/^[\w-]+$/, NO_PASSKEY)
    .meta({ format: 'base64url', example: 'AAAA' });
}

const transports = z.array(z.string().regex(/^[a-z-]{1,32}$/)).max(10);

const descriptor = z.object({ id: z.string(), type: z.literal('public-key'), transports: transports.exactOptional() });

/** The options for `navigator.credentials.get`. */
export const requestOptions = z.object({
  challenge: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  rpId: z.string(),
  allowCredentials: z.array(descriptor),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.output<typeof requestOptions>;

/** The options for `navigator.credentials.create`. */
export const creationOptions = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type CreationOptions = z.output<typeof creationOptions>;

const credential = { id: base64url(MAX_CREDENTIAL_ID), rawId: base64url(MAX_CREDENTIAL_ID) };
const type = z.literal('public-key', NO_PASSKEY);

/** A passkey's answer to a challenge. */
export const passkeyAnswer = z.object(
  {
    ...credential,
    type,
    response: z.object(
      {
        clientDataJSON: base64url(MAX_LENGTH),
        authenticatorData: base64url(MAX_LENGTH),
        signature: base64url(MAX_LENGTH),
        userHandle: base64url(MAX_HANDLE).exactOptional(),
      },
      NO_PASSKEY,
    ),
  },
  NO_PASSKEY,
);
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;

/** An authenticator's answer about the passkey that it made. */
export const newPasskey = z.object(
  {
    ...credential,
    type,
    response: z.object(
      {
        clientDataJSON: base64url(MAX_LENGTH),
        attestationObject: base64url(MAX_LENGTH),
        /** An invalid list counts as none: it only helps to find the passkey again. */
        transports: transports.optional().catch(undefined),
      },
      NO_PASSKEY,
    ),
  },
  NO_PASSKEY,
);
export type NewPasskey = z.output<typeof newPasskey>;
