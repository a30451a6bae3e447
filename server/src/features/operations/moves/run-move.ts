import type { MoveItemKind, MoveUndone } from '@approdo/shared/contract/operations/moves';
import type { Job } from '@approdo/shared/node/jobs';
import { say } from '@approdo/shared/words/say';
import { type Trx, transact } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { type Actor, type AuditLine, writeAudit } from '../../base/audit/index.ts';
import { type Bringing, bringItems, finishMove, isRunning } from './bring-items.ts';
import { judgeItems } from './judge-items.ts';
import { hasBrought, takeBack } from './marks.ts';
import { type MoveContext, NOT_STOPPABLE } from './move-jobs.ts';
import { changeMove, findMove } from './moves.repository.ts';
import type { StoredMove } from './moves.table.ts';

const KIND_NAMES: Readonly<Record<MoveItemKind, string>> = {
  POST: 'Articoli',
  PAGE: 'Pagine',
  PICTURE: 'Foto',
  STAY: 'Soggiorni',
  REVIEW: 'Recensioni',
};

type Run = { readonly id: string; readonly by: NonNullable<Actor> };

/** Brings what is new, after a safety backup. Resolves once it has begun; 409 where it cannot. */
export async function runMove(context: MoveContext, run: Run): Promise<void> {
  const { database, clock, jobs, backUp } = context;
  const begun = Promise.withResolvers<void>();
  const done = jobs.run(run.id, async (job) => {
    job.stoppable('Copia di sicurezza', 0);
    try {
      await backUp(async () => {
        await transact(database, (trx) => beginRun(trx, run.id, clock.now().toISOString()));
        begun.resolve();
      });
    } catch (error) {
      await jobs.end(run.id, { state: 'STOPPED', error: jobs.textOf(error) });
      throw error;
    }
    await bring(context, run, job);
  });
  await Promise.race([begun.promise, done]);
}

async function beginRun(trx: Trx, id: string, changedAt: string): Promise<void> {
  const move = await findMove(trx, id);
  if (!move || !canChange(move)) throw conflict(say('moveBegun'));
  await changeMove(trx, id, { state: 'RUNNING', error: null, changedAt });
}

/** Whether choices count, and a run may begin. */
export function canChange({ state }: StoredMove): boolean {
  return state === 'READY' || state === 'STOPPED';
}

async function bring(context: MoveContext, { id, by }: Run, job: Job): Promise<void> {
  const { database, clock, files, jobs } = context;
  const brought = new Map<MoveItemKind, number>();
  const onBrought = (kind: MoveItemKind) => brought.set(kind, (brought.get(kind) ?? 0) + 1);
  const line = (): AuditLine => {
    return { action: 'MOVED', object: 'MOVE', objectId: id, summary: sumUp(brought), at: clock.now(), by };
  };
  const { onShare, signal } = job.stoppable('Trasloco');
  let error: string | null = null;
  try {
    const move = await findMove(database, id);
    if (move?.state !== 'RUNNING') return;
    const preview = await judgeItems(context, move);
    const bringing = { move, by: by.userId, signal, onShare, onBrought };
    const isWhole = await bringItems(context, bringing);
    if (isWhole && (await endRun(context, { bringing, preview, line }))) return;
  } catch (fault) {
    error = signal.aborted ? null : jobs.textOf(fault);
  } finally {
    await files.release(id);
  }
  await jobs.end(id, { state: 'STOPPED', error });
  // It is done, whether or not there is room to write it down.
  if (brought.size > 0) await transact(database, (trx) => writeAudit(trx, line())).catch(jobs.textOf);
}

type Ending = {
  readonly bringing: Bringing;
  readonly preview: Pick<StoredMove, 'hints' | 'fileColumns'>;
  readonly line: () => AuditLine;
};

/** Writes the end of a run that has brought everything; false where another process has ended it. */
async function endRun(context: MoveContext, { bringing, preview, line }: Ending): Promise<boolean> {
  const { clock, changePosts, onSiteChanged } = context;
  const { id } = bringing.move;
  const isEnded = await changePosts(async (trx) => {
    if (!(await isRunning(trx, id))) return false;
    const hints = [...preview.hints, ...(await finishMove(trx, context, bringing))];
    const at = clock.now().toISOString();
    await changeMove(trx, id, { ...preview, hints, state: 'DONE', error: null, doneAt: at, changedAt: at });
    await writeAudit(trx, line());
    return true;
  });
  onSiteChanged();
  return isEnded;
}

/** Stops a move after the item at hand, whichever process brings it; 409 where nothing goes on. */
export async function stopMove({ jobs }: MoveContext, { id, state }: StoredMove): Promise<void> {
  if (state !== 'RUNNING' && !jobs.isAt(id)) throw conflict(NOT_STOPPABLE);
  if (jobs.isAt(id)) jobs.cancel();
  await jobs.end(id, { state: 'STOPPED', error: null });
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
      await writeAudit(trx, { action: 'MOVE_UNDONE', object: 'MOVE', objectId: id, summary, at, by });
      return result;
    });
    onSiteChanged();
    await deleteFiles();
    return undone;
  });
}

/** Counts alone: `Articoli: 42 · Foto: 180`. */
function sumUp(brought: ReadonlyMap<MoveItemKind, number>): string {
  return [...brought].map(([kind, count]) => `${KIND_NAMES[kind]}: ${count}`).join(' · ') || 'Niente di nuovo';
}
