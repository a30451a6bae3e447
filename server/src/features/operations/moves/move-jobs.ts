import type { Move, MoveKind } from '@approdo/shared/contract/operations/moves';
import { createJobs } from '@approdo/shared/node/jobs';
import { say } from '@approdo/shared/words/say';
import type { Logger } from 'pino';
import type { Clock } from '../../../adapters/clock.ts';
import type { MoveFiles } from '../../../adapters/moving/move-files.ts';
import type { MovingReader } from '../../../adapters/moving/reading-process.ts';
import type { Database } from '../../../db/database.ts';
import type { TenantData } from '../../../db/engine.ts';
import { isClosed } from '../../../db/faults.ts';
import { type Trx, transact } from '../../../db/transaction.ts';
import { problemOf } from '../../../http/calls/error-response.ts';
import { conflict } from '../../../http/problems.ts';
import type { UseFinder } from '../../content/media/index.ts';
import type { MovedKinds } from './marks.ts';
import type { MoveKindWork } from './move-kind.ts';
import { changeMove, findMove } from './moves.repository.ts';
import type { StoredMove } from './moves.table.ts';

export type MovesNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'error'>;
  readonly files: MoveFiles;
  readonly reader: Pick<MovingReader, 'read'>;
  readonly works: Readonly<Record<MoveKind, MoveKindWork>>;
  /** Throws a ReadingRefusal where a zip of pictures is unsafe. */
  readonly checkZip: (path: string) => Promise<unknown>;
  /** Backs the site up as it is, after `onBegun`; rejects before that with 409 while the backups are busy. */
  readonly backUp: (onBegun?: () => Promise<void>) => Promise<unknown>;
  /** Runs a transaction that may also write or delete posts. */
  readonly changePosts: <Result>(work: (trx: Trx) => Promise<Result>) => Promise<Result>;
  /** The finders of all features that can show a file. */
  readonly useFinders: readonly UseFinder[];
  /** Deletes files that the library does not list any more. */
  readonly deleteFiles: () => Promise<void>;
  readonly onSiteChanged: () => void;
  /** Locks out other processes of the property; left out where there are none. */
  readonly lock?: TenantData['lock'] | undefined;
};

/** What the work on a move needs. */
export type MoveContext = MovesNeeds & {
  readonly jobs: ReturnType<typeof createMoveJobs>;
  readonly kinds: MovedKinds;
};

export const NOT_STOPPABLE = say('nothingToCancel');

const REFUSALS = { busy: say('moveBusy'), cancelled: say('backupCancelled'), 'not stoppable': NOT_STOPPABLE };

/** Runs work on one move at a time, across all processes of the property. */
export function createMoveJobs({ database, clock, log, lock }: MovesNeeds) {
  const jobs = createJobs<string>({
    now: clock.now,
    refuse: (why) => conflict(REFUSALS[why]),
    ...(lock && { hold: () => lock('moves') }),
  });
  /** Ends that a full disk keeps from being written, by move; they count nonetheless. */
  const unwritten = new Map<string, Partial<StoredMove>>();

  const isAt = (id: string): boolean => jobs.progress()?.operation === id;

  /** Writes that a run STOPPED, or how a reading ended, unless its move is in another state by now; never rejects. */
  async function end(id: string, part: Partial<StoredMove>): Promise<void> {
    const from = part.state === 'STOPPED' ? 'RUNNING' : 'READING';
    const changedAt = clock.now().toISOString();
    try {
      await transact(database, async (trx) => {
        if ((await findMove(trx, id))?.state === from) await changeMove(trx, id, { ...part, changedAt });
      });
      unwritten.delete(id);
    } catch (error) {
      // Of a site that has closed the next start writes it.
      if (!isClosed(error)) unwritten.set(id, part);
    }
  }

  return {
    run: jobs.run,
    cancel: jobs.cancel,
    isAt,
    end,

    progressOf(id: string): Move['progress'] {
      const progress = jobs.progress();
      if (progress?.operation !== id) return undefined;
      const { step, share, canCancel } = progress;
      return { step, share, canCancel };
    },

    /** The move as it is, even where that could not be written. */
    asItIs: (move: StoredMove): StoredMove => ({ ...move, ...unwritten.get(move.id) }),

    async writeEnds(): Promise<void> {
      for (const [id, part] of unwritten) await end(id, part);
    },

    /** What went wrong, for the owner; what nobody foresaw is logged. */
    textOf(error: unknown): string {
      const { status, message } = problemOf(error);
      if (status === 500) log.error({ err: error }, 'work on a move failed');
      return message;
    },

    /** Stops what can be stopped, and waits for the rest. */
    async close(): Promise<void> {
      if (jobs.progress()?.canCancel) jobs.cancel();
      await jobs.whenIdle();
    },
  };
}
