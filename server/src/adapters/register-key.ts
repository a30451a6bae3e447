import { createHash, randomBytes } from 'node:crypto';
import { fingerprintOf, readRegisterKey, writeRegisterKey } from '@approdo/shared/domain/law/register/register-key';

/** 256 bits (AES-256). */
const KEY_BYTES = 32;

/** The key of a house's register of guests, as it is used and as it is told of. */
export type RegisterKey = {
  readonly bytes: Uint8Array;
  /** Fourteen groups of four, for paper. */
  readonly written: string;
  /** The first eight hexadecimal digits of its SHA-256. */
  readonly fingerprint: string;
};

export function makeRegisterKey(): RegisterKey {
  return registerKeyOf(randomBytes(KEY_BYTES));
}

/** A key that was written down; undefined where it is none, or misspelt. */
export function understandKey(typed: string): RegisterKey | undefined {
  const read = readRegisterKey(typed);
  const key = read && registerKeyOf(read.key);
  return key?.written.endsWith(`-${read?.check}`) ? key : undefined;
}

function registerKeyOf(bytes: Uint8Array): RegisterKey {
  const digest = createHash('sha256').update(bytes).digest();
  return { bytes, written: writeRegisterKey(bytes, digest), fingerprint: fingerprintOf(digest) };
}
