import type { TranslationOf } from '../../catalogue.ts';
import type { fields as italian } from '../../it/base/fields.ts';

export const fields: TranslationOf<typeof italian> = {
  dateMissing: 'Choose a date',
  dateUnreal: 'Choose a valid date',
  textMissing: 'Enter some text',
  fieldMissing: 'This field is required',
  tooShort: ({ min }) => `At least ${min} characters`,
  tooLong: ({ max }) => `At most ${max} characters`,
  nameTooShort: 'The name must be at least two characters long',
  nameHasAddress: 'The name cannot contain web addresses',
  emailInvalid: 'Please enter a valid email address',
  messageEmpty: 'Please write a message',
  messageTooShort: 'Your message must be at least 10 characters long',
  privacyNotAccepted: 'Please accept the privacy notice to send your message.',
  ratingOutOfRange: 'The rating must be a whole number from 1 to 5',
  commentOutOfBounds: 'Your review must be between 10 and 500 characters long',
};
