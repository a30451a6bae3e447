import { normalizePassword } from '@approdo/shared/domain/base/password';
import { HasherOverloadedError, type PasswordHasher } from '../../../adapters/password-hasher.ts';
import { busy } from '../../../http/problems.ts';

/** `OLDER`: it is right, and its hash is of what was typed then, which is another text on another system. Hash it anew. */
export type PasswordMatch = 'RIGHT' | 'OLDER' | 'WRONG';

export type Passwords = Pick<PasswordHasher, 'hash' | 'matches'> & {
  readonly compare: (password: string, hash: string | undefined) => Promise<PasswordMatch>;
};

/**
 * The hasher, of passwords that are one however their accents are typed. Its overload is an answer that the caller can wait
 * for: 503. Whether two texts are compared depends on what is typed alone, so that the time tells nothing of an account.
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
