import type { Move, MoveItemState, MoveTally } from '@approdo/shared/contract/operations/moves';
import { containsTextOfAnyCase } from '../../../db/contains-text.ts';
import { inPortions } from '../../../db/in-portions.ts';
import { describeRows } from '../../../db/rows.ts';
import type { Reader, Trx } from '../../../db/transaction.ts';
import {
  type ItemWithContent,
  markRecord,
  moveItemRecord,
  moveRecord,
  type StoredMark,
  type StoredMove,
  type StoredMoveItem,
} from './moves.table.ts';

const moveRows = describeRows<StoredMove>(moveRecord);
const markRows = describeRows<StoredMark>(markRecord);

export const { find: findMove, insert: insertMove, remove: deleteMove } = moveRows;
export const { insert: insertMark, update: updateMark, remove: deleteMark } = markRows;

/** Items written in one transaction. */
export const PORTION = 100;

/** The last moves, newest first. */
export async function listMoves(reader: Reader, max: number): Promise<StoredMove[]> {
  const last = reader.selectFrom('moves').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc').limit(max);
  return (await last.execute()).map((row) => moveRecord.recordOf(row));
}

export async function listMovesIn(reader: Reader, states: readonly StoredMove['state'][]): Promise<StoredMove[]> {
  const found = await reader.selectFrom('moves').selectAll().where('state', 'in', states).execute();
  return found.map((row) => moveRecord.recordOf(row));
}

export async function changeMove(trx: Trx, id: string, part: Partial<StoredMove>): Promise<void> {
  await trx.updateTable('moves').set(moveRecord.rowOf(part)).where('id', '=', id).execute();
}

export async function insertItems(trx: Trx, items: readonly ItemWithContent[]): Promise<void> {
  if (items.length === 0) return;
  const values = items.map(({ content, ...item }) => ({ ...moveItemRecord.rowOf(item), content }));
  await trx.insertInto('move_items').values(values).execute();
}

/** Changes the fields that `part` names; the others stay as they were. */
export async function changeItem(trx: Trx, id: string, { content, ...part }: Partial<ItemWithContent>): Promise<void> {
  const row = { ...moveItemRecord.rowOf(part), content };
  await trx.updateTable('move_items').set(row).where('id', '=', id).execute();
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

type ItemFilter = { readonly moveId: string; readonly state?: MoveItemState | undefined };
type Page = { readonly offset: number; readonly max: number };

function selectItems(reader: Reader, { moveId, state }: ItemFilter) {
  return reader
    .selectFrom('move_items')
    .where('move_id', '=', moveId)
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'NEW'));
}

/** The position after the last item of a move. */
export async function nextPosition(reader: Reader, moveId: string): Promise<number> {
  const { last } = await selectItems(reader, { moveId })
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow();
  return last === null ? 0 : Number(last) + 1;
}

/** Items in the order of the file, without their texts; all of them without a page. */
export async function listItems(reader: Reader, filter: ItemFilter, page?: Page): Promise<StoredMoveItem[]> {
  const all = selectItems(reader, filter).select(moveItemRecord.columns).orderBy('position');
  const found = await (page ? all.limit(page.max).offset(page.offset) : all).execute();
  return found.map((row) => moveItemRecord.recordOf(row));
}

export async function countItems(reader: Reader, filter: ItemFilter): Promise<number> {
  const { total } = await selectItems(reader, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** The items to bring, in the order of the file. */
export async function listNew(reader: Reader, moveId: string): Promise<Pick<StoredMoveItem, 'id' | 'kind'>[]> {
  return await selectItems(reader, { moveId, state: 'NEW' }).select(['id', 'kind']).orderBy('position').execute();
}

export async function findItem(reader: Reader, id: string): Promise<ItemWithContent | undefined> {
  const row = await reader.selectFrom('move_items').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...moveItemRecord.recordOf(row), content: row.content };
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
  const found = await selectItems(reader, { moveId })
    .select(({ fn }) => ['kind', 'state', fn.countAll<number>().as('total')])
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

export async function listMarks(reader: Reader, moveId: string): Promise<StoredMark[]> {
  const found = await reader.selectFrom('move_marks').selectAll().where('move_id', '=', moveId).execute();
  return found.map((row) => markRecord.recordOf(row));
}

/** What became of the things of a source: the mark of each key. */
export async function listMarksOf(reader: Reader, source: string, keys: readonly string[]): Promise<StoredMark[]> {
  const ofSource = reader.selectFrom('move_marks').selectAll().where('source', '=', source);
  const found = await inPortions(keys, (portion) => ofSource.where('source_key', 'in', portion).execute());
  return found.map((row) => markRecord.recordOf(row));
}

/** The marks of these things, of whatever move. */
export async function listMarksOfThings(
  reader: Reader,
  things: readonly Pick<StoredMark, 'kind' | 'id'>[],
): Promise<StoredMark[]> {
  const names = new Set(things.map(({ kind, id }) => `${kind} ${id}`));
  const ids = things.map(({ id }) => id);
  const all = reader.selectFrom('move_marks').selectAll();
  const found = await inPortions(ids, (portion) => all.where('thing_id', 'in', portion).execute());
  return found.map((row) => markRecord.recordOf(row)).filter(({ kind, thingId }) => names.has(`${kind} ${thingId}`));
}
