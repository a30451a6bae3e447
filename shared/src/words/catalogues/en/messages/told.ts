import type { In } from '../../catalogue.ts';
import type { told as italian } from '../../it/messages/told.ts';

export const told: In<typeof italian> = {
  toBeAgreed: 'To be agreed',
  stayLine: 'Stay',
  writtenHere: 'From now on we will write to you at this address',
  registerHere: 'To open the page of your stay, register with this email address.',
  linenWanted: 'yes',
  calendarEntry: ({ property }) => `Stay: ${property}`,
};
