import type { Language } from '@approdo/shared/domain/language/language';

/** Said to an address that takes the place of another, in the confirmation that goes there. */
const FROM_NOW_ON: Readonly<Record<Language, string>> = {
  it: "Lettere inviate d'ora in poi a questo indirizzo",
  en: 'From now on we will write to you at this address',
  de: 'Wir schreiben Ihnen von nun an an diese Adresse',
  fr: 'Nous vous écrirons désormais à cette adresse',
};

export const WRITTEN_HERE = {
  recapito: {
    kind: 'line',
    meaning: 'Che le lettere vanno d’ora in poi a questo indirizzo, se l’ospite ne aveva un altro; se no manca',
    sample: sayWrittenHere,
  },
} as const;

export function sayWrittenHere(language: Language): string {
  return FROM_NOW_ON[language];
}
