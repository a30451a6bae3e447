import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import { listTasksDueBy } from './tasks.repository.ts';

/** What is to be done by a day: by its day, then by priority. */
export function readDueTasks(reader: Reader, asked: { readonly day: LocalDate; readonly most: number }) {
  return listTasksDueBy(reader, asked);
}
