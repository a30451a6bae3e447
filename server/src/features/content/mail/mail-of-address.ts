import type { Reader, Trx } from '../../../db/transaction.ts';
import { deleteMailByIds, listMailAddresses, listMailOfAddress } from './mail.repository.ts';
import type { OutboxEntry } from './mail.table.ts';

/** The mail to an address, or whose replies go to it, without its text. */
export async function listLettersOf(reader: Reader, email: string): Promise<readonly OutboxEntry[]> {
  return await listMailOfAddress(reader, email);
}

/** The addresses that any mail goes to or names for replies. */
export async function listAddressesOfMail(reader: Reader): Promise<readonly string[]> {
  return await listMailAddresses(reader);
}

/** Deletes these mails, whatever their status; returns how many there were. */
export async function eraseLetters(trx: Trx, ids: readonly string[]): Promise<number> {
  return await deleteMailByIds(trx, ids);
}
