import { lastDueDay } from '@approdo/shared/domain/base/date/daily-hour';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { createLooks } from '@approdo/shared/node/looks';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { Site } from '../../ipc.ts';
import { describeDiskFault } from '../disk/describe-disk-fault.ts';
import type { SiteKeeper } from '../session/site-keeper.ts';
import type { ArchiveDesk } from './archive-desk.ts';
import type { ArchiveJobs } from './archive-jobs.ts';
import type { ArchiveSettings, ArchiveSettingsFile } from './archive-settings.ts';
import { isMissing } from './archive-state.ts';
import { bringDaily } from './bring-archive.ts';
import type { SiteBackups } from './site-backups.ts';

/** Makes a daily backup on this computer of each site whose owner asked for it, while the app runs. */
export type DailyArchive = {
  /** Call it when the sites, the signed-in user or the owner's settings change. */
  readonly begin: () => void;
};

type Options = {
  readonly desk: ArchiveDesk;
  readonly jobs: ArchiveJobs;
  readonly settings: ArchiveSettingsFile;
  readonly sites: Pick<SiteKeeper, 'read'>;
  /** As this computer, whoever is signed in. */
  readonly connect: (site: string) => Promise<SiteBackups>;
  readonly schedule: Schedule;
  readonly now: () => Date;
  /** There is something new to read. */
  readonly onChange: () => void;
  /** Called at most once a day per site; a failed backup is retried at every check. */
  readonly onFailure: (site: Site, reason: string) => void;
};

export function createDailyArchive(options: Options): DailyArchive {
  const { desk, jobs, settings, sites, connect, schedule, now, onChange, onFailure } = options;
  const toldOn = new Map<string, string>();
  const looks = createLooks(schedule, () => void look());

  async function look(): Promise<void> {
    looks.stop();
    const wanted = sites.read().kept.filter(({ address }) => isWanted(settings.of(address)));
    if (wanted.length === 0) return;
    looks.begin();
    for (const site of wanted) {
      // The outcome could not be saved: it is retried next time.
      const reason = await makeIfMissing(site.address).catch(describeDiskFault);
      if (reason !== undefined) tell(site, reason);
    }
  }

  /** Returns why it failed; undefined if it did not. */
  async function makeIfMissing(site: string): Promise<string | undefined> {
    const kept = settings.of(site);
    if (!isMissing(kept, now()) || jobs.isRunning()) return undefined;
    const day = lastDueDay(now(), kept.hour);
    const outcome = await desk.runUnattended(site, async (needs) =>
      bringDaily({ ...needs, backups: await connect(site), schedule, counts: kept, now: now() }),
    );
    // A cancelled one is not started again that day. A 401 waits for the person, and is no failure.
    const failure = outcome.ok || outcome.problem.status === 401 ? null : outcome.problem.error;
    await settings.change(site, outcome.ok ? { doneDay: day, failure } : { failure });
    onChange();
    return outcome.ok ? undefined : outcome.problem.error;
  }

  function tell(site: Site, reason: string): void {
    const today = todayInRome(now());
    if (toldOn.get(site.address) === today) return;
    toldOn.set(site.address, today);
    onFailure(site, reason);
  }

  return { begin: () => void look() };
}

function isWanted({ path, isDailyOn }: ArchiveSettings): boolean {
  return path !== null && isDailyOn;
}
