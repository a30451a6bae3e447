import { dailyBackupSettings } from '@approdo/shared/contract/operations/backup-settings';
import { openStoredFile } from '@approdo/shared/node/stored-value';
import { z } from 'zod';

/** One site's settings: where its archives are, when the daily one is made, and how that went. */
const siteSettings = dailyBackupSettings.extend({
  /** Null until one is chosen. */
  path: z.string().nullable(),
  /** The last day, in Rome, for which a daily backup was made. */
  doneDay: z.iso.date(),
  /** Why the last daily backup failed; null after one succeeded. */
  failure: z.string().nullable(),
});
export type ArchiveSettings = z.output<typeof siteSettings>;

const bySite = z.record(z.string(), siteSettings);

export type ArchiveSettingsFile = {
  readonly of: (site: string) => ArchiveSettings;
  readonly change: (site: string, part: Partial<ArchiveSettings>) => Promise<void>;
};

/** Midday: a home computer is more often on then than at night. */
const INITIAL: ArchiveSettings = {
  path: null,
  isDailyOn: false,
  hour: 12,
  daily: 7,
  weekly: 4,
  monthly: 12,
  doneDay: '1970-01-01',
  failure: null,
};

export function openArchiveSettings(file: string): ArchiveSettingsFile {
  const all = openStoredFile<z.output<typeof bySite>>({ file, shape: bySite, fallback: {} });
  const of = (site: string): ArchiveSettings => all.present()[site] ?? INITIAL;
  return {
    of,
    change: async (site, part) => {
      await all.change((present) => ({ ...present, [site]: { ...INITIAL, ...present[site], ...part } }));
    },
  };
}
