import { emailKey } from '@approdo/shared/domain/base/email';
import type { MailAddress } from '../../../adapters/mail-address.ts';
import type { Reader } from '../../../db/transaction.ts';
import { findConfirmedEmail } from './accounts.ts';
import { findUserByEmail, listAdmins } from './people.repository.ts';

/** The owner's mail addresses: the configured one, else every ADMIN account's confirmed one. */
export async function listOwnerAddresses(reader: Reader, ownerEmail: string | undefined): Promise<MailAddress[]> {
  if (ownerEmail !== undefined) return [{ name: '', address: ownerEmail }];
  return await listAdminAddresses(reader);
}

/** The configured address and every ADMIN account's confirmed one, each once, for mail that nobody may miss. */
export async function listAllOwnerAddresses(reader: Reader, ownerEmail: string | undefined): Promise<MailAddress[]> {
  const found: MailAddress[] = ownerEmail === undefined ? [] : [{ name: '', address: ownerEmail }];
  for (const admin of await listAdminAddresses(reader)) {
    if (!found.some(({ address }) => emailKey(address) === emailKey(admin.address))) found.push(admin);
  }
  return found;
}

export async function isAdminAddress(reader: Reader, email: string): Promise<boolean> {
  return (await findUserByEmail(reader, email))?.role === 'ADMIN';
}

/** Confirmed addresses only, since the mail names guests: the former one is used until the new one is confirmed. */
async function listAdminAddresses(reader: Reader): Promise<MailAddress[]> {
  const addresses: MailAddress[] = [];
  for (const { id, name } of await listAdmins(reader)) {
    const address = await findConfirmedEmail(reader, id);
    if (address !== undefined) addresses.push({ name, address });
  }
  return addresses;
}
