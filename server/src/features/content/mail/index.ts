export { isInvented } from './invented-address.ts';
export type { FilledLetter, LetterFacts, LetterKind } from './letter-facts.ts';
export { demoMail } from './mail.demo.ts';
export {
  addPropertyName,
  eraseLetters,
  forgetMail,
  hasRoomFor,
  hasSentTest,
  listAddressesOfMail,
  listLettersOf,
  listStatuses,
  type OutgoingLetter,
  type QueueLetter,
  queueMail,
  queueOwnerLetter,
  readTroubledMail,
  withdrawLetters,
  withdrawMail,
} from './mail.service.ts';
export type { Outbox } from './outbox.service.ts';
export { type FactsOf, line, link, page, type Sample, text } from './placeholders.ts';
