import { availableParallelism } from 'node:os';
import { PASSWORD_HASH_COST, PASSWORD_MAX_BYTES } from '@approdo/shared/domain/base/password';
import { Piscina } from 'piscina';
import { entryFile } from '../program.ts';
import type { HashTask, MatchTask } from './password-worker.ts';

export type PasswordHasher = {
  readonly hash: (password: string) => Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash it never does, but takes just as long, so that response
   * times do not reveal whether an account exists.
   */
  readonly matches: (password: string, hash: string | undefined) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** More passwords are queued than can be hashed in good time. */
export class HasherOverloadedError extends Error {
  override readonly name = 'HasherOverloadedError';
}

/** At 160 ms each, the last in the queue of one thread waits for about 10 seconds. */
const MAX_QUEUE = 64;

/** Hashes in threads of its own, which end when idle; at least one core is left for serving pages. */
export function createPasswordHasher({
  cost = PASSWORD_HASH_COST,
  longestQueue: maxQueued = MAX_QUEUE,
} = {}): PasswordHasher {
  const nobodysHash = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;
  const pool = new Piscina({
    filename: entryFile('password-worker').href,
    minThreads: 0,
    maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
    maxQueue: maxQueued,
    idleTimeout: 30_000,
  });

  async function run(task: HashTask | MatchTask): Promise<unknown> {
    if (pool.queueSize >= maxQueued) throw new HasherOverloadedError('too many passwords to hash at once');
    return await pool.run(task);
  }

  return {
    async hash(password) {
      return String(await run({ kind: 'hash', password, cost }));
    },
    async matches(password, hash) {
      const isSame = await run({ kind: 'match', password, hash: hash ?? nobodysHash });
      return isSame === true && hash !== undefined && Buffer.byteLength(password) <= PASSWORD_MAX_BYTES;
    },
    close: () => pool.close(),
  };
}
