import { addDays } from '@approdo/shared/domain/base/date/local-date';
import {
  isComplete,
  letterDayOf,
  MAX_LETTER_DAYS,
  THANKS_UNTIL_DAYS,
  TIMED_LETTERS,
  type TimedLetter,
  timeLetter,
} from '@approdo/shared/domain/messages/timed-letters';
import type { Logger } from 'pino';
import { completeEach, createPoller, type Poller } from '../../../adapters/poller.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { isStayReviewed } from '../../bookings/reviews/index.ts';
import { hasOfficialTables } from '../../law/register/index.ts';
import {
  findConfirmedStay,
  findSentLetter,
  type GuestStay,
  isPaused,
  listConfirmedAround,
  putSentLetter,
  type StayTransaction,
} from '../../stays/stays/index.ts';
import { type LetterTimes, readLetterTimes } from './letter-times.ts';
import { notifyGuest } from './notify-people.ts';
import { readFactsOfAll } from './read-stay-facts.ts';
import { areLettersHeld } from './schedule.repository.ts';
import { sendCheckIn } from './send-check-in.ts';

type TimedNeeds = Omit<StayTransaction, 'trx'> & {
  readonly database: Database;
  readonly log: Logger;
  readonly wakeSenders: () => void;
};

const LOOK_EVERY_MS = 60_000;

/** Sends letters before the arrival and after the departure, each once; missed ones are sent late if still useful. */
export function createTimedLetters({ database, log, wakeSenders, ...rest }: TimedNeeds): Poller {
  async function listDue(times: LetterTimes): Promise<Due[]> {
    const now = rest.clock.now();
    const today = rest.clock.today();
    const stays = await listConfirmedAround(database, {
      arrivals: { from: today, to: addDays(today, MAX_LETTER_DAYS + 1) },
      departures: { from: addDays(today, -THANKS_UNTIL_DAYS - 1), to: today },
    });
    return stays.flatMap((stay) =>
      TIMED_LETTERS.filter((letter) => {
        const time = times[letter];
        return time.isOn && timeLetter(letter, { stay, time }, now).state === 'DUE';
      }).map((letter) => ({ id: stay.id, letter })),
    );
  }

  async function runDue(): Promise<void> {
    const times = await readLetterTimes(database);
    if (TIMED_LETTERS.every((letter) => !times[letter].isOn)) return;
    const sent = await completeEach(await listDue(times), {
      log,
      failed: 'a letter to a guest could not be queued',
      nameOf: ({ id, letter }) => ({ booking: id, letter }),
      completeOne: (due) => transact(database, (trx) => queueIfDue({ ...rest, trx }, due)),
    });
    if (sent > 0) wakeSenders();
  }

  return createPoller({
    runDue,
    everyMs: LOOK_EVERY_MS,
    clock: rest.clock,
    log,
    failed: 'letters that are due could not be read',
  });
}

type Due = { readonly id: string; readonly letter: TimedLetter };

/** Queues the letter if it is due. Resolves with false if it was sent or skipped, or its stay or schedule changed. */
async function queueIfDue(change: StayTransaction, { id, letter }: Due): Promise<boolean> {
  const { trx, clock } = change;
  const stay = await findConfirmedStay(trx, id);
  // Not marked as skipped: it is sent if an address becomes known in time.
  if (!stay || stay.guestEmail === null || stay.heldUntil !== null) return false;
  const { [letter]: time } = await readLetterTimes(trx);
  if (!time.isOn || timeLetter(letter, { stay, time }, clock.now()).state !== 'DUE') return false;
  const previous = await findSentLetter(trx, id, letter);
  if (isComplete(letter, stay, previous && { day: previous.day, isSkipped: previous.mailId === null })) return false;
  if (await isSkipped(trx, letter, stay)) {
    await putSentLetter(trx, id, { letter, day: letterDayOf(letter, stay), mailId: null, queuedAt: null });
    return false;
  }
  const isHeld = await areLettersHeld(trx);
  const about = { stay, day: letterDayOf(letter, stay) };
  if (letter !== 'CHECK_IN')
    await notifyGuest(change, about, { kind: letter, facts: await readFactsOfAll(trx, stay), isHeld });
  // The form needs the official lists; the letter is sent once they are there, while it is of use.
  else if (await hasOfficialTables(trx)) await sendCheckIn(change, { stay, isHeld, by: null });
  else return false;
  return true;
}

/** Whether the letter is skipped: no address is known, letters are paused, or the guest has already reviewed. */
export async function isSkipped(reader: Reader, letter: TimedLetter, { id, guestEmail }: GuestStay): Promise<boolean> {
  if (guestEmail === null) return true;
  if (await isPaused(reader, id)) return true;
  return letter === 'THANKS' && (await isStayReviewed(reader, id));
}
