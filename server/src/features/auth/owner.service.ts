import type { MailAddress } from '../../adapters/mail-address.ts';
import type { Reader } from '../../db/transaction.ts';
import { listAdmins } from './owner.repository.ts';

export { isAdminAddress } from './owner.repository.ts';

/** Where the owner is written to: the address that the configuration names, else every ADMIN account. */
export async function listOwnerAddresses(reader: Reader, ownerEmail: string | undefined): Promise<MailAddress[]> {
  if (ownerEmail !== undefined) return [{ name: '', address: ownerEmail }];
  const admins = await listAdmins(reader);
  return admins.map(({ name, email }) => ({ name, address: email }));
}
