import type { Reader } from '../../../db/transaction.ts';
import { listOpenMessages } from './messages.repository.ts';

/** The contact messages that wait for an answer, the oldest first. */
export function readOpenMessages(reader: Reader, most: number) {
  return listOpenMessages(reader, most);
}
