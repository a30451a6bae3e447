import type { stayDocuments as italian } from '../it/stay-documents.ts';

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
  saveFailed: 'The document cannot be downloaded right now. Please try again.',
  changed: 'The contract has changed: please read it again',
  waitForNext: 'Your stay has changed: you will find the new contract here.',
  haveRead: 'I have read the contract and accept it',
  readFirst: 'Download the contract, read it and tick the box to accept it',
  accept: 'I accept the contract',
  acceptFailed: 'The contract cannot be accepted right now. Please try again.',
  whatIsKept:
    'We keep what you accepted, when, with which account, and the network address and browser you do it from.',
} satisfies typeof italian;
