import type { Reader } from '../../../db/transaction.ts';
import { listOpenMessages } from './messages.repository.ts';

/** The unanswered contact messages, oldest first. */
export function readOpenMessages(reader: Reader, most: number) {
  return listOpenMessages(reader, most);
}
