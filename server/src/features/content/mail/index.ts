export { isInvented } from './invented-address.ts';
export type { FilledLetter, LetterFacts, LetterKind } from './letter-facts.ts';
export { demoMail } from './mail.demo.ts';
export {
  addPropertyName,
  forgetMail,
  hasRoomFor,
  hasSentTest,
  listStatuses,
  type OutgoingLetter,
  type QueueLetter,
  queueMail,
  readTroubledMail,
  withdrawLetters,
  withdrawMail,
} from './mail.service.ts';
export { eraseLetters, listAddressesOfMail, listLettersOf } from './mail-of-address.ts';
export type { Outbox } from './outbox.service.ts';
export { type FactsOf, line, link, page, type Sample, text } from './placeholders.ts';
export { queueOwnerLetter } from './queue-owner-letter.ts';
