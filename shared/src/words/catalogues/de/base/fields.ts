import type { TranslationOf } from '../../catalogue.ts';
import type { fields as italian } from '../../it/base/fields.ts';

export const fields: TranslationOf<typeof italian> = {
  dateMissing: 'Wählen Sie ein Datum',
  dateUnreal: 'Wählen Sie ein gültiges Datum',
  textMissing: 'Geben Sie einen Text ein',
  fieldMissing: 'Pflichtfeld',
  tooShort: ({ min }) => `Mindestens ${min} Zeichen`,
  tooLong: ({ max }) => `Höchstens ${max} Zeichen`,
  nameTooShort: 'Der Name muss mindestens zwei Zeichen lang sein',
  nameHasAddress: 'Der Name darf keine Internetadressen enthalten',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  messageEmpty: 'Bitte schreiben Sie eine Nachricht',
  messageTooShort: 'Ihre Nachricht muss mindestens 10 Zeichen lang sein',
  privacyNotAccepted: 'Bitte stimmen Sie der Datenschutzerklärung zu, um die Nachricht zu senden.',
  ratingOutOfRange: 'Die Bewertung muss eine ganze Zahl von 1 bis 5 sein',
  commentOutOfBounds: 'Ihre Bewertung muss zwischen 10 und 500 Zeichen lang sein',
};
