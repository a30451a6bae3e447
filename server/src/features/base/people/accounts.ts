import { hasRole } from '@approdo/shared/domain/base/access';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import { say } from '@approdo/shared/words/say';
import { isUniqueViolation } from '../../../db/faults.ts';
import type { SearchEntry } from '../../../db/search-entry.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { conflict, type HttpProblem, requireFound } from '../../../http/problems.ts';
import {
  deleteFormerEmail,
  deleteObsoleteFormerEmails,
  deleteUser,
  findAddressesOf,
  findFormerEmail,
  findUserByEmail,
  findUserById,
  hasAdmin,
  insertUser,
  isOnlyAdmin,
  listAccountsToFind,
  listAvatars,
  listUsers,
  putFormerEmail,
  updateUser,
} from './people.repository.ts';
import type { NewAccountRow, UsersTable } from './people.table.ts';

// Account functions for other slices, in their own transaction.

/** The account; throws 404 where there is none. */
export async function getAccount(reader: Reader, id: string): Promise<UsersTable> {
  return requireFound(await findUserById(reader, id), say('accountUnknown'));
}

/** The account with an address in any spelling, proved or not: this alone gives no right to the address's data. */
export async function findAccountByEmail(reader: Reader, email: string): Promise<UsersTable | undefined> {
  return await findUserByEmail(reader, email);
}

/**
 * The address that an account has proved to be its own; undefined until the current one is confirmed, also after a
 * change. Data of an address is looked up by this one alone, since anybody may open an account with another's address.
 */
export function provedEmailOf({ email, email_confirmed }: Pick<UsersTable, 'email' | 'email_confirmed'>) {
  return email_confirmed === 1 ? email : undefined;
}

/** The account that has proved the address to be its own, whatever the spelling. */
export async function findHolderOfEmail(reader: Reader, email: string): Promise<UsersTable | undefined> {
  const account = await findUserByEmail(reader, email);
  return account && provedEmailOf(account) !== undefined ? account : undefined;
}

/** All accounts, oldest first. */
export async function listAccounts(reader: Reader): Promise<UsersTable[]> {
  return await listUsers(reader);
}

/** Whether the account is an ADMIN; false also where there is none. */
export async function isAdmin(reader: Reader, id: string): Promise<boolean> {
  return (await findUserById(reader, id))?.role === 'ADMIN';
}

/** Whether anyone administers the site. */
export async function hasAdministrator(reader: Reader): Promise<boolean> {
  return await hasAdmin(reader);
}

/** Whether nobody would administer the site without this account. */
export async function isLastAdministrator(reader: Reader, id: string): Promise<boolean> {
  return await isOnlyAdmin(reader, id);
}

/** The account's last confirmed address; undefined where there is none, or no such account. */
export async function findConfirmedEmail(reader: Reader, id: string): Promise<string | undefined> {
  const user = await findAddressesOf(reader, id);
  return (user && (provedEmailOf(user) ?? user.former)) ?? undefined;
}

/** The uploaded avatars of accounts. */
export async function listAvatarFiles(reader: Reader): Promise<string[]> {
  return (await listAvatars(reader)).flatMap((address) => uploadNameOf(address) ?? []);
}

/** Creates an account. Fails with a unique violation where the e-mail is taken in any spelling. */
export async function openAccount(trx: Trx, account: NewAccountRow): Promise<UsersTable> {
  await insertUser(trx, account);
  return await getAccount(trx, account.id);
}

/** Returns the changed account. Fails with a unique violation where a new e-mail is taken in any spelling. */
export async function changeAccount(trx: Trx, id: string, change: Partial<UsersTable>): Promise<UsersTable> {
  await updateUser(trx, id, change);
  return await getAccount(trx, id);
}

/** Deletes an account with its sessions and mailed links; its posts and bookings remain without an account. */
export async function closeAccount(trx: Trx, id: string): Promise<void> {
  await deleteUser(trx, id);
}

/** To be called before an address changes: the confirmed one counts until the new one is confirmed. */
export async function keepConfirmedEmail(trx: Trx, { id, email, email_confirmed }: UsersTable): Promise<void> {
  if (email_confirmed) await putFormerEmail(trx, id, email);
}

/** The former address, used until the current one is confirmed. */
export async function findFormerAddress(reader: Reader, { id }: UsersTable): Promise<string | undefined> {
  return await findFormerEmail(reader, id);
}

/** Forgets the former address, once the current one is confirmed. */
export async function forgetConfirmedEmail(trx: Trx, { id }: UsersTable): Promise<void> {
  await deleteFormerEmail(trx, id);
}

/** Deletes former addresses of accounts whose current one is confirmed, except those that may get theirs back. */
export async function forgetFormerEmails(trx: Trx, mayGetBack: readonly string[]): Promise<void> {
  await deleteObsoleteFormerEmails(trx, mayGetBack);
}

export async function readAccountsToFind(reader: Reader): Promise<SearchEntry[]> {
  const rows = await listAccountsToFind(reader);
  return rows.map(({ id, name, email, created_at }) => ({
    id,
    title: name,
    detail: email,
    texts: [name, email],
    at: created_at,
  }));
}

/** The language of mail to an account: Italian for staff, the call's language for guests. */
export function languageOfAccount({ role }: Pick<UsersTable, 'role'>, requested: Language): Language {
  return hasRole(role, 'EDITOR') ? ITALIAN : requested;
}

export function emailTaken(): HttpProblem {
  return conflict(say('emailTaken'));
}

/** Turns a unique violation into 409, since only the e-mail of an account is unique. Rethrows any other error. */
export function refuseTakenEmail(error: unknown): never {
  throw isUniqueViolation(error) ? emailTaken() : error;
}
