import type { TranslationOf } from '../../catalogue.ts';
import type { extras as italian } from '../../it/prices/extras.ts';

export const extras: TranslationOf<typeof italian> = {
  extraGone: 'Dieses Extra gibt es nicht mehr',
  extraTooMany: ({ name, max }) => `Von „${name}“ sind höchstens ${max} möglich`,
  tooManyExtras: ({ max }) => `Höchstens ${max} Extras`,
  choiceTooLate: ({ name, days }) =>
    `„${name}“ kann bis ${days === 1 ? '1 Tag' : `${days} Tage`} vor der Anreise gewählt werden`,
  priceChanged: ({ price }) => `Der Preis hat sich geändert: Er beträgt jetzt ${price}`,
  priceByAgreementNow: 'Der Preis hat sich geändert: Er wird jetzt vereinbart',
  extrasClosed: 'Die Extras können nicht mehr geändert werden',
};
