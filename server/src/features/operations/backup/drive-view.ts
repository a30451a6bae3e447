import type { BackupEntry } from '@approdo/shared/contract/operations/backup';
import { DriveProblem } from '@approdo/shared/node/drive/drive-problem';
import type { Clock } from '../../../adapters/clock.ts';
import type { DriveView } from './drive-place.ts';

type ViewNeeds = {
  readonly list: (signal: AbortSignal) => Promise<readonly BackupEntry[]>;
  /** Ends every wait. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
};

/** How long a list may take, and how long its result is fresh. */
const LIST_MS = 4000;
const FRESH_MS = 30_000;

const NOTHING: DriveView = { backups: [], problem: null };

/** The cached list of Drive: read again every half minute and after each change, and never waited for long. */
export function createDriveView({ list, signal, clock }: ViewNeeds) {
  let known = NOTHING;
  let freshUntil = 0;
  let looking: Promise<DriveView> | undefined;
  /** Counts changes: a list requested before the last one is outdated. */
  let round = 0;

  async function look(): Promise<DriveView> {
    const began = round;
    const view = await ask();
    if (began !== round) return view;
    known = view;
    freshUntil = clock.monotonic() + FRESH_MS;
    looking = undefined;
    return view;
  }

  async function ask(): Promise<DriveView> {
    try {
      return { backups: await list(AbortSignal.any([signal, AbortSignal.timeout(LIST_MS)])), problem: null };
    } catch (error) {
      if (error instanceof DriveProblem) return { ...known, problem: error.message };
      looking = undefined;
      throw error;
    }
  }

  function outdate(): void {
    round += 1;
    freshUntil = 0;
    looking = undefined;
  }

  return {
    async read(): Promise<DriveView> {
      if (clock.monotonic() < freshUntil) return known;
      looking ??= look();
      return await looking;
    },

    outdate,

    /** Forgets the list: the account may be another one from now on. */
    forget(): void {
      known = NOTHING;
      outdate();
    },
  };
}
