import type { MoveItemKind } from '@approdo/shared/contract/operations/moves';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import { makeId } from '../../../adapters/random.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { HttpProblem } from '../../../http/problems.ts';
import { itemAtHand, moveAtHand } from './judge-items.ts';
import type { MoveContext } from './move-jobs.ts';
import type { MadeThing, MoveAtHand, MoveKindWork } from './move-kind.ts';
import { digestNow, listMovedKinds, WAS_THERE } from './moved-kinds.ts';
import {
  changeDigest,
  changeItem,
  findItem,
  findMove,
  finishItem,
  insertMark,
  listMarksOfThings,
  listNew,
  type NewItem,
} from './moves.repository.ts';
import type { MoveMarksTable, StoredMove } from './moves.table.ts';

/** An old site is asked for so many at once (MOVING.md, section 3). */
const PICTURES_AT_ONCE = 4;

type Needs = Pick<MoveContext, 'database' | 'clock' | 'changePosts' | 'onSiteChanged'> & {
  readonly work: MoveKindWork;
};

type Bringing = {
  readonly move: StoredMove;
  readonly by: string;
  readonly signal: AbortSignal;
  readonly onShare: (share: number) => void;
  /** Called for each item that was brought. */
  readonly onBrought: (kind: MoveItemKind) => void;
  /** Writes the end of the move in the transaction that finishes it. */
  readonly onEnd: (trx: Trx, hints: readonly string[]) => Promise<void>;
};

/**
 * Brings the items of a move that are new, each in one transaction together with its marks: pictures before the texts
 * that show them, else in the order of the file. False where it was stopped before the last.
 */
export async function bringItems(needs: Needs, { onEnd, ...bringing }: Bringing): Promise<boolean> {
  const { database, work, changePosts, onSiteChanged } = needs;
  const move = moveAtHand(bringing.move, bringing.by);
  const pending = await listNew(database, move.id);
  let done = 0;
  let isStopped = false;
  const bring = async ({ id }: { readonly id: string }) => {
    isStopped ||= bringing.signal.aborted;
    const item = isStopped ? undefined : await findItem(database, id);
    if (item && (await bringItem(needs, { ...bringing, move }, item)) === 'stopped') isStopped = true;
    done += 1;
    bringing.onShare(done / pending.length);
  };
  const [pictures, others] = [pending.filter(isPicture), pending.filter((item) => !isPicture(item))];
  await runInParallel(pictures, { limit: PICTURES_AT_ONCE }, bring);
  await runInParallel(others, { limit: 1 }, bring);
  if (isStopped) return false;
  const isEnded = await changePosts(async (trx) => {
    if (!(await isRunning(trx, move.id))) return false;
    const kinds = listMovedKinds(needs.clock);
    await onEnd(trx, work.finish ? await finish(trx, { kinds, move, finish: work.finish }) : []);
    return true;
  });
  onSiteChanged();
  return isEnded;
}

function isPicture({ kind }: { readonly kind: MoveItemKind }): boolean {
  return kind === 'PICTURE';
}

/** Another process may have stopped it, or a restore replaced it. */
async function isRunning(trx: Trx, id: string): Promise<boolean> {
  return (await findMove(trx, id))?.state === 'RUNNING';
}

type ItemBringing = Pick<Bringing, 'signal' | 'onBrought'> & { readonly move: MoveAtHand };

/** What a kind refuses as a call would is a fault of the item; any other error ends the run. */
async function bringItem(needs: Needs, bringing: ItemBringing, item: NewItem): Promise<'brought' | 'not' | 'stopped'> {
  try {
    const outcome = await tryItem(needs, bringing, item);
    if (outcome === 'brought') {
      bringing.onBrought(item.kind);
      needs.onSiteChanged();
    }
    return outcome;
  } catch (error) {
    if (bringing.signal.aborted) return 'stopped';
    if (!(error instanceof HttpProblem) || error.status >= 500) throw error;
    const { message: reason } = error;
    await transact(needs.database, (trx) => changeItem(trx, item.id, { state: 'FAULT', reason }));
    return 'not';
  }
}

async function tryItem(
  { work, clock, changePosts }: Needs,
  { move, signal }: ItemBringing,
  stored: NewItem,
): Promise<'brought' | 'not' | 'stopped'> {
  const item = { ...itemAtHand(stored), content: stored.content, shown: stored.shown };
  const prepared = await work.prepare?.(move, item, signal);
  return await changePosts(async (trx) => {
    if (!(await isRunning(trx, move.id))) return 'stopped';
    const result = await work.bring(trx, move, item, prepared?.made ?? null);
    if ('clash' in result) {
      await changeItem(trx, stored.id, { state: 'CLASH', reason: result.clash });
      return 'not';
    }
    const [own] = result.things;
    for (const thing of result.things) {
      const key = thing === own ? stored.markKey : null;
      await mark(trx, listMovedKinds(clock), { thing, moveId: move.id, source: stored.markSource, key });
    }
    const warnings = [...stored.warnings, ...(prepared?.warnings ?? []), ...(result.warnings ?? [])];
    await finishItem(trx, stored.id, {
      state: 'DONE',
      thingId: own?.id ?? null,
      warnings: [...new Set(warnings)],
    });
    return 'brought';
  });
}

type Marking = {
  readonly thing: MadeThing;
  readonly moveId: string;
  readonly source: string;
  /** Null for what an item made besides its own thing. */
  readonly key: string | null;
};

type Kinds = ReturnType<typeof listMovedKinds>;

async function mark(trx: Trx, kinds: Kinds, { thing, moveId, source, key }: Marking): Promise<void> {
  await insertMark(trx, {
    id: makeId(),
    kind: thing.kind,
    thing_id: thing.id,
    source,
    source_key: key,
    digest: thing.wasThere ? WAS_THERE : await digestNow(trx, kinds, thing),
    move_id: moveId,
  });
}

type Finishing = {
  readonly kinds: Kinds;
  readonly move: MoveAtHand;
  readonly finish: NonNullable<MoveKindWork['finish']>;
};

/** Lets a kind finish; what it changes of things that nobody else had changed does not make them the owner's. */
async function finish(trx: Trx, { kinds, move, ...work }: Finishing): Promise<readonly string[]> {
  const untouched: MoveMarksTable[] = [];
  const findUntouched = async (things: readonly MadeThing[]) => {
    for (const each of await listMarksOfThings(trx, things)) {
      if (each.digest === (await digestOfMarked(trx, kinds, each))) untouched.push(each);
    }
    return new Set(untouched.map(({ thing_id }) => thing_id));
  };
  const { things, hints } = await work.finish(trx, move, findUntouched);
  for (const thing of things) await mark(trx, kinds, { thing, moveId: move.id, source: '', key: null });
  for (const each of untouched) {
    const digest = await digestOfMarked(trx, kinds, each);
    if (digest !== each.digest) await changeDigest(trx, each.id, digest);
  }
  return hints;
}

async function digestOfMarked(trx: Trx, kinds: Kinds, { kind, thing_id: id }: MoveMarksTable): Promise<string> {
  return await digestNow(trx, kinds, { kind, id });
}
