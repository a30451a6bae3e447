import type { TurnoverMarks } from '@approdo/shared/contract/bookings/turnovers';
import type { TurnoverItem } from '@approdo/shared/domain/bookings/turnovers';
import type { StoredTurnover } from './turnovers.table.ts';

type Marking = {
  readonly marks: TurnoverMarks;
  readonly by: 'OWNER' | 'LINK';
  /** What there is to do for what is not ready. */
  readonly items: readonly TurnoverItem[];
  readonly now: Date;
};

/** What is then known of the day: ticks by the list that counts for it, and whether the house is ready. The same again is no change. */
export function markTurnover(before: StoredTurnover, { marks, by, items, now }: Marking): StoredTurnover {
  const done = tick(before.done, before.kept ?? items, marks.items ?? []);
  const ticked = { ...before, done };
  if (marks.isReady === undefined || marks.isReady === (before.readyAt !== null)) return ticked;
  if (!marks.isReady) return { ...ticked, kept: null, readyAt: null, readyBy: null };
  return { ...ticked, kept: [...items], readyAt: now.toISOString(), readyBy: by };
}

/** In the order of the list; ticks of what the list does not have are dropped. */
function tick(
  done: readonly string[],
  list: readonly TurnoverItem[],
  marks: NonNullable<TurnoverMarks['items']>,
): string[] {
  const marked = new Map(marks.map(({ id, isDone }) => [id, isDone]));
  return list.map(({ id }) => id).filter((id) => marked.get(id) ?? done.includes(id));
}
