import type { TranslationOf } from '../../catalogue.ts';
import type { stayRules as italian } from '../../it/stays/stay-rules.ts';

export const stayRules: TranslationOf<typeof italian> = {
  tooFewNights: ({ nights }) =>
    `Bei Anreise an diesem Tag beträgt der Mindestaufenthalt ${nights === 1 ? '1 Nacht' : `${nights} Nächte`}`,
  tooManyNights: ({ nights }) =>
    `Bei Anreise an diesem Tag beträgt der Höchstaufenthalt ${nights === 1 ? '1 Nacht' : `${nights} Nächte`}`,
  arrivalDaysOnly: ({ days }) => `Anreise nur am ${days}`,
  departureDaysOnly: ({ days }) => `Abreise nur am ${days}`,
  tooLittleNotice: ({ days }) =>
    days === 1 ? 'Bitte mindestens 1 Tag im Voraus anfragen' : `Bitte mindestens ${days} Tage im Voraus anfragen`,
  arrivalTooLate: ({ last }) => `Anreise möglich bis zum ${last}`,
  noPreparation: ({ nights }) =>
    nights === 1
      ? 'Zwischen zwei Aufenthalten muss 1 Nacht frei bleiben'
      : `Zwischen zwei Aufenthalten müssen ${nights} Nächte frei bleiben`,
  nightsLeftAlone: ({ nights }) => `Dadurch entstünde eine Lücke von ${nights === 1 ? '1 Nacht' : `${nights} Nächten`}`,
};
