import type { TranslationOf } from '../../catalogue.ts';
import type { fields as italian } from '../../it/base/fields.ts';

export const fields: TranslationOf<typeof italian> = {
  dateMissing: 'Choisissez une date',
  dateUnreal: 'Choisissez une date valide',
  textMissing: 'Saisissez un texte',
  fieldMissing: 'Champ obligatoire',
  tooShort: ({ min }) => `Au moins ${min} caractères`,
  tooLong: ({ max }) => `${max} caractères au maximum`,
  nameTooShort: 'Le nom doit comporter au moins deux caractères',
  nameHasAddress: 'Le nom ne peut pas contenir d’adresse web',
  emailInvalid: 'Veuillez saisir une adresse e-mail valide',
  messageEmpty: 'Veuillez écrire un message',
  messageTooShort: 'Votre message doit comporter au moins 10 caractères',
  privacyNotAccepted: 'Pour envoyer le message, veuillez accepter la politique de confidentialité.',
  ratingOutOfRange: 'La note doit être un nombre entier de 1 à 5',
  commentOutOfBounds: 'Votre avis doit comporter entre 10 et 500 caractères',
};
