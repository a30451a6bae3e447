import type { LetterSchedule } from '@approdo/shared/contract/stay/stay-letters';
import { addDays } from '@approdo/shared/domain/date/local-date';
import {
  isSettled,
  type LetterTime,
  letterDayOf,
  MAX_LETTER_DAYS,
  THANKED_UNTIL_DAYS,
  TIMED_LETTERS,
  type TimedLetter,
  timeLetter,
} from '@approdo/shared/domain/stay/timed-letters';
import type { Logger } from 'pino';
import { createPoller, type Poller, settleEach } from '../../adapters/poller.ts';
import type { Database } from '../../db/database.ts';
import { type Reader, transact } from '../../db/transaction.ts';
import { isStayReviewed } from '../reviews/index.ts';
import {
  findConfirmedStay,
  findToldLetter,
  type GuestStay,
  listConfirmedAround,
  putToldLetter,
  type StayTransaction,
} from '../stays/index.ts';
import { areLettersHeld, findLetterSchedule, isPaused } from './schedule.repository.ts';
import { sendToGuest } from './send-to-guest.ts';

type TimedNeeds = Omit<StayTransaction, 'trx'> & {
  readonly database: Database;
  readonly log: Logger;
  readonly wakeSenders: () => void;
};

const LOOK_EVERY_MS = 60_000;

/** How the schedule names them. */
export function timeOf(schedule: LetterSchedule, letter: TimedLetter): LetterTime {
  return letter === 'ARRIVAL' ? schedule.arrival : schedule.thanks;
}

/** Writes to guests before they arrive and after they left, each of it once; what was missed is made up while it is of use. */
export function createTimedLetters({ database, log, wakeSenders, ...rest }: TimedNeeds): Poller {
  async function listDue(schedule: LetterSchedule): Promise<Due[]> {
    const now = rest.clock.now();
    const today = rest.clock.today();
    const stays = await listConfirmedAround(database, {
      arrivals: { from: today, to: addDays(today, MAX_LETTER_DAYS + 1) },
      departures: { from: addDays(today, -THANKED_UNTIL_DAYS - 1), to: today },
    });
    return stays.flatMap((stay) =>
      TIMED_LETTERS.filter((letter) => {
        const time = timeOf(schedule, letter);
        return time.isOn && timeLetter(letter, { stay, time }, now).state === 'DUE';
      }).map((letter) => ({ id: stay.id, letter })),
    );
  }

  async function look(): Promise<void> {
    const schedule = await findLetterSchedule(database);
    if (!schedule) return;
    const sent = await settleEach(await listDue(schedule), {
      log,
      failed: 'a letter to a guest could not be queued',
      nameOf: ({ id, letter }) => ({ booking: id, letter }),
      settleOne: (due) => transact(database, (trx) => settle({ ...rest, trx }, due)),
    });
    if (sent > 0) wakeSenders();
  }

  return createPoller({
    look,
    everyMs: LOOK_EVERY_MS,
    clock: rest.clock,
    log,
    failed: 'letters that are due could not be read',
  });
}

type Due = { readonly id: string; readonly letter: TimedLetter };

/** Resolves with whether it is on its way: not where it was sent or passed over, or somebody changed what it hangs on. */
async function settle(change: StayTransaction, { id, letter }: Due): Promise<boolean> {
  const { trx, clock } = change;
  const stay = await findConfirmedStay(trx, id);
  const schedule = await findLetterSchedule(trx);
  // What is passed over for want of an address goes where one is known in time.
  if (!stay || !schedule || stay.guestEmail === null || stay.heldUntil !== null) return false;
  const time = timeOf(schedule, letter);
  if (!time.isOn || timeLetter(letter, { stay, time }, clock.now()).state !== 'DUE') return false;
  const told = await findToldLetter(trx, id, letter);
  if (isSettled(letter, stay, told && { day: told.day, isSkipped: told.mailId === null })) return false;
  if (await isPassedOver(trx, letter, stay)) {
    await putToldLetter(trx, id, { letter, day: letterDayOf(letter, stay), mailId: null, queuedAt: null });
    return false;
  }
  await sendToGuest(change, { kind: letter, stay, isHeld: await areLettersHeld(trx) });
  return true;
}

/** Whether nobody knows an address of that guest, the owner keeps letters from her, or she has said already what she would be asked for. */
export async function isPassedOver(
  reader: Reader,
  letter: TimedLetter,
  { id, guestEmail }: GuestStay,
): Promise<boolean> {
  if (guestEmail === null) return true;
  if (await isPaused(reader, id)) return true;
  return letter === 'THANKS' && (await isStayReviewed(reader, id));
}
