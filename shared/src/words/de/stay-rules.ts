import type { stayRules as italian } from '../it/stay-rules.ts';
import type { In } from '../say.ts';

export const stayRules: In<typeof italian> = {
  tooFewNights: ({ nights }) =>
    nights === 1
      ? 'Bei dieser Anreise ist mindestens 1 Nacht nötig'
      : `Bei dieser Anreise sind mindestens ${nights} Nächte nötig`,
  tooManyNights: ({ nights }) =>
    nights === 1
      ? 'Bei dieser Anreise ist höchstens 1 Nacht möglich'
      : `Bei dieser Anreise sind höchstens ${nights} Nächte möglich`,
  arrivalDaysOnly: ({ days }) => `Anreise nur am ${days}`,
  departureDaysOnly: ({ days }) => `Abreise nur am ${days}`,
  tooLittleNotice: ({ days }) =>
    days === 1 ? 'Bitte mindestens 1 Tag im Voraus anfragen' : `Bitte mindestens ${days} Tage im Voraus anfragen`,
  arrivalTooLate: ({ last }) => `Anreise möglich bis ${last}`,
  noPreparation: ({ nights }) =>
    nights === 1
      ? 'Zwischen zwei Aufenthalten muss 1 Nacht frei bleiben'
      : `Zwischen zwei Aufenthalten müssen ${nights} Nächte frei bleiben`,
  nightsLeftAlone: ({ nights }) =>
    nights === 1 ? 'Es bliebe 1 einzelne Nacht übrig' : `Es blieben ${nights} einzelne Nächte übrig`,
};
