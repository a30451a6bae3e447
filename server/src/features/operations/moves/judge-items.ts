import { LEFT_OUT } from '@approdo/shared/contract/operations/moves';
import { sha256 } from '../../../adapters/digest.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import type { Judgement, MoveAtHand, MoveKindWork, StoredItem } from './move-kind.ts';
import { changeItem, listAllItems, listMarksOf } from './moves.repository.ts';
import type { StoredMove, StoredMoveItem } from './moves.table.ts';

const ALREADY = { state: 'ALREADY', reason: 'C’è già' } as const;
const REPEATED = { state: 'ALREADY', reason: 'Ripetuta nel file' } as const;
const LEAVING = { state: 'LEFT', reason: LEFT_OUT } as const;

/** Items written in one transaction. */
const PORTION = 100;

/** Characters of a source or key; a longer one is known by its hash, as PostgreSQL indexes no longer values. */
const MAX_KEY = 500;

type Needs = { readonly database: Database; readonly work: MoveKindWork };

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
  { database, work }: Needs,
  move: StoredMove,
): Promise<Pick<StoredMove, 'hints' | 'fileColumns'>> {
  const items = (await listAllItems(database, move.id)).filter(({ state }) => state !== 'DONE');
  const { judgements, hints, columns } = await work.judge(database, moveAtHand(move, null), items.map(itemAtHand));
  const judged = items.map((item) => ({ item, judged: applyJudgement(item, judgements.get(item.id)) }));
  const marked = await findMarked(
    database,
    judged.map((each) => each.judged),
  );
  const leave = new Set(move.choices.leave);
  const seen = new Set<string>();
  const changed = judged.flatMap(({ item, judged: own }) => {
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
  return { hints: [...(hints ?? [])], fileColumns: columns ?? null };
}

/** What reading already knew of an item stands, whatever its kind says. */
function applyJudgement(item: StoredMoveItem, judgement: Judgement | undefined): Judged {
  if (!judgement) throw new Error(`no judgement of the item ${item.id}`);
  const { state, reason = null } = item.found ?? judgement;
  return {
    title: judgement.title,
    state,
    reason,
    warnings: [...new Set([...item.readWarnings, ...judgement.warnings])],
    markSource: shortened(judgement.source ?? item.source),
    markKey: shortened(judgement.key ?? item.sourceKey),
    shown: judgement.shown,
  };
}

function shortened(text: string): string {
  return text.length > MAX_KEY ? sha256(text) : text;
}

function keyOf({ markSource, markKey }: Keyed): string {
  return JSON.stringify([markSource, markKey]);
}

type Keyed = Pick<StoredMoveItem, 'markSource' | 'markKey'>;

/** The ids of the things that were made of these items, in this move or before, by the key of each. */
async function findMarked(reader: Reader, all: readonly Keyed[]): Promise<ReadonlyMap<string, string>> {
  const marked = new Map<string, string>();
  for (const [source, ofSource] of Map.groupBy(all, ({ markSource }) => markSource)) {
    const keys = [...new Set(ofSource.map(({ markKey }) => markKey))];
    for (const { source_key: markKey, thing_id } of await listMarksOf(reader, source, keys))
      if (markKey !== null) marked.set(keyOf({ markSource: source, markKey }), thing_id);
  }
  return marked;
}

/** What the items of a move became, or are already: an item that repeats another is the same thing. */
export async function listThings(
  reader: Reader,
  moveId: string,
): Promise<readonly (StoredItem & { readonly thingId: string })[]> {
  const items = await listAllItems(reader, moveId);
  const marked = await findMarked(reader, items);
  return items.flatMap((item) => {
    const thingId = item.state === 'DONE' || item.state === 'ALREADY' ? marked.get(keyOf(item)) : undefined;
    return thingId === undefined ? [] : [{ ...itemAtHand(item), thingId }];
  });
}

/** All items of a move as they were read, in the order of its file. */
export async function listRead(reader: Reader, moveId: string): Promise<readonly StoredItem[]> {
  return (await listAllItems(reader, moveId)).map(itemAtHand);
}

function isSame(after: Judged, before: StoredMoveItem): boolean {
  return Object.entries(after).every(
    // The names are those of a Judged, which Object.entries forgets.
    ([name, value]) => JSON.stringify(value) === JSON.stringify(before[name as keyof Judged]),
  );
}
