/** SHA-1, 6 digits and 30 seconds: what every authenticator app supports (RFC 6238; KEYS.md, 4). */
const SHAPE = { algorithm: 'SHA1', digits: 6 } as const;

/** RFC 4226, 4, R6: the output length of SHA-1. */
const SECRET_BYTES = 20;

let library: Promise<typeof import('otpauth')> | undefined;

/** Loaded with the first code: no page needs it. */
async function loadLibrary(): Promise<typeof import('otpauth')> {
  library ??= import('otpauth');
  return await library;
}

type Account = {
  /** The site's name. */
  readonly issuer: string;
  readonly email: string;
};

/** A new secret in base32, and the URI by which an authenticator app imports it. */
export async function drawCodeSecret({ issuer, email }: Account): Promise<{ secret: string; uri: string }> {
  const { Secret, TOTP } = await loadLibrary();
  const secret = new Secret({ size: SECRET_BYTES });
  return { secret: secret.base32, uri: new TOTP({ ...SHAPE, issuer, label: email, secret }).toString() };
}

/** Returns a function that computes the code of a time step, for a secret in base32. */
export async function openCodes(secret: string): Promise<(step: number) => string> {
  const { HOTP, Secret } = await loadLibrary();
  const key = Secret.fromBase32(secret);
  return (step) => HOTP.generate({ ...SHAPE, secret: key, counter: step });
}
