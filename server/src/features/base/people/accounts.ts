import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import { say } from '@approdo/shared/words/say';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { found } from '../../../http/problems.ts';
import {
  deleteFormerEmail,
  deleteSettledFormerEmails,
  deleteUser,
  findAddressesOf,
  findFormerEmail,
  findUserByEmail,
  findUserById,
  hasAdmin,
  insertUser,
  isOnlyAdmin,
  listAvatars,
  listUsers,
  putFormerEmail,
  updateUser,
} from './people.repository.ts';
import type { NewAccountRow, UsersTable } from './people.table.ts';

// What other slices may ask of accounts, in their own transaction.

/** Throws 404 where there is none. */
export async function getAccount(reader: Reader, id: string): Promise<UsersTable> {
  return found(await findUserById(reader, id), say('accountUnknown'));
}

/** Whatever the spelling of the address, and whether or not it is proved: what is held of an address is not the account's by this. */
export async function findAccountByEmail(reader: Reader, email: string): Promise<UsersTable | undefined> {
  return await findUserByEmail(reader, email);
}

/**
 * The address that an account has proved to be its own: undefined until the present one is confirmed, after a change too.
 * What is held of an address is found by this one alone, since anybody may open an account with the address of another.
 */
export function provedEmailOf({ email, email_confirmed }: Pick<UsersTable, 'email' | 'email_confirmed'>) {
  return email_confirmed === 1 ? email : undefined;
}

/** The account that has proved the address to be its own, whatever the spelling. */
export async function findHolderOfEmail(reader: Reader, email: string): Promise<UsersTable | undefined> {
  const account = await findUserByEmail(reader, email);
  return account && provedEmailOf(account) !== undefined ? account : undefined;
}

/** The oldest first. */
export async function listAccounts(reader: Reader): Promise<UsersTable[]> {
  return await listUsers(reader);
}

/** False where there is no such account, too. */
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

/** The last address of the account that was confirmed; undefined where none was, and where there is no such account. */
export async function findConfirmedEmail(reader: Reader, id: string): Promise<string | undefined> {
  const user = await findAddressesOf(reader, id);
  return (user && (provedEmailOf(user) ?? user.former)) ?? undefined;
}

/** The uploads that accounts show of themselves. */
export async function listAvatarFiles(reader: Reader): Promise<string[]> {
  return (await listAvatars(reader)).flatMap((address) => uploadNameOf(address) ?? []);
}

/** Fails with a unique violation where the e-mail is taken in any spelling. */
export async function openAccount(trx: Trx, account: NewAccountRow): Promise<UsersTable> {
  await insertUser(trx, account);
  return await getAccount(trx, account.id);
}

/** The account as it then is. Fails with a unique violation where a new e-mail is taken in any spelling. */
export async function changeAccount(trx: Trx, id: string, change: Partial<UsersTable>): Promise<UsersTable> {
  await updateUser(trx, id, change);
  return await getAccount(trx, id);
}

/** Sessions and mailed links go with it; what it wrote and booked stays without an account. */
export async function closeAccount(trx: Trx, id: string): Promise<void> {
  await deleteUser(trx, id);
}

/** Before an address is changed: the one that was confirmed counts until the new one is. */
export async function keepConfirmedEmail(trx: Trx, { id, email, email_confirmed }: UsersTable): Promise<void> {
  if (email_confirmed) await putFormerEmail(trx, id, email);
}

/** The address that stands in for the present one until that is confirmed. */
export async function findFormerAddress(reader: Reader, { id }: UsersTable): Promise<string | undefined> {
  return await findFormerEmail(reader, id);
}

/** The present address stands for itself. */
export async function forgetConfirmedEmail(trx: Trx, { id }: UsersTable): Promise<void> {
  await deleteFormerEmail(trx, id);
}

/** The addresses before those that were confirmed, but of accounts that may still get theirs back. */
export async function forgetFormerEmails(trx: Trx, mayGetBack: readonly string[]): Promise<void> {
  await deleteSettledFormerEmails(trx, mayGetBack);
}
