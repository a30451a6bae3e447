import type { Clock } from '../../../adapters/clock.ts';
import type { PasswordHasher } from '../../../adapters/password-hasher.ts';
import { drawText, makeId } from '../../../adapters/random.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import {
  changeAccount,
  createPasswords,
  findAccountByEmail,
  hasAdministrator,
  openAccount,
} from '../../base/people/index.ts';
import { endSessions } from '../devices/index.ts';
import { auditNewAccount, auditRole } from './audit-accounts.ts';
import { endPassword } from './end-access.ts';

type OwnerOptions = {
  readonly database: Database;
  readonly clock: Clock;
  readonly hasher: PasswordHasher;
  readonly email: string | undefined;
  readonly password: string | undefined;
};

export type FirstOwner = { readonly email: string; readonly password: string };

const PLACEHOLDER_EMAIL = 'proprietario@approdo.example';

/**
 * Makes the first administrator if there is none, and returns the credentials: the only time that a generated
 * password can be read. An existing account with the address becomes the administrator.
 */
export async function ensureOwner({
  database,
  clock,
  hasher,
  ...given
}: OwnerOptions): Promise<FirstOwner | undefined> {
  if (await hasAdministrator(database)) return undefined;
  const email = given.email ?? PLACEHOLDER_EMAIL;
  const password = given.password ?? makePassword();
  const passwordHash = await createPasswords(hasher).hash(password);
  return await transact(database, async (trx) => {
    // Another process may have been faster while this one hashed.
    if (await hasAdministrator(trx)) return undefined;
    const change = {
      password_hash: passwordHash,
      has_printed_password: given.password === undefined ? 1 : 0,
      role: 'ADMIN',
      email_confirmed: 1,
    } as const;
    const known = await findAccountByEmail(trx, email);
    if (known) {
      await changeAccount(trx, known.id, change);
      await endSessions(trx, known.id);
      await endPassword(trx, known.id);
      await auditRole({ trx, clock, userId: known.id, by: null }, { from: known.role, to: 'ADMIN' });
      return { email, password };
    }
    const createdAt = clock.now().toISOString();
    const id = makeId();
    await openAccount(trx, {
      id,
      name: 'Proprietario',
      email,
      avatar: null,
      created_at: createdAt,
      ...change,
    });
    await auditNewAccount({ trx, clock, userId: id, by: null }, 'ADMIN');
    return { email, password };
  });
}

/** Four groups of four unambiguous letters and digits: 79 random bits. */
function makePassword(): string {
  return Array.from({ length: 4 }, () => drawText('abcdefghjkmnpqrstuvwxyz23456789', 4)).join('-');
}
