import type { Reader } from '../../db/transaction.ts';
import { found } from '../../http/problems.ts';
import { findChannel } from './channels.repository.ts';
import type { StoredChannel } from './channels.table.ts';

/** Throws 404 where there is none. */
export async function getChannel(reader: Reader, id: string): Promise<StoredChannel> {
  return found(await findChannel(reader, id), 'Calendario non trovato');
}
