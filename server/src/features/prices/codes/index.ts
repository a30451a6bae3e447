/** The codes by which guests pay less: what prices, quotes and bookings may know of them. */
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
