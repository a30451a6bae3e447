import type { told as italian } from '../it/told.ts';
import type { In } from '../say.ts';

export const told: In<typeof italian> = {
  toBeAgreed: 'Nach Vereinbarung',
  stayLine: 'Aufenthalt',
  writtenHere: 'Wir schreiben Ihnen von nun an an diese Adresse',
  linenWanted: 'ja',
  calendarEntry: ({ property }) => `Aufenthalt: ${property}`,
};
