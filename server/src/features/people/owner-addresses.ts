import type { MailAddress } from '../../adapters/mail-address.ts';
import type { Reader } from '../../db/transaction.ts';
import { findUserByEmail, listAdmins } from './people.repository.ts';

/** Where the owner is written to: the address that the configuration names, else every ADMIN account. */
export async function listOwnerAddresses(reader: Reader, ownerEmail: string | undefined): Promise<MailAddress[]> {
  if (ownerEmail !== undefined) return [{ name: '', address: ownerEmail }];
  const admins = await listAdmins(reader);
  return admins.map(({ name, email }) => ({ name, address: email }));
}

export async function isAdminAddress(reader: Reader, email: string): Promise<boolean> {
  return (await findUserByEmail(reader, email))?.role === 'ADMIN';
}
