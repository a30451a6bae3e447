import { z } from 'zod';

const HOUR = "L'ora è un numero intero da 0 a 23";
const retentionCount = (max: number) =>
  z
    .number('Inserisci un numero intero')
    .int('Inserisci un numero intero')
    .min(1, 'Almeno 1')
    .max(max, `Al massimo ${max}`);

export const backupSettings = z.object({
  isDailyOn: z.boolean('Scegli sì o no'),
  /** Hour of the daily backup, in Rome. */
  hour: z.number(HOUR).int(HOUR).min(0, HOUR).max(23, HOUR),
  /** For how many days, weeks and months one daily backup each is retained. */
  daily: retentionCount(90),
  weekly: retentionCount(52),
  monthly: retentionCount(60),
  /** Whether each daily backup is copied to Google Drive while it is linked. */
  isSentToDrive: z.boolean('Scegli sì o no'),
});
export type BackupSettings = z.output<typeof backupSettings>;

/** Settings of the daily backup that another computer makes. */
export const dailyBackupSettings = backupSettings.omit({ isSentToDrive: true });
export type DailyBackupSettings = z.output<typeof dailyBackupSettings>;
