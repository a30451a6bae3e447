/** The letters that the site writes, and their words. */

export { type Letter, placeholdersOf } from './letter.ts';
export { findGuestLetter, titleOfLetter } from './letters.ts';
export { letterWords } from './letters.words.ts';
export { areLettersHeld } from './mail-events.ts';
export { sendCheckIn } from './send-check-in.ts';
