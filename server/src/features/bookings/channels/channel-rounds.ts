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

/** How often to check which channels are due; a new one is read within this time. */
const CHECK_EVERY_MS = 15_000;

/** Reads due channels one after the other, and drops past events when a new day begins. */
export function createChannelRounds({ schedule = scheduleByClock, ...needs }: RoundsNeeds) {
  const { database, clock, log, readings } = needs;
  let cancelTimer = () => {};
  let isStopped = false;
  let lastRun: Promise<void> = Promise.resolve();

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

  /** Runs jobs one after the other. Nobody awaits them: what fails is retried at its next time. */
  function run(work: () => Promise<void>): Promise<void> {
    lastRun = lastRun.then(work).catch((error: unknown) => {
      log.error({ err: error }, 'calendars could not be read');
    });
    return lastRun;
  }

  function scheduleNext(): void {
    cancelTimer = schedule(CHECK_EVERY_MS, () => {
      void run(readDue).then(() => {
        if (!isStopped) scheduleNext();
      });
    });
  }

  return {
    /** Reads the channels that are due now. */
    readDue: (): Promise<void> => run(readDue),

    start(): void {
      isStopped = false;
      void run(readDue);
      scheduleNext();
    },

    /** Moves the horizon of occupied nights by a day and drops events that ended yesterday. */
    startNewDay: (): Promise<void> => run(dropEnded),

    /** Leaves polling to another process until `start`; explicit readings still happen meanwhile. */
    async rest(): Promise<void> {
      isStopped = true;
      cancelTimer();
      await lastRun;
    },

    async stop(): Promise<void> {
      isStopped = true;
      cancelTimer();
      await readings.stop();
      await lastRun;
    },
  };
}
