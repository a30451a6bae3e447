import { emailKey } from '@approdo/shared/domain/account/email';
import type { MailAddress } from '../../adapters/mail-address.ts';
import type { Reader } from '../../db/transaction.ts';
import { findConfirmedEmail } from './accounts.ts';
import { findUserByEmail, listAdmins } from './people.repository.ts';

/** Where the owner is written to: the address that the configuration names, else every ADMIN account. */
export async function listOwnerAddresses(reader: Reader, ownerEmail: string | undefined): Promise<MailAddress[]> {
  if (ownerEmail !== undefined) return [{ name: '', address: ownerEmail }];
  const admins = await listAdmins(reader);
  return admins.map(({ name, email }) => ({ name, address: email }));
}

/** The address that the configuration names and every ADMIN account's confirmed one, each once: what nobody may miss goes there. */
export async function listAllOwnerAddresses(reader: Reader, ownerEmail: string | undefined): Promise<MailAddress[]> {
  const found: MailAddress[] = ownerEmail === undefined ? [] : [{ name: '', address: ownerEmail }];
  for (const { id, name } of await listAdmins(reader)) {
    const address = await findConfirmedEmail(reader, id);
    const isNew = address !== undefined && !found.some((one) => emailKey(one.address) === emailKey(address));
    if (isNew) found.push({ name, address });
  }
  return found;
}

export async function isAdminAddress(reader: Reader, email: string): Promise<boolean> {
  return (await findUserByEmail(reader, email))?.role === 'ADMIN';
}
