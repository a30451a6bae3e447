import type { TranslationOf } from '../../catalogue.ts';
import type { codes as italian } from '../../it/prices/codes.ts';

export const codes: TranslationOf<typeof italian> = {
  codeInvalid: 'Le code n’est pas valable',
  codeSignIn: 'Pour utiliser ce code, connectez-vous à votre compte',
  codeTooFewNights: ({ nights }) => `Le code vaut dès ${nights} nuits`,
  codeStays: ({ from, to }) => `Le code vaut pour des séjours du ${from} au ${to}`,
  codeStaysFrom: ({ from }) => `Le code vaut pour des séjours à partir du ${from}`,
  codeStaysUntil: ({ to }) => `Le code vaut pour des séjours jusqu’au ${to}`,
  codeByAgreement: 'Le code vaut quand le prix est fixé\u00A0: demandez au propriétaire',
  codeUnused: 'Vous avez déjà une remise plus avantageuse\u00A0: le code est inutile',
  codeAtLeast: 'Le prix est déjà le plus bas\u00A0: le code est inutile',
  priceUnconfirmed: 'Confirmez le prix',
  alreadyHolding: 'Des dates vous sont déjà réservées\u00A0: terminez ce paiement',
};
