import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { endOfForgottenDay } from '@approdo/shared/domain/bookings/forgetting';
import type { Trx } from '../../../db/transaction.ts';
import { forgetMail } from '../../content/mail/index.ts';
import { deleteMessages, listMessagesBefore } from './messages.repository.ts';

/** How many are deleted in one transaction, so that other writers do not wait for long. */
const PORTION = 100;

/**
 * Deletes some of the messages written by that day, answered or not, with the letters that announced them.
 * Resolves with whether there may be more.
 */
export async function forgetMessages(trx: Trx, lastDay: LocalDate): Promise<boolean> {
  const before = endOfForgottenDay(lastDay).toISOString();
  const messages = await listMessagesBefore(trx, before, PORTION);
  if (messages.length === 0) return false;
  await forgetMail(trx, { ids: [], addresses: messages.map(({ email }) => email), before });
  await deleteMessages(
    trx,
    messages.map(({ id }) => id),
  );
  return messages.length === PORTION;
}
