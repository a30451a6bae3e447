import { say } from '@approdo/shared/words/say';
import { type ReadingFault, ReadingRefusal } from '../../../adapters/moving/reading.ts';
import { waitAtMost } from '../../../adapters/waiting.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { conflict } from '../../../http/problems.ts';
import { judgeItems } from './judge-items.ts';
import type { MoveContext } from './move-jobs.ts';
import { changeMove, deleteItems, findMove, insertMove, nextPosition } from './moves.repository.ts';
import type { StoredMove } from './moves.table.ts';
import { type FileFacts, readFile } from './read-file.ts';

const CUT_SHORT = 'La lettura è stata interrotta';

/** A move with the file that has arrived for it at `path`; `before` the file, if the move was there. */
type Receiving = { readonly move: StoredMove; readonly before?: StoredMove; readonly path: string };

/**
 * Begins to read a file. Resolves once it is known to be one of its kind, it is read, or the time is over; with what is
 * wrong with it, if that is known by then. Throws 409 while there is other work.
 */
export async function receiveFile(
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
  if (present?.state !== 'READY' || present.files.length !== before.files.length) throw conflict(say('moveBegun'));
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
  { database, files, jobs, works, checkZip, reader }: MoveContext,
  { move, before, path }: Receiving,
  { signal, onKept, onKnown }: Reception,
): Promise<ReadingFault | undefined> {
  const { id } = move;
  const file = move.files.length - 1;
  const from = await nextPosition(database, id);
  // What is added to a site are pictures for the texts of its first file.
  const isRead = !before || move.kind !== 'SITE';
  try {
    if (!isRead) await checkZip(path);
    await files.keep(id, file, path);
    onKept();
    let read: Partial<FileFacts> = {};
    if (isRead) {
      const outcome = await readFile({ database, reader, files }, { move, file, onKnown, signal });
      if ('fault' in outcome) throw new ReadingRefusal(outcome.fault);
      read = outcome;
    }
    const preview = await judgeItems({ database, work: works[move.kind] }, { ...move, ...read });
    await jobs.end(id, 'READING', { ...read, ...preview, state: 'READY', error: null });
    return undefined;
  } catch (error) {
    const fault = error instanceof ReadingRefusal ? error.fault : undefined;
    const { message } = fault ?? { message: signal.aborted ? CUT_SHORT : jobs.textOf(error) };
    // What cannot be removed now is swept.
    await transact(database, (trx) => deleteItems(trx, id, from)).catch(() => undefined);
    await files.removeOne(id, file).catch(() => undefined);
    const former = before ?? { ...move, state: 'FAILED' as const };
    await jobs.end(id, 'READING', {
      ...{ files: former.files, fileName: former.fileName, state: former.state },
      error: message,
    });
    return fault ?? { message };
  } finally {
    await files.release(id);
  }
}
