import type { TranslationOf } from '../../catalogue.ts';
import type { extras as italian } from '../../it/prices/extras.ts';

export const extras: TranslationOf<typeof italian> = {
  extraGone: 'Cet extra n’est plus proposé',
  extraTooMany: ({ name, max }) => `«\u00A0${name}\u00A0»\u00A0: ${max} au maximum`,
  tooManyExtras: ({ max }) => `${max} extras au maximum`,
  choiceTooLate: ({ name, days }) =>
    `«\u00A0${name}\u00A0» se choisit jusqu’à ${days === 1 ? '1 jour' : `${days} jours`} avant l’arrivée`,
  priceChanged: ({ price }) => `Le prix a changé\u00A0: il est maintenant de ${price}`,
  priceByAgreementNow: 'Le prix a changé\u00A0: il est maintenant à convenir',
  extrasClosed: 'Les extras ne peuvent plus être modifiés',
};
