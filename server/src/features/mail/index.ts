export { isInvented } from './invented-address.ts';
export { demoMail } from './mail.demo.ts';
export {
  type AddressedLetter,
  dropLetters,
  type FilledLetter,
  forgetMail,
  hasRoomFor,
  hasSentTest,
  listStatuses,
  type QueueLetter,
  queueMail,
  takeBackMail,
} from './mail.service.ts';
export type { Outbox } from './outbox.service.ts';
