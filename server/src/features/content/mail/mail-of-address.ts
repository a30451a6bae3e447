import type { Reader, Trx } from '../../../db/transaction.ts';
import { deleteMailByIds, listMailAddresses, listMailOfAddress } from './mail.repository.ts';
import type { OutboxEntry } from './mail.table.ts';

/** What was written to somebody, or so that an answer reaches her, without its text. */
export async function listLettersOf(reader: Reader, email: string): Promise<readonly OutboxEntry[]> {
  return await listMailOfAddress(reader, email);
}

/** The addresses to or from which there is any mail. */
export async function listAddressesOfMail(reader: Reader): Promise<readonly string[]> {
  return await listMailAddresses(reader);
}

/** Deletes these, whatever became of them; how many there were. */
export async function eraseLetters(trx: Trx, ids: readonly string[]): Promise<number> {
  return await deleteMailByIds(trx, ids);
}
