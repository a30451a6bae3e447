import { lastDueDay } from '@approdo/shared/domain/base/date/daily-hour';
import { todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { createPolling } from '@approdo/shared/node/polling';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { Site } from '../../ipc.ts';
import { describeDiskFault } from '../disk/describe-disk-fault.ts';
import type { SiteStore } from '../session/site-store.ts';
import type { ArchiveJobs } from './archive-jobs.ts';
import type { ArchiveService } from './archive-service.ts';
import type { ArchiveSettings, ArchiveSettingsFile } from './archive-settings.ts';
import { isMissing } from './archive-state.ts';
import { downloadDailyBackup } from './download-archive.ts';
import type { SiteBackups } from './site-backups.ts';

/** Makes a daily backup on this computer of each site whose owner asked for it, while the app runs. */
export type DailyArchive = {
  /** Call it when the sites, the signed-in user or the owner's settings change. */
  readonly begin: () => void;
};

type Options = {
  readonly archiveService: ArchiveService;
  readonly jobs: ArchiveJobs;
  readonly settings: ArchiveSettingsFile;
  readonly sites: Pick<SiteStore, 'read'>;
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
  const { archiveService, jobs, settings, sites, connect, schedule, now, onChange, onFailure } = options;
  const notifiedOn = new Map<string, string>();
  const checks = createPolling(schedule, () => void check());

  async function check(): Promise<void> {
    checks.stop();
    const wanted = sites.read().kept.filter(({ address }) => isWanted(settings.of(address)));
    if (wanted.length === 0) return;
    checks.begin();
    for (const site of wanted) {
      // The outcome could not be saved: it is retried next time.
      const reason = await makeIfMissing(site.address).catch(describeDiskFault);
      if (reason !== undefined) notifyFailure(site, reason);
    }
  }

  /** Returns why it failed; undefined if it did not. */
  async function makeIfMissing(site: string): Promise<string | undefined> {
    const siteSettings = settings.of(site);
    if (!isMissing(siteSettings, now()) || jobs.isRunning()) return undefined;
    const day = lastDueDay(now(), siteSettings.hour);
    const outcome = await archiveService.runUnattended(site, async (needs) =>
      downloadDailyBackup({ ...needs, backups: await connect(site), schedule, retained: siteSettings, now: now() }),
    );
    // A cancelled one is not started again that day. A 401 waits for the person, and is no failure.
    const failure = outcome.ok || outcome.problem.status === 401 ? null : outcome.problem.error;
    await settings.change(site, outcome.ok ? { doneDay: day, failure } : { failure });
    onChange();
    return outcome.ok ? undefined : outcome.problem.error;
  }

  function notifyFailure(site: Site, reason: string): void {
    const today = todayInRome(now());
    if (notifiedOn.get(site.address) === today) return;
    notifiedOn.set(site.address, today);
    onFailure(site, reason);
  }

  return { begin: () => void check() };
}

function isWanted({ path, isDailyOn }: ArchiveSettings): boolean {
  return path !== null && isDailyOn;
}
