import type { stayRules as italian } from '../it/stay-rules.ts';
import type { In } from '../say.ts';

export const stayRules: In<typeof italian> = {
  tooFewNights: ({ nights }) =>
    nights === 1 ? 'Cette arrivée demande au moins 1 nuit' : `Cette arrivée demande au moins ${nights} nuits`,
  tooManyNights: ({ nights }) =>
    nights === 1 ? 'Cette arrivée permet au maximum 1 nuit' : `Cette arrivée permet au maximum ${nights} nuits`,
  arrivalDaysOnly: ({ days }) => `Arrivée uniquement ${days}`,
  departureDaysOnly: ({ days }) => `Départ uniquement ${days}`,
  tooLittleNotice: ({ days }) =>
    days === 1 ? 'Merci de réserver au moins 1 jour à l’avance' : `Merci de réserver au moins ${days} jours à l’avance`,
  arrivalTooLate: ({ last }) => `Arrivée possible jusqu’au ${last}`,
  noPreparation: ({ nights }) =>
    nights === 1
      ? '1 nuit doit rester libre entre deux séjours'
      : `${nights} nuits doivent rester libres entre deux séjours`,
  nightsLeftAlone: ({ nights }) =>
    nights === 1 ? 'Il resterait 1 nuit isolée' : `Il resterait ${nights} nuits isolées`,
};
