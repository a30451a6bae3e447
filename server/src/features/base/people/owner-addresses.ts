import { emailKey } from '@approdo/shared/domain/base/email';
import type { MailAddress } from '../../../adapters/mail-address.ts';
import type { Reader } from '../../../db/transaction.ts';
import { findConfirmedEmail } from './accounts.ts';
import { findUserByEmail, listAdmins } from './people.repository.ts';

/** Where the owner is written to: the address that the configuration names, else every ADMIN account's confirmed one. */
export async function listOwnerAddresses(reader: Reader, ownerEmail: string | undefined): Promise<MailAddress[]> {
  if (ownerEmail !== undefined) return [{ name: '', address: ownerEmail }];
  return await listAdminAddresses(reader);
}

/** The address that the configuration names and every ADMIN account's confirmed one, each once: what nobody may miss goes there. */
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

/** What tells of guests goes to no address that its account has not proved: the one before it stands in until then. */
async function listAdminAddresses(reader: Reader): Promise<MailAddress[]> {
  const addresses: MailAddress[] = [];
  for (const { id, name } of await listAdmins(reader)) {
    const address = await findConfirmedEmail(reader, id);
    if (address !== undefined) addresses.push({ name, address });
  }
  return addresses;
}
