/** Discount codes, for prices, quotes and bookings. */
export {
  type CheckedCode,
  checkCode,
  dropCode,
  hasCodes,
  isCodeWritten,
  readCodeNameOf,
  readCodeOf,
  useCode,
} from './check-code.ts';
export { type AttemptCode, createCodeAttempts } from './code-attempts.ts';
