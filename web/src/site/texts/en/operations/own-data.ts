import type { ownData as italian } from '../../it/operations/own-data.ts';

export const ownData = {
  title: 'Your data',
  unconfirmed: 'Until your address is confirmed, only what belongs to your account can be downloaded or erased.',
  save: 'Download my data',
  saveFailed: 'Your data could not be downloaded',
  fileName: (day: string) => `data-${day}.json`,
  erase: 'Delete my account',
  sure: 'Delete your account?',
  sureText:
    'Your account, your messages and your name in the bookings are erased, and there is no way back. Only the documents that the law requires are kept.',
  cancel: 'Cancel',
  eraseFailed: 'Your account could not be deleted',
  erased: 'Your account has been deleted.',
  retained: 'What is kept, and why:',
  retainedThing: (what: string, why: string, until: string) => `${what}, until ${until}. ${why}.`,
  leave: 'Back to the site',
} satisfies typeof italian;
