import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { lastForgottenDay } from '@approdo/shared/domain/bookings/forgetting';
import type { Logger } from 'pino';
import { completeEach, createPoller, type Poller } from '../../../adapters/poller.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { getBooking, type StayTransaction } from '../../stays/stays/index.ts';
import { deleteMessagesOfStaysUntil, listUnannouncedSides, type UnannouncedSide } from './conversations.repository.ts';
import { notifyOtherSide } from './notify-other-side.ts';

type RoundsNeeds = Omit<StayTransaction, 'trx'> & {
  readonly database: Database;
  readonly log: Logger;
  readonly wakeSenders: () => void;
};

const LOOK_EVERY_MS = 60_000;

/** Mails messages held back by a recent letter, once its hour is over, and deletes those twelve months old. */
export function createConversationRounds({ database, log, wakeSenders, ...rest }: RoundsNeeds): Poller {
  let sweptOn: LocalDate | undefined;

  async function notify({ bookingId, side }: UnannouncedSide): Promise<boolean> {
    return await transact(database, async (trx) => {
      const stay = await getBooking(trx, bookingId);
      return !stay.isBlocked && (await notifyOtherSide({ ...rest, trx }, stay, side));
    });
  }

  /** Runs once a day. */
  async function sweep(): Promise<void> {
    const today = rest.clock.today();
    if (sweptOn === today) return;
    await transact(database, (trx) => deleteMessagesOfStaysUntil(trx, lastForgottenDay(today)));
    sweptOn = today;
  }

  async function runDue(): Promise<void> {
    const notifiedCount = await completeEach(await listUnannouncedSides(database), {
      log,
      failed: 'nobody could be told of a message',
      nameOf: ({ bookingId }) => ({ booking: bookingId }),
      completeOne: notify,
    });
    if (notifiedCount > 0) wakeSenders();
    await sweep();
  }

  return createPoller({
    runDue,
    everyMs: LOOK_EVERY_MS,
    clock: rest.clock,
    log,
    failed: 'messages on bookings could not be read',
  });
}
