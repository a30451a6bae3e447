import type { Move, MoveItemState, MoveTally } from '@approdo/shared/contract/operations/moves';
import { containsTextOfAnyCase } from '../../../db/contains-text.ts';
import { inPortions } from '../../../db/in-portions.ts';
import { describeRows } from '../../../db/rows.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import {
  type MoveMarksTable,
  moveItemRecord,
  moveRecord,
  type StoredMove,
  type StoredMoveItem,
} from './moves.table.ts';

const rows = describeRows<StoredMove>(moveRecord);

export const { find: findMove, insert: insertMove, remove: deleteMove } = rows;

/** The last moves, newest first. */
export async function listMoves(reader: Reader, max: number): Promise<StoredMove[]> {
  const found = await reader
    .selectFrom('moves')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute();
  return found.map((row) => moveRecord.recordOf(row));
}

/** Those in one of these states; with an instant, those that have not changed since before it. */
export async function listMovesIn(
  reader: Reader,
  states: readonly StoredMove['state'][],
  before?: string,
): Promise<StoredMove[]> {
  const all = reader.selectFrom('moves').selectAll().where('state', 'in', states);
  const found = await (before === undefined ? all : all.where('changed_at', '<', before)).execute();
  return found.map((row) => moveRecord.recordOf(row));
}

export async function changeMove(trx: Trx, id: string, part: Partial<StoredMove>): Promise<void> {
  await trx.updateTable('moves').set(moveRecord.rowOf(part)).where('id', '=', id).execute();
}

/** An item that was just read, with what only bringing it needs. */
export type NewItem = StoredMoveItem & { readonly content: string | null };

export async function insertItems(trx: Trx, items: readonly NewItem[]): Promise<void> {
  if (items.length === 0) return;
  const values = items.map(({ content, ...item }) => ({ ...moveItemRecord.rowOf(item), content }));
  await trx.insertInto('move_items').values(values).execute();
}

export async function changeItem(trx: Trx, id: string, part: Partial<StoredMoveItem>): Promise<void> {
  await trx.updateTable('move_items').set(moveItemRecord.rowOf(part)).where('id', '=', id).execute();
}

/** Notes what an item became; its text is not needed any more. */
export async function finishItem(trx: Trx, id: string, part: Partial<StoredMoveItem>): Promise<void> {
  const row = moveItemRecord.rowOf(part);
  await trx
    .updateTable('move_items')
    .set({ ...row, content: null })
    .where('id', '=', id)
    .execute();
}

/** Of a move those from a position on. */
export async function deleteItems(trx: Trx, moveId: string, from = 0): Promise<void> {
  await trx.deleteFrom('move_items').where('move_id', '=', moveId).where('position', '>=', from).execute();
}

type Person = { readonly email?: string | undefined; readonly stays: readonly string[] };

/** Deletes the items that name a person by her address, or that became one of her stays. */
export async function deleteItemsAbout(trx: Trx, { email, stays }: Person): Promise<void> {
  await trx
    .deleteFrom('move_items')
    .where(({ or, eb }) =>
      or([
        ...(email === undefined ? [] : [containsTextOfAnyCase('facts', email)]),
        ...(stays.length === 0 ? [] : [eb('thing_id', 'in', [...stays])]),
      ]),
    )
    .execute();
}

/** The position after the last item of a move. */
export async function nextPosition(reader: Reader, moveId: string): Promise<number> {
  const { last } = await reader
    .selectFrom('move_items')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .where('move_id', '=', moveId)
    .executeTakeFirstOrThrow();
  return last === null ? 0 : Number(last) + 1;
}

/** The items of a move in the order of the file, without their texts. */
export async function listAllItems(reader: Reader, moveId: string): Promise<StoredMoveItem[]> {
  const found = await reader
    .selectFrom('move_items')
    .select(moveItemRecord.columns)
    .where('move_id', '=', moveId)
    .orderBy('position')
    .execute();
  return found.map((row) => moveItemRecord.recordOf(row));
}

/** The items to bring, in the order of the file. */
export async function listNew(reader: Reader, moveId: string): Promise<Pick<StoredMoveItem, 'id' | 'kind'>[]> {
  return await reader
    .selectFrom('move_items')
    .select(['id', 'kind'])
    .where('move_id', '=', moveId)
    .where('state', '=', 'NEW')
    .orderBy('position')
    .execute();
}

/** An item with its text. */
export async function findItem(reader: Reader, id: string): Promise<NewItem | undefined> {
  const row = await reader.selectFrom('move_items').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...moveItemRecord.recordOf(row), content: row.content };
}

type ItemFilter = { readonly moveId: string; readonly state: MoveItemState | undefined };
type Page = { readonly offset: number; readonly max: number };

export async function listItems(reader: Reader, filter: ItemFilter, { offset, max }: Page): Promise<StoredMoveItem[]> {
  const found = await selectItems(reader, filter)
    .select(moveItemRecord.columns)
    .orderBy('position')
    .limit(max)
    .offset(offset)
    .execute();
  return found.map((row) => moveItemRecord.recordOf(row));
}

export async function countItems(reader: Reader, filter: ItemFilter): Promise<number> {
  const { total } = await selectItems(reader, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

function selectItems(reader: Reader, { moveId, state }: ItemFilter) {
  return reader
    .selectFrom('move_items')
    .where('move_id', '=', moveId)
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'NEW'));
}

/** In which count of its kind an item is: what was brought was new. */
const COUNTED_AS = {
  NEW: 'new',
  DONE: 'new',
  ALREADY: 'already',
  CLASH: 'clash',
  FAULT: 'fault',
  LEFT: 'left',
} as const satisfies Record<MoveItemState, keyof MoveTally>;

/** How many items of each kind a move has, by what is decided of them. */
export async function tallyItems(reader: Reader, moveId: string): Promise<Move['counts']> {
  const found = await reader
    .selectFrom('move_items')
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('total')])
    .where('move_id', '=', moveId)
    .groupBy(['kind', 'state'])
    .execute();
  const counts: Move['counts'] = {};
  for (const { kind, state, total } of found) {
    const tally = counts[kind] ?? { new: 0, already: 0, clash: 0, fault: 0, left: 0 };
    const name = COUNTED_AS[state];
    counts[kind] = { ...tally, [name]: tally[name] + Number(total) };
  }
  return counts;
}

export async function insertMark(trx: Trx, mark: MoveMarksTable): Promise<void> {
  await trx.insertInto('move_marks').values(mark).execute();
}

export async function listMarks(reader: Reader, moveId: string): Promise<MoveMarksTable[]> {
  return await reader.selectFrom('move_marks').selectAll().where('move_id', '=', moveId).execute();
}

/** What became of the things of a source: the mark of each key. */
export async function listMarksOf(reader: Reader, source: string, keys: readonly string[]): Promise<MoveMarksTable[]> {
  return await inPortions(keys, (portion) =>
    reader
      .selectFrom('move_marks')
      .selectAll()
      .where('source', '=', source)
      .where('source_key', 'in', portion)
      .execute(),
  );
}

/** The marks of these things, of whatever move. */
export async function listMarksOfThings(
  reader: Reader,
  things: readonly Pick<MoveMarksTable, 'kind' | 'id'>[],
): Promise<MoveMarksTable[]> {
  const names = new Set(things.map(({ kind, id }) => `${kind} ${id}`));
  const ids = things.map(({ id }) => id);
  const marks = await inPortions(ids, (portion) =>
    reader.selectFrom('move_marks').selectAll().where('thing_id', 'in', portion).execute(),
  );
  return marks.filter(({ kind, thing_id }) => names.has(`${kind} ${thing_id}`));
}

export async function changeDigest(trx: Trx, id: string, digest: string): Promise<void> {
  await trx.updateTable('move_marks').set({ digest }).where('id', '=', id).execute();
}

export async function deleteMark(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('move_marks').where('id', '=', id).execute();
}
