import type { TranslationOf } from '../../catalogue.ts';
import type { stayLines as italian } from '../../it/messages/stay-lines.ts';

export const stayLines: TranslationOf<typeof italian> = {
  toBeAgreed: 'À convenir',
  stayLine: 'Séjour',
  writtenHere: 'Nous vous écrirons désormais à cette adresse',
  registerHere: 'Pour ouvrir la page de votre séjour, inscrivez-vous avec cette adresse e-mail.',
  linenWanted: 'oui',
  calendarEntry: ({ property }) => `Séjour\u00A0: ${property}`,
};
