import { normalizePassword } from '@approdo/shared/domain/base/password';
import { HasherOverloadedError, type PasswordHasher } from '../../../adapters/password-hasher.ts';
import { busy } from '../../../http/problems.ts';

/** `OLDER`: right, but its hash is of the text before normalization, which differs between systems. Hash it anew. */
export type PasswordMatch = 'RIGHT' | 'OLDER' | 'WRONG';

export type Passwords = Pick<PasswordHasher, 'hash' | 'matches'> & {
  readonly compare: (password: string, hash: string | undefined) => Promise<PasswordMatch>;
};

/**
 * Wraps the hasher so that passwords match however their accents are typed; its overload becomes 503. Whether two texts
 * are compared depends on the typed text alone, so that the time reveals nothing of an account.
 */
export function createPasswords(hasher: Pick<PasswordHasher, 'hash' | 'matches'>): Passwords {
  async function compare(typed: string, hash: string | undefined): Promise<PasswordMatch> {
    const password = normalizePassword(typed);
    if (await hasher.matches(password, hash).catch(refuseBusy)) return 'RIGHT';
    const isOlder = typed !== password && (await hasher.matches(typed, hash).catch(refuseBusy));
    return isOlder ? 'OLDER' : 'WRONG';
  }

  return {
    hash: (password) => hasher.hash(normalizePassword(password)).catch(refuseBusy),
    matches: async (password, hash) => (await compare(password, hash)) !== 'WRONG',
    compare,
  };
}

function refuseBusy(error: unknown): never {
  throw error instanceof HasherOverloadedError ? busy() : error;
}
