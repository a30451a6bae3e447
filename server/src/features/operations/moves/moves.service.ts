import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import { codeOfKey } from '@approdo/shared/contract/base/refusals';
import type {
  Move,
  MoveChoices,
  MoveItem,
  MoveItemState,
  MoveKind,
  MoveUndone,
} from '@approdo/shared/contract/operations/moves';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { say } from '@approdo/shared/words/say';
import type { ReadingFault } from '../../../adapters/moving/reading.ts';
import { makeId } from '../../../adapters/random.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import type { Precondition } from '../../../http/calls/precondition.ts';
import { conflict, HttpProblem, invalidFields, requireFound } from '../../../http/problems.ts';
import type { Actor } from '../../base/audit/index.ts';
import { judgeItems } from './judge-items.ts';
import { createMoveJobs, type MoveContext, type MovesNeeds } from './move-jobs.ts';
import {
  changeMove,
  countItems,
  deleteMove,
  findMove,
  insertMove,
  listItems,
  listMoves,
  tallyItems,
} from './moves.repository.ts';
import type { StoredMove } from './moves.table.ts';
import { viewItem, viewMove } from './moves.view.ts';
import { createMovesUpkeep } from './moves-upkeep.ts';
import { receiveFile } from './receive-file.ts';
import { runMove, stopMove, undoMove } from './run-move.ts';

const PAGE = 50;

/** How long a call waits for the first word of what reads a file, and for a file that is added to be read. */
const FIRST_WORD_MS = 5000;
const ADDED_MS = 20_000;

const MISSING = say('moveUnknown');
const BEGUN = say('moveBegun');

type ItemPage = { readonly page: number; readonly state?: MoveItemState | undefined };

export type Moves = ReturnType<typeof createMoves>;

/** Moves from elsewhere: a file is read and judged, then brought, then can be taken back (MOVING.md, section 1). */
export function createMoves(needs: MovesNeeds) {
  const { database } = needs;
  const jobs = createMoveJobs(needs);
  const context = { ...needs, jobs };

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

    /** Adds pictures, or a zip of them, to a move that has not begun. */
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
      await runMove(context, id, by);
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
      await discard(context, id);
    },

    close: jobs.close,
    ...createMovesUpkeep(needs),
  };
}

/** The id of a new move, whose file is being read where it has one. */
async function beginMove(context: MoveContext, kind: MoveKind, file: ReceivedFile | undefined): Promise<string> {
  const { database, clock } = context;
  if (!file && kind !== 'PHOTOS') throw invalidFields({ file: say('fileMissing') });
  const move = startMove(kind, file, clock.now());
  if (!file) await transact(database, (trx) => insertMove(trx, move));
  const fault = file && (await receiveFile(context, { move, path: file.path }, FIRST_WORD_MS));
  if (fault?.status === undefined) return move.id;
  await discard(context, move.id);
  throw problemOfFault(fault);
}

async function addToMove(context: MoveContext, before: StoredMove, file: ReceivedFile): Promise<void> {
  if (before.state !== 'READY') throw conflict(BEGUN);
  if (before.kind !== 'SITE' && before.kind !== 'PHOTOS') throw new HttpProblem(415, say('moveFileUnknown'));
  const move = withFile(before, file, context.clock.now());
  const fault = await receiveFile(context, { move, before, path: file.path }, ADDED_MS);
  if (fault) throw problemOfFault(fault);
}

async function discard({ database, files }: MoveContext, id: string): Promise<void> {
  await transact(database, (trx) => deleteMove(trx, id));
  await files.remove(id);
}

type Change = { readonly id: string; readonly choices: MoveChoices };

async function changeChoices(
  { database, works }: MoveContext,
  { id, choices }: Change,
  precondition: Precondition,
): Promise<StoredMove> {
  const chosen = await transact(database, async (trx) => {
    const before = requireFound(await findMove(trx, id), MISSING);
    precondition(viewMove(before, { counts: await countsOf(trx, before), progress: undefined }));
    if (!canChange(before)) throw conflict(BEGUN);
    const after = { ...before, choices: { ...before.choices, ...choices } };
    await changeMove(trx, id, { choices: after.choices });
    return after;
  });
  const preview = await judgeItems({ database, work: works[chosen.kind] }, chosen);
  await transact(database, (trx) => changeMove(trx, id, preview));
  return { ...chosen, ...preview };
}

async function countsOf(reader: Reader, { id, keptCounts }: StoredMove): Promise<Move['counts']> {
  return keptCounts?.counts ?? (await tallyItems(reader, id));
}

function withFile(before: StoredMove, file: ReceivedFile, now: Date): StoredMove {
  const name = nameOf(file);
  const files = [...before.files, { name }];
  return { ...before, files, fileName: before.fileName || name, state: 'READING', changedAt: now.toISOString() };
}

function startMove(kind: MoveKind, file: ReceivedFile | undefined, now: Date): StoredMove {
  const at = now.toISOString();
  return {
    id: makeId(),
    kind,
    format: null,
    fileName: file ? nameOf(file) : '',
    files: file ? [{ name: nameOf(file) }] : [],
    state: file ? 'READING' : 'READY',
    error: null,
    choices: {},
    facts: { told: null },
    notComing: [],
    readHints: [],
    hints: [],
    fileColumns: null,
    keptCounts: null,
    createdAt: at,
    doneAt: null,
    changedAt: at,
  };
}

/** As its sender calls it, without folders. */
function nameOf({ name }: ReceivedFile): string {
  return cleanLine(name.replace(/^.*[/\\]/s, '')).slice(0, 200);
}

function canChange({ state }: StoredMove): boolean {
  return state === 'READY' || state === 'STOPPED';
}

function problemOfFault({ status = 415, message }: ReadingFault): HttpProblem {
  const code = codeOfKey(status === 413 ? 'moveFileTooLarge' : 'moveFileUnknown');
  return new HttpProblem(status, message, { code, fields: { file: message } });
}
