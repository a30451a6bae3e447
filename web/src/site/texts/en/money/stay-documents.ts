import type { stayDocuments as italian } from '../../it/money/stay-documents.ts';

export const stayDocuments = {
  title: 'Documents',
  contract: 'Contract',
  receipt: (number: string) => `Receipt ${number}`,
  voids: (number: string) => `reverses ${number}`,
  voidedBy: (number: string) => `reversed by ${number}`,
  accepted: (date: string) => `accepted on ${date}`,
  superseded: 'no longer valid',
  save: 'Download',
  saveThis: (name: string) => `Download: ${name}`,
  saveFailed: 'We couldn’t download the document. Please try again.',
  changed: 'The contract has changed: please read it again',
  waitForNext: 'Your stay has changed: you’ll find the new contract here.',
  haveRead: 'I have read the contract and accept it',
  readFirst: 'Download the contract, read it and tick the box to accept it',
  accept: 'I accept the contract',
  acceptFailed: 'We couldn’t record that you accept the contract. Please try again.',
  whatIsStored: 'We record what you accept, when, from which account, and your IP address and browser.',
} satisfies typeof italian;
