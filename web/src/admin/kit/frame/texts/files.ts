/** Texts about files that the back office hands out. */
export const FILES = {
  saveFailed: 'Errore nel salvataggio del file',
} as const;
