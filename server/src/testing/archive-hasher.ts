import { createPasswordHasher, type PasswordHasher } from '../adapters/password-hasher.ts';

const hasher = createPasswordHasher({ cost: 4 });
const known = new Map<string, Promise<boolean>>();

/**
 * Verifies passwords hashed by a real site, as in old archives, and remembers the results; its own hashes are cheap.
 * One for all sites of a test process: closing it leaves its thread to end when idle.
 */
export function createArchiveHasher(): PasswordHasher {
  return {
    hash: hasher.hash,
    matches(password, hash) {
      const key = JSON.stringify([password, hash]);
      const answer = known.get(key) ?? hasher.matches(password, hash);
      known.set(key, answer);
      return answer;
    },
    close: async () => undefined,
  };
}
