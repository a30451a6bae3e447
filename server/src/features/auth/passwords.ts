import { HasherOverloadedError, type PasswordHasher } from '../../adapters/password-hasher.ts';
import { HttpProblem } from '../../http/problems.ts';

const BUSY = 'Il sito è molto occupato. Riprova tra poco.';
const RETRY_AFTER_SECONDS = 10;

export type Passwords = Pick<PasswordHasher, 'hash' | 'matches'>;

/** The hasher, whose overload is an answer that the caller can wait for: 503. */
export function createPasswords(hasher: PasswordHasher): Passwords {
  return {
    hash: (password) => hasher.hash(password).catch(refuseBusy),
    matches: (password, hash) => hasher.matches(password, hash).catch(refuseBusy),
  };
}

function refuseBusy(error: unknown): never {
  if (!(error instanceof HasherOverloadedError)) throw error;
  throw new HttpProblem(503, BUSY, { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
