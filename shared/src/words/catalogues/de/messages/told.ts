import type { In } from '../../catalogue.ts';
import type { told as italian } from '../../it/messages/told.ts';

export const told: In<typeof italian> = {
  toBeAgreed: 'Nach Vereinbarung',
  stayLine: 'Aufenthalt',
  writtenHere: 'Wir schreiben Ihnen von nun an an diese Adresse',
  registerHere: 'Um die Seite Ihres Aufenthalts zu öffnen, registrieren Sie sich mit dieser E-Mail-Adresse.',
  linenWanted: 'ja',
  calendarEntry: ({ property }) => `Aufenthalt: ${property}`,
};
