import type { In } from '../../catalogue.ts';
import type { told as italian } from '../../it/messages/told.ts';

export const told: In<typeof italian> = {
  toBeAgreed: 'À convenir',
  stayLine: 'Séjour',
  writtenHere: 'Nous vous écrirons désormais à cette adresse',
  registerHere: 'Pour ouvrir la page de votre séjour, inscrivez-vous avec cette adresse e-mail.',
  linenWanted: 'oui',
  calendarEntry: ({ property }) => `Séjour\u00A0: ${property}`,
};
