import { dailyBackupSettings } from '@approdo/shared/contract/backup';
import { openKeptValue } from '@approdo/shared/node/kept-value';
import { z } from 'zod';

/** What is kept of one house: where its archives lie, when the daily one is made, and how that went. */
const kept = dailyBackupSettings.extend({
  /** Null as long as none was chosen. */
  path: z.string().nullable(),
  /** The last day, in Rome, whose daily backup has been made. */
  doneDay: z.iso.date(),
  /** Why the last daily backup failed; null once one has been made. */
  failure: z.string().nullable(),
});
export type ArchiveSettings = z.output<typeof kept>;

const byHouse = z.record(z.string(), kept);

export type ArchiveSettingsFile = {
  readonly of: (house: string) => ArchiveSettings;
  readonly change: (house: string, part: Partial<ArchiveSettings>) => Promise<void>;
};

/** Midday: a computer that is used at home is on then more often than at night. */
const FIRST: ArchiveSettings = {
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
  const all = openKeptValue<z.output<typeof byHouse>>({ file, shape: byHouse, fallback: {} });
  const of = (house: string): ArchiveSettings => all.read()[house] ?? FIRST;
  return {
    of,
    change: async (house, part) => {
      await all.change((present) => ({ ...present, [house]: { ...FIRST, ...present[house], ...part } }));
    },
  };
}
