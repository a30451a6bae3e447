import type { PasswordHasher } from '../adapters/password-hasher.ts';

/** Stores passwords in plain text, so that tests that are not about hashing are fast. */
export function createPlainHasher(): PasswordHasher {
  return {
    hash: async (password) => `plain:${password}`,
    matches: async (password, hash) => hash === `plain:${password}`,
    close: async () => undefined,
  };
}
