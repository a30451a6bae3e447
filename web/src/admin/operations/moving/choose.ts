import { LEFT_OUT, type MoveChoices, type MoveItem } from '@approdo/shared/contract/operations/moves';
import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';

/** A change to the choices of a move; made twice it is as made once. */
export type Choosing = {
  readonly change: (choices: MoveChoices) => MoveChoices;
  /** An item as it is to be shown until the site has judged it anew. */
  readonly item?: Pick<MoveItem, 'id' | 'state' | 'reason'>;
};

type Ticked = Pick<MoveItem, 'id' | 'kind' | 'state' | 'reason' | 'endDate'>;

/**
 * Whether the owner decides if an item comes: what is new, what she left out, and stays that only overlap in the past.
 * Days that are held are never taken twice.
 */
export function isOptional({ kind, state, reason, endDate }: Ticked, today: LocalDate): boolean {
  if (state === 'LEFT') return reason === LEFT_OUT;
  return state === 'NEW' || (kind === 'STAY' && state === 'CLASH' && endDate !== undefined && endDate < today);
}

/** Brings an item that would not come, or leaves out one that would. */
export function toggle({ id, state }: Ticked, { leave = [], take = [] }: MoveChoices): Choosing {
  if (state === 'NEW') {
    return take.includes(id)
      ? { change: without('take', id), item: { id, state: 'CLASH' } }
      : { change: including('leave', id), item: { id, state: 'LEFT', reason: LEFT_OUT } };
  }
  const change = leave.includes(id) ? without('leave', id) : including('take', id);
  return { change, item: { id, state: 'NEW' } };
}

type ItemList = 'leave' | 'take';

function including(list: ItemList, id: string): Choosing['change'] {
  return (choices) => ({ ...choices, [list]: [...new Set([...(choices[list] ?? []), id])] });
}

function without(list: ItemList, id: string): Choosing['change'] {
  return (choices) => ({ ...choices, [list]: (choices[list] ?? []).filter((listed) => listed !== id) });
}

/** Says what a column holds, which no other then does; '' says that it is not brought. */
export function mapColumn(column: string, field: string): Choosing['change'] {
  return (choices) => {
    const others = Object.entries(choices.mapping ?? {}).filter(([known, name]) => known !== field && name !== column);
    return { ...choices, mapping: Object.fromEntries(field === '' ? others : [...others, [field, column]]) };
  };
}
