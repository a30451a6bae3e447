import type { Reader } from '../../../db/transaction.ts';
import { isInvented } from './invented-address.ts';
import { deleteMail, listMail } from './mail.repository.ts';

/** The mail to invented guests, and how it is removed. */
export const demoMail = {
  kind: 'mail',
  /** Trying out an invented request queues a letter to an invented guest. */
  list: async (reader: Reader) =>
    (await listMail(reader)).map(({ id, subject, toAddress }) => ({
      id,
      title: subject,
      words: [subject],
      isInvented: isInvented(toAddress),
    })),
  remove: deleteMail,
} as const;
