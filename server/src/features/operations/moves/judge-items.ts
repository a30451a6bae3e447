import { LEFT_OUT } from '@approdo/shared/contract/operations/moves';
import { sha256 } from '../../../adapters/digest.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import type { MovesNeeds } from './move-jobs.ts';
import type { ItemWithThing, Judgement, MoveAtHand, StoredItem } from './move-kind.ts';
import { changeItem, listItems, listMarksOf, PORTION } from './moves.repository.ts';
import type { StoredMove, StoredMoveItem } from './moves.table.ts';

const ALREADY = { state: 'ALREADY', reason: 'C’è già' } as const;
const REPEATED = { state: 'ALREADY', reason: 'Ripetuta nel file' } as const;
const LEAVING = { state: 'LEFT', reason: LEFT_OUT } as const;

/** Characters of a source or key; a longer one is known by its hash, as PostgreSQL indexes no longer values. */
const MAX_KEY = 500;

type Judged = Pick<StoredMoveItem, 'title' | 'state' | 'reason' | 'warnings' | 'markSource' | 'markKey' | 'shown'>;

/** The move as its kind sees it; `by` is the account that brings it. */
export function moveAtHand({ id, fileName, files, choices, facts }: StoredMove, by: string | null): MoveAtHand {
  return { id, fileName, fileNames: files.map(({ name }) => name), choices, facts: facts.told, by };
}

/** An item as its kind sees it, as it was read. */
export function itemAtHand(item: StoredMoveItem): StoredItem {
  const { id, kind, source, sourceKey: key, readTitle: title, facts, found, readWarnings: warnings } = item;
  return { id, kind, source, key, title, facts: facts.told, found, warnings };
}

/**
 * Judges anew all items of a move that are not brought yet, and writes those of which something else is decided now.
 * Marks and repeats go before what the kind says of a thing that could be brought, the owner's choice after it.
 */
export async function judgeItems(
  { database, works }: Pick<MovesNeeds, 'database' | 'works'>,
  move: StoredMove,
): Promise<Pick<StoredMove, 'hints' | 'fileColumns'>> {
  const items = (await listItems(database, { moveId: move.id })).filter(({ state }) => state !== 'DONE');
  const preview = await works[move.kind].judge(database, moveAtHand(move, null), items.map(itemAtHand));
  const judged = items.map((item) => ({ item, ...applyJudgement(item, preview.judgements.get(item.id)) }));
  const marked = await findMarked(database, judged);
  const leave = new Set(move.choices.leave);
  const seen = new Set<string>();
  const changed = judged.flatMap(({ item, ...own }) => {
    const key = keyOf(own);
    const isBringable = own.state === 'NEW' || own.state === 'CLASH';
    const isLeft = leave.has(item.id);
    const repeated = seen.has(key) ? REPEATED : undefined;
    if (isBringable && !isLeft) seen.add(key);
    const known = marked.has(key) ? ALREADY : repeated;
    // What would become of it is not told of what does not come.
    const decided = isBringable && known ? { ...own, ...known, warnings: item.readWarnings } : own;
    const after = isLeft && decided.state === 'NEW' ? { ...decided, ...LEAVING } : decided;
    return isSame(after, item) ? [] : [{ id: item.id, after }];
  });
  for (let start = 0; start < changed.length; start += PORTION) {
    await transact(database, async (trx) => {
      for (const { id, after } of changed.slice(start, start + PORTION)) await changeItem(trx, id, after);
    });
  }
  return { hints: [...(preview.hints ?? [])], fileColumns: preview.columns ?? null };
}

/** What reading already knew of an item stands, whatever its kind says. */
function applyJudgement(item: StoredMoveItem, judgement: Judgement | undefined): Judged {
  if (!judgement) throw new Error(`no judgement of the item ${item.id}`);
  const { title, shown, warnings, source = item.source, key = item.sourceKey } = judgement;
  const { state, reason = null } = item.found ?? judgement;
  return {
    ...{ title, state, reason, shown },
    warnings: [...new Set([...item.readWarnings, ...warnings])],
    markSource: shortened(source),
    markKey: shortened(key),
  };
}

function shortened(text: string): string {
  return text.length > MAX_KEY ? sha256(text) : text;
}

type Keyed = Pick<StoredMoveItem, 'markSource' | 'markKey'>;

function keyOf({ markSource, markKey }: Keyed): string {
  return JSON.stringify([markSource, markKey]);
}

/** The ids of the things that were made of these items, in this move or before, by the key of each. */
async function findMarked(reader: Reader, all: readonly Keyed[]): Promise<ReadonlyMap<string, string>> {
  const marked = new Map<string, string>();
  for (const [source, ofSource] of Map.groupBy(all, ({ markSource }) => markSource)) {
    const keys = [...new Set(ofSource.map(({ markKey }) => markKey))];
    for (const { sourceKey, thingId } of await listMarksOf(reader, source, keys))
      if (sourceKey !== null) marked.set(keyOf({ markSource: source, markKey: sourceKey }), thingId);
  }
  return marked;
}

/** What the items of a move became, or are already: an item that repeats another is the same thing. */
export async function listThings(reader: Reader, moveId: string): Promise<readonly ItemWithThing[]> {
  const items = await listItems(reader, { moveId });
  const marked = await findMarked(reader, items);
  return items.flatMap((item) => {
    const thingId = item.state === 'DONE' || item.state === 'ALREADY' ? marked.get(keyOf(item)) : undefined;
    return thingId === undefined ? [] : [{ ...itemAtHand(item), thingId }];
  });
}

/** All items of a move as they were read, in the order of its file. */
export async function listRead(reader: Reader, moveId: string): Promise<readonly StoredItem[]> {
  return (await listItems(reader, { moveId })).map(itemAtHand);
}

function isSame(after: Judged, before: StoredMoveItem): boolean {
  return Object.entries(after).every(
    // The names are those of a Judged, which Object.entries forgets.
    ([name, value]) => JSON.stringify(value) === JSON.stringify(before[name as keyof Judged]),
  );
}
