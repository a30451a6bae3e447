import type { ReceivedFile } from '@approdo/shared/contract/base/endpoint';
import { codeOfKey } from '@approdo/shared/contract/base/refusals';
import type { MoveKind } from '@approdo/shared/contract/operations/moves';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { say } from '@approdo/shared/words/say';
import { type ReadingFault, ReadingRefusal } from '../../../adapters/moving/reading.ts';
import { makeId } from '../../../adapters/random.ts';
import { waitAtMost } from '../../../adapters/waiting.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { conflict, HttpProblem, invalidFields } from '../../../http/problems.ts';
import { judgeItems } from './judge-items.ts';
import type { MoveContext } from './move-jobs.ts';
import { changeMove, deleteItems, deleteMove, findMove, insertMove, nextPosition } from './moves.repository.ts';
import type { StoredMove } from './moves.table.ts';
import { readFile } from './read-file.ts';

/** How long a call waits for the first word of what reads a file, and for a file that is added to be read. */
const FIRST_WORD_MS = 5000;
const ADDED_MS = 20_000;

const BEGUN = say('moveBegun');
const CUT_SHORT = 'La lettura è stata interrotta';

/** The id of a new move, whose file is being read where it has one; of a file that nobody knows, nothing is kept. */
export async function beginMove(context: MoveContext, kind: MoveKind, file: ReceivedFile | undefined): Promise<string> {
  if (!file && kind !== 'PHOTOS') throw invalidFields({ file: say('fileMissing') });
  const empty = startMove(kind, context.clock.now().toISOString());
  const move = file ? withFile(empty, file, empty.createdAt) : empty;
  if (!file) await transact(context.database, (trx) => insertMove(trx, move));
  const fault = file && (await receiveFile(context, { move, path: file.path }, FIRST_WORD_MS));
  if (fault?.status === undefined) return move.id;
  await discardMove(context, move.id);
  throw problemOfFault(fault);
}

/** Adds pictures, or a zip of them, to a move that has not begun. */
export async function addToMove(context: MoveContext, before: StoredMove, file: ReceivedFile): Promise<void> {
  if (before.state !== 'READY') throw conflict(BEGUN);
  if (before.kind !== 'SITE' && before.kind !== 'PHOTOS') throw new HttpProblem(415, say('moveFileUnknown'));
  const move = withFile(before, file, context.clock.now().toISOString());
  const fault = await receiveFile(context, { move, before, path: file.path }, ADDED_MS);
  if (fault) throw problemOfFault(fault);
}

/** Forgets a move with its files. */
export async function discardMove({ database, files }: MoveContext, id: string): Promise<void> {
  await transact(database, (trx) => deleteMove(trx, id));
  await files.remove(id);
}

function startMove(kind: MoveKind, createdAt: string): StoredMove {
  const unknown = { format: null, error: null, fileColumns: null, keptCounts: null, doneAt: null };
  const none = { files: [], notComing: [], readHints: [], hints: [], choices: {}, facts: { told: null } };
  return { id: makeId(), kind, fileName: '', state: 'READY', ...unknown, ...none, createdAt, changedAt: createdAt };
}

function withFile(before: StoredMove, { name: sent }: ReceivedFile, changedAt: string): StoredMove {
  // As its sender calls it, without folders.
  const name = cleanLine(sent.replace(/^.*[/\\]/s, '')).slice(0, 200);
  const files = [...before.files, { name }];
  return { ...before, files, fileName: before.fileName || name, state: 'READING', changedAt };
}

function problemOfFault({ status = 415, message }: ReadingFault): HttpProblem {
  const code = codeOfKey(status === 413 ? 'moveFileTooLarge' : 'moveFileUnknown');
  return new HttpProblem(status, message, { code, fields: { file: message } });
}

/** A move with the file that has arrived for it at `path`; `before` the file, if the move was there. */
type Receiving = { readonly move: StoredMove; readonly before?: StoredMove; readonly path: string };

/**
 * Begins to read a file. Resolves once it is known to be one of its kind, it is read, or the time is over; with what is
 * wrong with it, if that is known by then. Throws 409 while there is other work.
 */
async function receiveFile(
  context: MoveContext,
  receiving: Receiving,
  waitMs: number,
): Promise<ReadingFault | undefined> {
  const { database, jobs } = context;
  const [kept, known] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let fault: ReadingFault | undefined;
  const done = jobs.run(receiving.move.id, async (job) => {
    const { signal } = job.stoppable('Lettura del file');
    await transact(database, (trx) => claim(trx, receiving));
    // A file that is added is waited for to its end.
    const onKnown = receiving.before ? () => undefined : known.resolve;
    fault = await readReceived(context, receiving, { signal, onKept: kept.resolve, onKnown });
  });
  await Promise.race([kept.promise, done]);
  await waitAtMost(waitMs, Promise.race([known.promise, done]));
  return fault;
}

/** A new move, or one that gets a file: 409 unless nothing has begun. */
async function claim(trx: Trx, { move, before }: Receiving): Promise<void> {
  if (!before) return await insertMove(trx, move);
  const present = await findMove(trx, move.id);
  if (present?.state !== 'READY' || present.files.length !== before.files.length) throw conflict(BEGUN);
  const { files, fileName, state, changedAt } = move;
  await changeMove(trx, move.id, { files, fileName, state, changedAt });
}

type Reception = {
  readonly signal: AbortSignal;
  /** Called once the file is stored, and once it is known to be one of its kind. */
  readonly onKept: () => void;
  readonly onKnown: () => void;
};

/** Stores the file and reads it; why it is not read is the answer, and a file that was added leaves no trace. */
async function readReceived(
  context: MoveContext,
  { move, before, path }: Receiving,
  { signal, onKept, onKnown }: Reception,
): Promise<ReadingFault | undefined> {
  const { database, files, jobs, checkZip } = context;
  const { id } = move;
  const file = move.files.length - 1;
  const from = await nextPosition(database, id);
  // What is added to a site are pictures for the texts of its first file.
  const isRead = !before || move.kind !== 'SITE';
  try {
    if (!isRead) await checkZip(path);
    await files.keep(id, file, path);
    onKept();
    const read = isRead ? await readFile(context, { move, file, onKnown, signal }) : {};
    const preview = await judgeItems(context, { ...move, ...read });
    await jobs.end(id, { ...read, ...preview, state: 'READY', error: null });
    return undefined;
  } catch (error) {
    const { fault } = error instanceof ReadingRefusal ? error : { fault: undefined };
    const message = fault?.message ?? (signal.aborted ? CUT_SHORT : jobs.textOf(error));
    // What cannot be removed now is swept.
    await transact(database, (trx) => deleteItems(trx, id, from)).catch(() => undefined);
    await files.removeOne(id, file).catch(() => undefined);
    const { files: left, fileName, state } = before ?? { ...move, state: 'FAILED' as const };
    await jobs.end(id, { files: left, fileName, state, error: message });
    return fault ?? { message };
  } finally {
    await files.release(id);
  }
}
