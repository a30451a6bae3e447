import type { ToDo } from '@approdo/shared/contract/operations/today';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { ToDoFact } from '@approdo/shared/domain/operations/to-do';
import type { First } from '../../../db/first-of.ts';
import type { Reader } from '../../../db/transaction.ts';

/** So many are told; one more is read of each kind than any answer shows. */
export const MOST = 50;

/** Something to do, with all that decides its place. */
export type ToDoLine = ToDo & Pick<ToDoFact, 'createdAt' | 'priority' | 'isBroken'>;

export type Asked = {
  readonly reader: Reader;
  readonly today: LocalDate;
  readonly now: Date;
  /** By the caller's clock. */
  readonly elsewhere: Date | undefined;
};

/** What waits of one kind: the first of it in its order, `MOST` at most, and how much there is in all. */
export type ToDoSource = (asked: Asked) => Promise<First<ToDoLine>>;

/** Of a list that is short by its nature. */
export function all(items: readonly ToDoLine[]): First<ToDoLine> {
  return { items, total: items.length };
}

export function bookingAddress(id: string, part = ''): string {
  return `/admin/bookings/${id}${part}`;
}
