import { createHash, randomBytes } from 'node:crypto';
import { fingerprintOf, readRegisterKey, writeRegisterKey } from '@approdo/shared/domain/law/register/register-key';

/** 256 bits (AES-256). */
const KEY_BYTES = 32;

/** The key of the guest register, as bytes, in writing and as a fingerprint. */
export type RegisterKey = {
  readonly bytes: Uint8Array;
  /** Fourteen groups of four characters, for printing. */
  readonly written: string;
  /** The first eight hexadecimal digits of its SHA-256. */
  readonly fingerprint: string;
};

export function makeRegisterKey(): RegisterKey {
  return registerKeyOf(randomBytes(KEY_BYTES));
}

/** Parses a key that somebody typed; undefined if it is not a key, or mistyped. */
export function parseRegisterKey(typed: string): RegisterKey | undefined {
  const read = readRegisterKey(typed);
  const key = read && registerKeyOf(read.key);
  return key?.written.endsWith(`-${read?.check}`) ? key : undefined;
}

function registerKeyOf(bytes: Uint8Array): RegisterKey {
  const digest = createHash('sha256').update(bytes).digest();
  return { bytes, written: writeRegisterKey(bytes, digest), fingerprint: fingerprintOf(digest) };
}
