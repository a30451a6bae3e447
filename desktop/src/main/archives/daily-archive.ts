import { todayInRome } from '@approdo/shared/domain/local-date';
import { describeDiskFault } from '../describe-disk-fault.ts';
import type { Schedule } from '../schedule.ts';
import type { ComputerBackupKeeper } from './computer-backups.ts';

/** Makes a backup a day on this computer, while the app runs and where the owner asked for it. */
export type DailyArchive = {
  /** The house, who is signed in, or what the owner asks for is another. */
  readonly begin: () => void;
};

type Options = {
  readonly backups: Pick<ComputerBackupKeeper, 'isDailyOn' | 'makeDailyIfMissing'>;
  readonly schedule: Schedule;
  readonly now: () => Date;
  /** Called once a day at most: one that failed is tried again at each look. */
  readonly onFailure: (reason: string) => void;
};

/** Often, instead of once at the right time: a computer that slept does not count the hours. */
const LOOK_EVERY_MS = 10 * 60_000;

export function createDailyArchive({ backups, schedule, now, onFailure }: Options): DailyArchive {
  let callOff: (() => void) | undefined;
  let toldOn: string | undefined;

  async function look(): Promise<void> {
    callOff?.();
    if (!backups.isDailyOn()) return;
    callOff = schedule(LOOK_EVERY_MS, () => void look());
    // What became of it could not be noted down: it is tried again then.
    const reason = await backups.makeDailyIfMissing().catch(describeDiskFault);
    const today = todayInRome(now());
    if (reason === undefined || toldOn === today) return;
    toldOn = today;
    onFailure(reason);
  }

  return { begin: () => void look() };
}
