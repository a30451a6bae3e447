import { HasherOverloadedError, type PasswordHasher } from '../../adapters/password-hasher.ts';
import { busy } from '../../http/problems.ts';

export type Passwords = Pick<PasswordHasher, 'hash' | 'matches'>;

/** The hasher, whose overload is an answer that the caller can wait for: 503. */
export function createPasswords(hasher: PasswordHasher): Passwords {
  return {
    hash: (password) => hasher.hash(password).catch(refuseBusy),
    matches: (password, hash) => hasher.matches(password, hash).catch(refuseBusy),
  };
}

function refuseBusy(error: unknown): never {
  throw error instanceof HasherOverloadedError ? busy() : error;
}
