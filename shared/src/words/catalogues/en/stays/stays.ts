import type { TranslationOf } from '../../catalogue.ts';
import type { stays as italian } from '../../it/stays/stays.ts';

export const stays: TranslationOf<typeof italian> = {
  datesMissing: 'Please choose both a check-in and a check-out date',
  datesTaken: 'Some of the dates you chose are not available. Please choose different dates.',
  checkInPast: 'The check-in date cannot be in the past',
  startTooFar: ({ years }) => `Check-in must be within ${years} years from today`,
  checkOutTooEarly: 'The check-out date must be after the check-in date',
  stayTooLong: ({ nights }) => `A stay can last at most ${nights} nights`,
  guestsOutOfRange: ({ most }) => `The number of guests must be between 1 and ${most}`,
  linenNotSaid: 'Choose true or false for linen',
  foundByUnknown: 'Choose from the list how you found us, or leave it empty',
};
