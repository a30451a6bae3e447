import type { Reader } from '../../../db/transaction.ts';
import { isInvented } from './invented-address.ts';
import { deleteMail, listMail } from './mail.repository.ts';

/** What a demo has of them, and how it goes. */
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
