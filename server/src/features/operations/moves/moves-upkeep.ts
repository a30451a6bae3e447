import { transact } from '../../../db/transaction.ts';
import type { MovesNeeds } from './move-jobs.ts';
import { changeMove, deleteItems, findMove, listMovesIn, tallyItems } from './moves.repository.ts';
import type { StoredMove } from './moves.table.ts';

const CUT_OFF = 'Il programma si è chiuso prima della fine';
const EXPIRED = 'Il file è stato cancellato dopo sette giorni';
const KEPT_MS = 7 * 24 * 3_600_000;

/** What is done of itself for moves: after the end of a process, and seven days after the end of each. */
export function createMovesUpkeep({ database, clock, files, lock }: MovesNeeds) {
  return {
    /** Ends what the end of a process cut off; to be called before anything else. */
    async settle(): Promise<void> {
      const held = await lock?.('moves');
      // Another process is at work on one.
      if (lock && !held) return;
      try {
        const changedAt = clock.now().toISOString();
        for (const { id, state } of await listMovesIn(database, ['READING', 'RUNNING'])) {
          const part = { state: state === 'RUNNING' ? 'STOPPED' : 'FAILED', error: CUT_OFF, changedAt } as const;
          await transact(database, (trx) => changeMove(trx, id, part));
        }
      } finally {
        await held?.release();
      }
    },

    /** Deletes file and items of each move that ended seven days ago, and files of moves that are gone. */
    async sweep(): Promise<void> {
      const before = new Date(clock.now().getTime() - KEPT_MS).toISOString();
      const ended = await listMovesIn(database, ['READY', 'FAILED', 'DONE', 'STOPPED', 'UNDONE']);
      for (const move of ended.filter(({ changedAt, keptCounts }) => changedAt < before && !keptCounts)) {
        const counts = await tallyItems(database, move.id);
        await transact(database, async (trx) => {
          await changeMove(trx, move.id, { ...endOf(move), keptCounts: { counts } });
          await deleteItems(trx, move.id);
        });
        await files.remove(move.id);
      }
      for (const id of await files.listMoves()) if (!(await findMove(database, id))) await files.remove(id);
    },
  };
}

/** Without its file a move cannot go on; what it brought can still be taken back. */
function endOf({ state, doneAt, changedAt }: StoredMove): Partial<StoredMove> {
  if (state === 'READY') return { state: 'FAILED', error: EXPIRED };
  return state === 'STOPPED' ? { state: 'DONE', error: EXPIRED, doneAt: doneAt ?? changedAt } : {};
}
