/** Discount codes, for prices, quotes and bookings. */
export {
  type AskedCode,
  askCode,
  dropCode,
  hasCodes,
  isCodeWritten,
  readCodeNameOf,
  readCodeOf,
  useCode,
} from './ask-code.ts';
export { createCodeGuesses, type GuessCode } from './guess-code.ts';
