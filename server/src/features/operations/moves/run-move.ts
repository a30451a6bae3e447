import type { MoveItemKind, MoveUndone } from '@approdo/shared/contract/operations/moves';
import type { Job } from '@approdo/shared/node/jobs';
import { say } from '@approdo/shared/words/say';
import { type Trx, transact } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { type Actor, writeAudit } from '../../base/audit/index.ts';
import { bringItems } from './bring-items.ts';
import { judgeItems } from './judge-items.ts';
import { type MoveContext, NOT_STOPPABLE } from './move-jobs.ts';
import { changeMove, findMove } from './moves.repository.ts';
import type { StoredMove } from './moves.table.ts';
import { hasBrought, takeBack } from './take-back.ts';

const KIND_NAMES: Readonly<Record<MoveItemKind, string>> = {
  POST: 'Articoli',
  PAGE: 'Pagine',
  PICTURE: 'Foto',
  STAY: 'Soggiorni',
  REVIEW: 'Recensioni',
};

/** How many items of each kind a run has brought. */
type Brought = Map<MoveItemKind, number>;

/** Brings what is new, after a safety backup. Resolves once it has begun; 409 where it cannot. */
export async function runMove(context: MoveContext, id: string, by: NonNullable<Actor>): Promise<void> {
  const { database, clock, jobs, backUp } = context;
  const begun = Promise.withResolvers<void>();
  const done = jobs.run(id, async (job) => {
    job.stoppable('Copia di sicurezza', 0);
    try {
      await backUp(async () => {
        await transact(database, (trx) => beginRun(trx, id, clock.now().toISOString()));
        begun.resolve();
      });
    } catch (error) {
      await jobs.end(id, 'RUNNING', { state: 'STOPPED', error: jobs.textOf(error) });
      throw error;
    }
    await bring(context, { id, by }, job);
  });
  await Promise.race([begun.promise, done]);
}

async function beginRun(trx: Trx, id: string, changedAt: string): Promise<void> {
  const state = (await findMove(trx, id))?.state;
  if (state !== 'READY' && state !== 'STOPPED') throw conflict(say('moveBegun'));
  await changeMove(trx, id, { state: 'RUNNING', error: null, changedAt });
}

type Run = { readonly id: string; readonly by: NonNullable<Actor> };

async function bring(context: MoveContext, { id, by }: Run, job: Job): Promise<void> {
  const { database, clock, files, jobs, works } = context;
  const brought: Brought = new Map();
  const { onShare, signal } = job.stoppable('Trasloco');
  let error: string | null = null;
  try {
    const move = await findMove(database, id);
    if (move?.state !== 'RUNNING') return;
    const work = works[move.kind];
    const preview = await judgeItems({ database, work }, move);
    const isEnded = await bringItems(
      { ...context, work },
      {
        ...{ move, by: by.userId, signal, onShare },
        onBrought: (kind) => brought.set(kind, (brought.get(kind) ?? 0) + 1),
        async onEnd(trx, hints) {
          const at = clock.now().toISOString();
          const part = { ...preview, hints: [...preview.hints, ...hints], doneAt: at, changedAt: at };
          await changeMove(trx, id, { ...part, state: 'DONE', error: null });
          await writeAudit(trx, { ...lineOf('MOVED', id, sumUp(brought)), at: clock.now(), by });
        },
      },
    );
    if (isEnded) return;
  } catch (fault) {
    error = signal.aborted ? null : jobs.textOf(fault);
  } finally {
    await files.release(id);
  }
  await jobs.end(id, 'RUNNING', { state: 'STOPPED', error });
  const line = { ...lineOf('MOVED', id, sumUp(brought)), at: clock.now(), by };
  // It is done, whether or not there is room to write it down.
  if (brought.size > 0) await transact(database, (trx) => writeAudit(trx, line)).catch(jobs.textOf);
}

/** Stops a move after the item at hand, whichever process brings it; 409 where nothing goes on. */
export async function stopMove({ jobs }: MoveContext, { id, state }: StoredMove): Promise<void> {
  if (state !== 'RUNNING' && !jobs.isAt(id)) throw conflict(NOT_STOPPABLE);
  if (jobs.isAt(id)) jobs.cancel();
  await jobs.end(id, 'RUNNING', { state: 'STOPPED', error: null });
}

/** Takes back what a move brought, after a safety backup. */
export async function undoMove(context: MoveContext, id: string, by: Actor): Promise<MoveUndone> {
  const { database, clock, jobs, backUp, changePosts, onSiteChanged, deleteFiles } = context;
  return await jobs.run(id, async (job) => {
    job.step('Copia di sicurezza');
    if (!(await hasBrought(database, id))) throw conflict(say('nothingToUndo'));
    await backUp();
    const undone = await changePosts(async (trx) => {
      const at = clock.now();
      const result = await takeBack(trx, context, id);
      await changeMove(trx, id, { state: 'UNDONE', error: null, changedAt: at.toISOString() });
      const gone = result.removed.reduce((sum, { count }) => sum + count, 0);
      const summary = `Tolte: ${gone} · Rimaste: ${result.stayed.length}`;
      await writeAudit(trx, { ...lineOf('MOVE_UNDONE', id, summary), at, by });
      return result;
    });
    onSiteChanged();
    await deleteFiles();
    return undone;
  });
}

function lineOf(action: 'MOVED' | 'MOVE_UNDONE', id: string, summary: string) {
  return { action, object: 'MOVE', objectId: id, summary } as const;
}

/** Counts alone: `Articoli: 42 · Foto: 180`. */
function sumUp(brought: Brought): string {
  return [...brought].map(([kind, count]) => `${KIND_NAMES[kind]}: ${count}`).join(' · ') || 'Niente di nuovo';
}
