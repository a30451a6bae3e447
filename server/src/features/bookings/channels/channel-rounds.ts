import { type Schedule, scheduleByClock } from '@approdo/shared/node/schedule';
import type { Logger } from 'pino';
import type { Clock } from '../../../adapters/clock.ts';
import type { Database } from '../../../db/database.ts';
import { transact } from '../../../db/transaction.ts';
import { getTurnover } from '../../content/property/index.ts';
import { deriveImports } from '../../stays/stays/index.ts';
import { listChannels } from './channels.repository.ts';
import { deleteEvents, listEventsBefore } from './events.repository.ts';
import type { Readings } from './readings.ts';

type RoundsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly readings: Readings;
  readonly onDaysChanged: () => void;
  readonly schedule?: Schedule;
};

/** How often the rounds check which channel is due; a new one is read within this time. */
const LOOK_EVERY_MS = 15_000;

/** Reads each channel when it is due, one after the other, and forgets what is over when the day turns. */
export function createChannelRounds({ schedule = scheduleByClock, ...needs }: RoundsNeeds) {
  const { database, clock, log, readings } = needs;
  let callOff = () => {};
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();

  async function readDue(): Promise<void> {
    for (const channel of await listChannels(database)) {
      const isRead = channel.importUrl !== null && !channel.isPaused;
      if (!isStopped && isRead && readings.isDue(channel)) await readings.read(channel);
    }
  }

  async function dropEnded(): Promise<void> {
    const today = clock.today();
    await transact(database, async (trx) => {
      const gone = await listEventsBefore(trx, today);
      const { sameDayTurnover } = await getTurnover(trx);
      await deleteEvents(trx, gone);
      await deriveImports({ trx, clock }, { gone, sameDayTurnover });
    });
    needs.onDaysChanged();
  }

  /** One after the other. Nobody waits for them: what fails is tried again in its turn. */
  function run(work: () => Promise<void>): Promise<void> {
    round = round.then(work).catch((error: unknown) => {
      log.error({ err: error }, 'calendars could not be read');
    });
    return round;
  }

  function lookAgain(): void {
    callOff = schedule(LOOK_EVERY_MS, () => {
      void run(readDue).then(() => {
        if (!isStopped) lookAgain();
      });
    });
  }

  return {
    /** Reads the channels that are due now. */
    readDue: (): Promise<void> => run(readDue),

    start(): void {
      isStopped = false;
      void run(readDue);
      lookAgain();
    },

    /** What takes nights reaches a day further, and what was over yesterday is no more. */
    turnDay: (): Promise<void> => run(dropEnded),

    /** Leaves the rounds to another process until `start`; what is asked for meanwhile is read. */
    async rest(): Promise<void> {
      isStopped = true;
      callOff();
      await round;
    },

    async stop(): Promise<void> {
      isStopped = true;
      callOff();
      await readings.stop();
      await round;
    },
  };
}
