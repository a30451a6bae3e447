import { answers } from './answers.ts';
import { cancellation } from './cancellation.ts';
import { codes } from './codes.ts';
import { extras } from './extras.ts';
import { guest } from './guest.ts';
import { quotes } from './quotes.ts';
import { refusals } from './refusals.ts';
import { register } from './register.ts';
import { told } from './told.ts';

/** All that the program says to visitors and guests outside of its pages. */
export const german = {
  ...guest,
  ...register,
  ...refusals,
  ...answers,
  ...quotes,
  ...codes,
  ...extras,
  ...cancellation,
  ...told,
};
