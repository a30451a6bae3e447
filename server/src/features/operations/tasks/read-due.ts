import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { Reader } from '../../../db/transaction.ts';
import { listTasksDueBy } from './tasks.repository.ts';

/** Tasks due by a day: by due date, then by priority. */
export function readDueTasks(reader: Reader, range: { readonly day: LocalDate; readonly most: number }) {
  return listTasksDueBy(reader, range);
}
