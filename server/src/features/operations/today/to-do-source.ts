import type { ToDo } from '@approdo/shared/contract/operations/today';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import type { ToDoFact } from '@approdo/shared/domain/operations/to-do';
import type { FirstItems } from '../../../db/first-items.ts';
import type { Reader } from '../../../db/transaction.ts';

/** Maximum to-dos of each kind, and in the answer. */
export const MOST = 50;

/** A to-do with everything that decides its place. */
export type ToDoLine = ToDo & Pick<ToDoFact, 'createdAt' | 'priority' | 'isBroken'>;

export type ToDoContext = {
  readonly reader: Reader;
  readonly today: LocalDate;
  readonly now: Date;
  /** The caller's clock; undefined if the call does not say. */
  readonly clientTime: Date | undefined;
};

/** The waiting to-dos of one kind: the first `MOST` in its order, and their total. */
export type ToDoSource = (context: ToDoContext) => Promise<FirstItems<ToDoLine>>;

/** A list short enough to be given whole. */
export function all(items: readonly ToDoLine[]): FirstItems<ToDoLine> {
  return { items, total: items.length };
}

export function bookingAddress(id: string, part = ''): string {
  return `/admin/bookings/${id}${part}`;
}
