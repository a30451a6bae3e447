import type { TranslationOf } from '../../catalogue.ts';
import type { stayLines as italian } from '../../it/messages/stay-lines.ts';

export const stayLines: TranslationOf<typeof italian> = {
  toBeAgreed: 'To be agreed',
  stayLine: 'Stay',
  writtenHere: 'From now on we will write to you at this address',
  registerHere: 'To open the page of your stay, register with this email address.',
  linenWanted: 'yes',
  calendarEntry: ({ property }) => `Stay: ${property}`,
};
