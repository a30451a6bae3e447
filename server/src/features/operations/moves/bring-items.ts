import type { MoveItemKind } from '@approdo/shared/contract/operations/moves';
import { runInParallel } from '@approdo/shared/node/in-parallel';
import type { OnShare } from '@approdo/shared/node/jobs';
import { type Trx, transact } from '../../../db/transaction.ts';
import { HttpProblem } from '../../../http/problems.ts';
import { itemAtHand, moveAtHand } from './judge-items.ts';
import { digestNow, markThing } from './marks.ts';
import type { MoveContext } from './move-jobs.ts';
import type { MadeThing } from './move-kind.ts';
import { changeItem, findItem, findMove, listMarksOfThings, listNew, updateMark } from './moves.repository.ts';
import type { ItemWithContent, StoredMark, StoredMove } from './moves.table.ts';

/** An old site is asked for so many at once (MOVING.md, section 3). */
const PICTURES_AT_ONCE = 4;

export type Bringing = {
  readonly move: StoredMove;
  /** The account that brings it. */
  readonly by: string;
  readonly signal: AbortSignal;
  readonly onShare: OnShare;
  /** Called for each item that was brought. */
  readonly onBrought: (kind: MoveItemKind) => void;
};

/**
 * Brings the items of a move that are new, each in one transaction together with its marks: pictures before the texts
 * that show them, else in the order of the file. False where it was stopped before the last.
 */
export async function bringItems(context: MoveContext, bringing: Bringing): Promise<boolean> {
  const pending = await listNew(context.database, bringing.move.id);
  let done = 0;
  let isStopped = false;
  const bring = async ({ id }: { readonly id: string }) => {
    isStopped ||= bringing.signal.aborted;
    const item = isStopped ? undefined : await findItem(context.database, id);
    if (item && !(await bringItem(context, bringing, item))) isStopped = true;
    done += 1;
    bringing.onShare(done / pending.length);
  };
  const others = pending.filter((item) => !isPicture(item));
  await runInParallel(pending.filter(isPicture), { limit: PICTURES_AT_ONCE }, bring);
  await runInParallel(others, { limit: 1 }, bring);
  return !isStopped;
}

function isPicture({ kind }: { readonly kind: MoveItemKind }): boolean {
  return kind === 'PICTURE';
}

/** Another process may have stopped it, or a restore replaced it. */
export async function isRunning(trx: Trx, id: string): Promise<boolean> {
  return (await findMove(trx, id))?.state === 'RUNNING';
}

/**
 * False where the run is stopped. What a kind refuses as a call would is a fault of the item; any other error ends the
 * run.
 */
async function bringItem(context: MoveContext, bringing: Bringing, item: ItemWithContent): Promise<boolean> {
  try {
    const outcome = await tryItem(context, bringing, item);
    if (outcome === 'brought') {
      bringing.onBrought(item.kind);
      context.onSiteChanged();
    }
    return outcome !== 'stopped';
  } catch (error) {
    if (bringing.signal.aborted) return false;
    if (!(error instanceof HttpProblem) || error.status >= 500) throw error;
    const { message: reason } = error;
    await transact(context.database, (trx) => changeItem(trx, item.id, { state: 'FAULT', reason }));
    return true;
  }
}

async function tryItem(
  { works, kinds, changePosts }: MoveContext,
  { move, by, signal }: Bringing,
  stored: ItemWithContent,
): Promise<'brought' | 'not' | 'stopped'> {
  const work = works[move.kind];
  const atHand = moveAtHand(move, by);
  const item = { ...itemAtHand(stored), content: stored.content, shown: stored.shown };
  const prepared = await work.prepare?.(atHand, item, signal);
  return await changePosts(async (trx) => {
    if (!(await isRunning(trx, move.id))) return 'stopped';
    const result = await work.bring(trx, atHand, item, prepared?.made ?? null);
    if ('clash' in result) {
      await changeItem(trx, item.id, { state: 'CLASH', reason: result.clash });
      return 'not';
    }
    const [own] = result.things;
    for (const thing of result.things) {
      const key = thing === own ? stored.markKey : null;
      await markThing(trx, kinds, { thing, moveId: move.id, source: stored.markSource, key });
    }
    const told = [...stored.warnings, ...(prepared?.warnings ?? []), ...(result.warnings ?? [])];
    const warnings = [...new Set(told)];
    // Its text is not needed any more.
    await changeItem(trx, item.id, { state: 'DONE', thingId: own?.id ?? null, warnings, content: null });
    return 'brought';
  });
}

/** Lets a kind finish; what it changes of things that nobody else had changed does not make them the owner's. */
export async function finishMove(
  trx: Trx,
  { works, kinds }: MoveContext,
  { move, by }: Pick<Bringing, 'move' | 'by'>,
): Promise<readonly string[]> {
  const untouched: StoredMark[] = [];
  const digestOf = ({ kind, thingId: id }: StoredMark) => digestNow(trx, kinds, { kind, id });
  const findUntouched = async (things: readonly MadeThing[]) => {
    for (const mark of await listMarksOfThings(trx, things)) {
      if (mark.digest === (await digestOf(mark))) untouched.push(mark);
    }
    return new Set(untouched.map(({ thingId }) => thingId));
  };
  const finished = await works[move.kind].finish?.(trx, moveAtHand(move, by), findUntouched);
  for (const thing of finished?.things ?? []) {
    await markThing(trx, kinds, { thing, moveId: move.id, source: '', key: null });
  }
  for (const mark of untouched) {
    const digest = await digestOf(mark);
    if (digest !== mark.digest) await updateMark(trx, { ...mark, digest });
  }
  return finished?.hints ?? [];
}
