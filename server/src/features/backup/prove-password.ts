import type { Database } from '../../db/database.ts';
import { invalidFields } from '../../http/problems.ts';
import type { Limits } from '../limits/index.ts';
import { getAccount, type Passwords } from '../people/index.ts';

const WRONG_PASSWORD = 'La password non è corretta';

type ProofNeeds = { readonly database: Database; readonly limits: Limits; readonly passwords: Passwords };

/** Throws 400 unless the password is that of the account; guesses are limited, a right one is not counted. */
export type ProvePassword = (userId: string, password: string) => Promise<void>;

export function createPasswordProof({ database, limits, passwords }: ProofNeeds): ProvePassword {
  return async (userId, password) => {
    const { password_hash: hash } = await getAccount(database, userId);
    const isRight = await limits.guess([['currentPasswordByUser', userId]], () => passwords.matches(password, hash));
    if (!isRight) throw invalidFields({ password: WRONG_PASSWORD });
  };
}
