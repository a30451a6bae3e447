import type { TranslationOf } from '../../catalogue.ts';
import type { stayLines as italian } from '../../it/messages/stay-lines.ts';

export const stayLines: TranslationOf<typeof italian> = {
  toBeAgreed: 'Nach Vereinbarung',
  stayLine: 'Aufenthalt',
  writtenHere: 'Wir schreiben Ihnen von nun an an diese Adresse',
  registerHere: 'Um die Seite Ihres Aufenthalts zu öffnen, registrieren Sie sich mit dieser E-Mail-Adresse.',
  linenWanted: 'ja',
  calendarEntry: ({ property }) => `Aufenthalt: ${property}`,
};
