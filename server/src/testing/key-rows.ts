import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';

type Owned = { readonly userId: string; readonly id?: string };

/** Inserts an account's proofs as rows, so that tests of keys need no authenticator. */
export function createKeyRows(database: Database) {
  const created_at = '2027-03-01T10:00:00.000Z';
  return {
    async addPasskey({ userId, id = randomUUID() }: Owned): Promise<string> {
      await database
        .insertInto('passkeys')
        .values({
          id,
          user_id: userId,
          credential_id: `credential of ${id}`,
          public_key: 'public',
          counter: 0,
          transports: '[]',
          rp_id: 'casa.example',
          name: 'Firefox su Windows',
          is_synced: 0,
          created_at,
          last_used_at: null,
          copy_told_at: null,
        })
        .execute();
      return id;
    },

    async addApp({ userId, id = randomUUID() }: Owned): Promise<string> {
      await database
        .insertInto('code_apps')
        .values({ id, user_id: userId, secret: '"sealed"', last_step: 1, created_at })
        .execute();
      return id;
    },

    /** Inserts two recovery codes of a set; returns their ids and the set's. */
    async addCodes(userId: string): Promise<readonly [string, string, string]> {
      const [first, second, set_id] = [randomUUID(), randomUUID(), randomUUID()] as const;
      for (const [id, letter] of [
        [first, 'a'],
        [second, 'b'],
      ] as const) {
        await database
          .insertInto('recovery_codes')
          .values({ id, set_id, user_id: userId, letter, code_hash: 'hash', created_at, used_at: null })
          .execute();
      }
      return [first, second, set_id];
    },
  };
}
