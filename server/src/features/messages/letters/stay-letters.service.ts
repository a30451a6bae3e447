import type { AnswerOf } from '@approdo/shared/contract/base/endpoint';
import type { stayLetters as rows, StayLetter } from '@approdo/shared/contract/messages/stay-letters';
import { ITALIAN, type Language } from '@approdo/shared/domain/base/language/language';
import type { Wording } from '@approdo/shared/domain/base/text/wording';
import { letterDayOf } from '@approdo/shared/domain/messages/timed-letters';
import { say } from '@approdo/shared/words/say';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import { conflict, notFound, requireFound } from '../../../http/problems.ts';
import { fillPaymentLetter } from '../../money/payments/index.ts';
import {
  bookingNotFound,
  deletePause,
  findNextStay,
  type GuestStay,
  getBooking,
  isPaused,
  putPause,
  requireAddress,
  type StayTransaction,
  withdrawTimedLetters,
} from '../../stays/stays/index.ts';
import { createLetterSchedule } from './letter-schedule.ts';
import { readLetterTimes } from './letter-times.ts';
import { findGuestLetter, isOfStay, letterOf, titleOfLetter } from './letters.ts';
import { listLetters } from './list-letters.ts';
import { notifyGuest } from './notify-people.ts';
import { readValues, wordLetter } from './queue-letter.ts';
import { readFactsOfAll } from './read-stay-facts.ts';

type StayLettersNeeds = Omit<StayTransaction, 'trx'> & {
  readonly database: Database;
  readonly wakeSenders: () => void;
};

/** Letters that are sent by the calendar, or on confirmation, and that the owner may send at any time. */
const SENDABLE = ['BOOKING_CONFIRMED', 'ARRIVAL', 'THANKS'] as const;

const UNKNOWN = say('letterUnknown');

export type StayLetters = ReturnType<typeof createStayLetters>;

/** The letters to guests about their stays, and those sent by the calendar. */
export function createStayLetters({ database, wakeSenders, ...rest }: StayLettersNeeds) {
  const { clock, origin, cards, tax } = rest;

  async function view(reader: Reader, stay: GuestStay): Promise<StayLetter[]> {
    return await listLetters(reader, stay, {
      times: await readLetterTimes(reader),
      now: clock.now(),
      titleOf: titleOfLetter,
    });
  }

  /** A letter filled for that stay now; undefined if none of that kind is about stays. */
  async function fillForStay(reader: Reader, kind: string, stay: GuestStay) {
    const filled = isOfStay(kind)
      ? { kind, facts: await readFactsOfAll(reader, stay) }
      : await fillPaymentLetter(reader, kind, { stay, today: clock.today(), cards, tax });
    return filled && { ...filled, language: letterOf(filled.kind).audience === 'owner' ? ITALIAN : stay.language };
  }

  return {
    ...createLetterSchedule({ database, clock }),

    list: async (id: string): Promise<StayLetter[]> => await view(database, await getStay(database, id)),

    /** Throws 404 if no letter of that kind goes to guests about their stays. */
    async preview(id: string, kindName: string): Promise<Wording> {
      const kind = findSendable(kindName) ?? kindName;
      const stay = await getStay(database, id);
      const filled = findGuestLetter(kind) ? await fillForStay(database, kind, stay) : undefined;
      return await wordLetter(database, origin, requireFound(filled, UNKNOWN));
    },

    /** Sends the letter even if it was sent before. Throws 409 if the booking is not confirmed. */
    async send(id: string, kindName: string): Promise<StayLetter> {
      const kind = findSendable(kindName);
      if (!kind) throw findGuestLetter(kindName) ? conflict(say('letterGoesByItself')) : notFound(UNKNOWN);
      const listed = await transact(database, async (trx) => {
        const stay = await getStay(trx, id);
        if (stay.status !== 'CONFIRMED') throw conflict(say('bookingNotConfirmed'));
        requireAddress(stay);
        const day = kind === 'BOOKING_CONFIRMED' ? undefined : letterDayOf(kind, stay);
        const about = { stay, day, isByOwner: true };
        await notifyGuest({ ...rest, trx }, about, { kind, facts: await readFactsOfAll(trx, stay) });
        return await view(trx, stay);
      });
      wakeSenders();
      return requireFound(
        listed.find((letter) => letter.kind === kind),
        UNKNOWN,
      );
    },

    async getPause(id: string) {
      await getStay(database, id);
      return { isPaused: await isPaused(database, id) };
    },

    /** Pauses or resumes the guest's letters; a pause also drops queued timed ones. */
    async pause(id: string, input: { readonly isPaused: boolean }) {
      return await transact(database, async (trx) => {
        await getStay(trx, id);
        if (input.isPaused) {
          await putPause(trx, id);
          await withdrawTimedLetters(trx, id);
        } else await deletePause(trx, id);
        return { isPaused: input.isPaused };
      });
    },

    /** The letter's values for the next booking, a confirmed one rather than a request. */
    async exampleOf(kind: string, language: Language): Promise<AnswerOf<(typeof rows)['example']>> {
      const stay = requireFound(await findNextStay(database, clock.today()), say('noNextStay'));
      const filled = requireFound(await fillForStay(database, kind, { ...stay, language }), UNKNOWN);
      const { id: bookingId, guestName, startDate } = stay;
      return { bookingId, guestName, startDate, values: await readValues(database, origin, filled) };
    },
  };
}

/** Throws 404 for closed days, which have no guest. */
async function getStay(reader: Reader, id: string): Promise<GuestStay> {
  const booking = await getBooking(reader, id);
  if (booking.isBlocked) throw bookingNotFound();
  return booking;
}

/** Finds a kind by its name or short name: CONFIRMED is BOOKING_CONFIRMED. */
function findSendable(kindName: string) {
  return SENDABLE.find((one) => one === kindName || one === `BOOKING_${kindName}`);
}
