import type { stayRules as italian } from '../it/stay-rules.ts';
import type { In } from '../say.ts';

export const stayRules: In<typeof italian> = {
  tooFewNights: ({ nights }) =>
    nights === 1 ? 'This arrival needs at least 1 night' : `This arrival needs at least ${nights} nights`,
  tooManyNights: ({ nights }) =>
    nights === 1 ? 'This arrival allows at most 1 night' : `This arrival allows at most ${nights} nights`,
  arrivalDaysOnly: ({ days }) => `Check-in is only on ${days}`,
  departureDaysOnly: ({ days }) => `Check-out is only on ${days}`,
  tooLittleNotice: ({ days }) =>
    days === 1 ? 'Please book at least 1 day ahead' : `Please book at least ${days} days ahead`,
  arrivalTooLate: ({ last }) => `Check-in is possible until ${last}`,
  noPreparation: ({ nights }) =>
    nights === 1 ? '1 night must stay free between two stays' : `${nights} nights must stay free between two stays`,
  nightsLeftAlone: ({ nights }) =>
    nights === 1 ? '1 night would be left on its own' : `${nights} nights would be left on their own`,
};
