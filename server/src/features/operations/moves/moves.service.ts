import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import type {
  Move,
  MoveChoices,
  MoveItem,
  MoveItemState,
  MoveKind,
  MoveUndone,
} from '@approdo/shared/contract/operations/moves';
import { say } from '@approdo/shared/words/say';
import { type Reader, transact } from '../../../db/transaction.ts';
import { type Precondition, withVersion } from '../../../http/calls/precondition.ts';
import { conflict, requireFound } from '../../../http/problems.ts';
import type { Actor } from '../../base/audit/index.ts';
import { judgeItems } from './judge-items.ts';
import { listMovedKinds } from './marks.ts';
import { createMoveJobs, type MoveContext, type MovesNeeds } from './move-jobs.ts';
import { changeMove, countItems, findMove, listItems, listMoves, tallyItems } from './moves.repository.ts';
import type { StoredMove, StoredMoveItem } from './moves.table.ts';
import { createMovesUpkeep } from './moves-upkeep.ts';
import { addToMove, beginMove, discardMove } from './receive-file.ts';
import { canChange, runMove, stopMove, undoMove } from './run-move.ts';

const PAGE = 50;

const MISSING = say('moveUnknown');
const BEGUN = say('moveBegun');

type ItemPage = { readonly page: number; readonly state?: MoveItemState | undefined };

export type Moves = ReturnType<typeof createMoves>;

/** Moves from elsewhere: a file is read and judged, then brought, then can be taken back (MOVING.md, section 1). */
export function createMoves(needs: MovesNeeds) {
  const { database } = needs;
  const jobs = createMoveJobs(needs);
  const context: MoveContext = { ...needs, jobs, kinds: listMovedKinds(needs.clock) };

  async function getStored(id: string): Promise<StoredMove> {
    await jobs.writeEnds();
    return jobs.asItIs(requireFound(await findMove(database, id), MISSING));
  }

  async function view(move: StoredMove): Promise<Move> {
    return viewMove(move, { counts: await countsOf(database, move), progress: jobs.progressOf(move.id) });
  }

  const get = async (id: string): Promise<Move> => await view(await getStored(id));

  return {
    async list(): Promise<Move[]> {
      await jobs.writeEnds();
      const moves = await listMoves(database, PAGE);
      return await Promise.all(moves.map((move) => view(jobs.asItIs(move))));
    },

    get,

    async listItems(id: string, { page, state }: ItemPage): Promise<{ items: MoveItem[]; total: number }> {
      const filter = { moveId: (await getStored(id)).id, state };
      const items = await listItems(database, filter, { offset: (page - 1) * PAGE, max: PAGE });
      return { items: items.map(viewItem), total: await countItems(database, filter) };
    },

    /** Begins to read a file; of one that nobody knows, nothing is kept. */
    begin: async (kind: MoveKind, file: ReceivedFile | undefined): Promise<Move> =>
      await get(await beginMove(context, kind, file)),

    async addFile(id: string, file: ReceivedFile): Promise<Move> {
      await addToMove(context, await getStored(id), file);
      return await get(id);
    },

    /** Replaces choices and judges everything anew. */
    async choose(id: string, choices: MoveChoices, precondition: Precondition): Promise<Move> {
      await getStored(id);
      const chosen = await jobs.run(id, async (job) => {
        job.step('Anteprima');
        return await changeChoices(context, { id, choices }, precondition);
      });
      return await view(chosen);
    },

    /** Begins to bring what is new; 409 also where the safety backup cannot begin. */
    async run(id: string, by: NonNullable<Actor>): Promise<Move> {
      if (!canChange(await getStored(id))) throw conflict(BEGUN);
      await runMove(context, { id, by });
      return await get(id);
    },

    stop: async (id: string): Promise<void> => await stopMove(context, await getStored(id)),

    async undo(id: string, by: Actor): Promise<MoveUndone> {
      const { state } = await getStored(id);
      if (state !== 'DONE' && state !== 'STOPPED') throw conflict(say('nothingToUndo'));
      return await undoMove(context, id, by);
    },

    /** Forgets file and preview; marks stay, so that nothing comes twice. */
    async remove(id: string): Promise<void> {
      const { state } = await getStored(id);
      if (state === 'RUNNING' || jobs.isAt(id)) throw conflict(say('moveBusy'));
      await discardMove(context, id);
    },

    close: jobs.close,
    ...createMovesUpkeep(needs),
  };
}

async function countsOf(reader: Reader, { id, keptCounts }: StoredMove): Promise<Move['counts']> {
  return keptCounts?.counts ?? (await tallyItems(reader, id));
}

type Change = { readonly id: string; readonly choices: MoveChoices };

async function changeChoices(
  context: MoveContext,
  { id, choices }: Change,
  precondition: Precondition,
): Promise<StoredMove> {
  const { database } = context;
  const chosen = await transact(database, async (trx) => {
    const before = requireFound(await findMove(trx, id), MISSING);
    precondition(viewMove(before, { counts: await countsOf(trx, before), progress: undefined }));
    if (!canChange(before)) throw conflict(BEGUN);
    const after = { ...before, choices: { ...before.choices, ...choices } };
    await changeMove(trx, id, { choices: after.choices });
    return after;
  });
  const preview = await judgeItems(context, chosen);
  await transact(database, (trx) => changeMove(trx, id, preview));
  return { ...chosen, ...preview };
}

type Facts = { readonly counts: Move['counts']; readonly progress: Move['progress'] | undefined };

/** The version is that of the choices: all else changes by itself. */
function viewMove(move: StoredMove, { counts, progress }: Facts): Move {
  const { id, kind, format, fileName, state, error, choices, fileColumns, createdAt, doneAt } = move;
  return {
    ...{ id, kind, format, fileName, state, choices, counts, createdAt },
    ...(error !== null && { error }),
    ...(progress && { progress }),
    left: move.notComing,
    hints: [...new Set([...move.readHints, ...move.hints])],
    ...(fileColumns && { columns: fileColumns }),
    ...(doneAt !== null && { doneAt }),
    version: withVersion({ id, choices }).version,
  };
}

function viewItem({ id, kind, title, state, reason, warnings, shown, thingId }: StoredMoveItem): MoveItem {
  const told = { ...shown, id, kind, title, state, warnings };
  return { ...told, ...(reason !== null && { reason }), ...(thingId !== null && { thingId }) };
}
