import type { Reader } from '../../db/transaction.ts';
import { findChannel } from './channels.repository.ts';

/** What the owner calls a channel. */
export async function nameOfChannel(reader: Reader, id: string): Promise<string> {
  return (await findChannel(reader, id))?.name ?? '';
}
