import type { TranslationOf } from '../../catalogue.ts';
import type { stayRules as italian } from '../../it/stays/stay-rules.ts';

export const stayRules: TranslationOf<typeof italian> = {
  tooFewNights: ({ nights }) =>
    `Pour cette date d’arrivée, le séjour minimum est de ${nights === 1 ? '1 nuit' : `${nights} nuits`}`,
  tooManyNights: ({ nights }) =>
    `Pour cette date d’arrivée, le séjour maximum est de ${nights === 1 ? '1 nuit' : `${nights} nuits`}`,
  arrivalDaysOnly: ({ days }) => `Arrivée uniquement ${days}`,
  departureDaysOnly: ({ days }) => `Départ uniquement ${days}`,
  tooLittleNotice: ({ days }) =>
    days === 1 ? 'Merci de réserver au moins 1 jour à l’avance' : `Merci de réserver au moins ${days} jours à l’avance`,
  arrivalTooLate: ({ last }) => `Arrivée possible jusqu’au ${last}`,
  noPreparation: ({ nights }) =>
    nights === 1
      ? '1 nuit doit rester libre entre deux séjours'
      : `${nights} nuits doivent rester libres entre deux séjours`,
  nightsLeftAlone: ({ nights }) => `Cela laisserait ${nights === 1 ? '1 nuit isolée' : `${nights} nuits isolées`}`,
};
