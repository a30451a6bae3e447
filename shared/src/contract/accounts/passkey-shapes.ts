import { z } from 'zod';
import { say } from '../../words/say.ts';
import { messageOf } from '../base/messages.ts';

// JSON of WebAuthn 3 (section 5.1) between authenticators and the site, reduced to the fields in use.

const NO_PASSKEY = messageOf(say('passkeyRefused'));

/** A credential id has 1,023 bytes at most (WebAuthn 3, 4); the rest is bounded by the body's limit. */
const CREDENTIAL_ID_MOST = 1364;
const MOST = 24 * 1024;
/** A user handle has 64 bytes at most (WebAuthn 3, 5.4.3). */
const HANDLE_MOST = 86;

function base64url(most: number) {
  return z
    .string(NO_PASSKEY)
    .max(most, { error: NO_PASSKEY, abort: true })
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

const credential = { id: base64url(CREDENTIAL_ID_MOST), rawId: base64url(CREDENTIAL_ID_MOST) };
const type = z.literal('public-key', NO_PASSKEY);

/** A passkey's answer to a challenge. */
export const passkeyAnswer = z.object(
  {
    ...credential,
    type,
    response: z.object(
      {
        clientDataJSON: base64url(MOST),
        authenticatorData: base64url(MOST),
        signature: base64url(MOST),
        userHandle: base64url(HANDLE_MOST).exactOptional(),
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
        clientDataJSON: base64url(MOST),
        attestationObject: base64url(MOST),
        /** An invalid list counts as none: it only helps to find the passkey again. */
        transports: transports.optional().catch(undefined),
      },
      NO_PASSKEY,
    ),
  },
  NO_PASSKEY,
);
export type NewPasskey = z.output<typeof newPasskey>;
