import type { TranslationOf } from '../../catalogue.ts';
import type { stayRules as italian } from '../../it/stays/stay-rules.ts';

export const stayRules: TranslationOf<typeof italian> = {
  tooFewNights: ({ nights }) =>
    `For this arrival date the minimum stay is ${nights === 1 ? '1 night' : `${nights} nights`}`,
  tooManyNights: ({ nights }) =>
    `For this arrival date the maximum stay is ${nights === 1 ? '1 night' : `${nights} nights`}`,
  arrivalDaysOnly: ({ days }) => `Check-in is only on ${days}`,
  departureDaysOnly: ({ days }) => `Check-out is only on ${days}`,
  tooLittleNotice: ({ days }) =>
    days === 1 ? 'Please book at least 1 day ahead' : `Please book at least ${days} days ahead`,
  arrivalTooLate: ({ last }) => `The last day for check-in is ${last}`,
  noPreparation: ({ nights }) =>
    nights === 1
      ? '1 night must be left free between two stays'
      : `${nights} nights must be left free between two stays`,
  nightsLeftAlone: ({ nights }) => `This would leave a gap of ${nights === 1 ? '1 night' : `${nights} nights`}`,
};
