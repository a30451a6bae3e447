export { isInvented } from './invented-address.ts';
export {
  type FilledLetter,
  fillLetter,
  type Letter,
  type LettersInOtherLanguages,
  letter,
  placeholdersOf,
} from './letter.ts';
export { deleteMail, listMail } from './mail.repository.ts';
export {
  type AddressedLetter,
  dropLetters,
  forgetMail,
  hasRoomFor,
  hasSentTest,
  listStatuses,
  queueLetter,
  readValues,
  takeBackMail,
  wordLetter,
} from './mail.service.ts';
export { createLetterWords } from './mail.words.ts';
export type { Outbox } from './outbox.service.ts';
