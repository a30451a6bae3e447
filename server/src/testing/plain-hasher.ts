import type { PasswordHasher } from '../adapters/password-hasher.ts';

/** Compares passwords as they are: tests that are not about hashing need not wait for it. */
export function createPlainHasher(): PasswordHasher {
  return {
    hash: async (password) => `plain:${password}`,
    matches: async (password, hash) => hash === `plain:${password}`,
    close: async () => undefined,
  };
}
