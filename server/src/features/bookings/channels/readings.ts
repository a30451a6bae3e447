import type { Logger } from 'pino';
import type { FeedAnswer, Validators } from '../../../adapters/calendar-feed/feed-answer.ts';
import type { StoredChannel } from './channels.table.ts';
import { hasLackingEvents } from './events.repository.ts';
import { type AnswerNeeds, createFeedAnswers, type ReadFor } from './feed-answers.ts';
import { createPollSchedule } from './poll-schedule.ts';

type ReadOptions = Validators & { readonly channel: string; readonly signal: AbortSignal };

export type ReadFeed = (address: string, options: ReadOptions) => Promise<FeedAnswer>;

export type ReadingNeeds = AnswerNeeds & {
  readonly log: Logger;
  readonly readFeed: ReadFeed;
};

export type Readings = ReturnType<typeof createReadings>;

/** Reads the calendars of channels. Concurrent callers for the same channel share one reading. */
export function createReadings(needs: ReadingNeeds) {
  const { database, secrets } = needs;
  const pollSchedule = createPollSchedule(needs.clock);
  const answers = createFeedAnswers(needs, pollSchedule);
  const inFlight = new Map<string, Promise<boolean>>();
  const closing = new AbortController();

  /** Whether it succeeded. A channel without a usable address counts as not answering. */
  async function readFeedOf(channel: StoredChannel, readFor: ReadFor): Promise<boolean> {
    const address = channel.importUrl === null ? undefined : secrets.openAddress(channel.importUrl);
    if (address === undefined) return false;
    pollSchedule.begin(channel.id);
    const needsWholeFeed = channel.faulty > 0 || (await hasLackingEvents(database, channel.id));
    const validators = needsWholeFeed ? {} : validatorsOf(channel);
    const answer = await needs.readFeed(address, { ...validators, channel: channel.id, signal: closing.signal });
    if (closing.signal.aborted) return false;
    if (answer.kind === 'refused') await answers.fail(channel, answer);
    else await answers.succeed(channel, answer, readFor);
    return answer.kind !== 'refused';
  }

  /** Those in memory are newer: a portal that changes them on every answer is saved only when its events change. */
  function validatorsOf(channel: StoredChannel) {
    const { etag, lastModified } = { ...channel, ...pollSchedule.of(channel.id) };
    return { etag: etag ?? undefined, lastModified: lastModified ?? undefined };
  }

  /** Whether the channel could be read. A call during a reading shares its result. */
  function read(channel: StoredChannel, readFor: ReadFor = 'CALENDAR'): Promise<boolean> {
    const key = [channel.id, channel.importUrl, channel.kind, channel.endMeans].join(' ');
    const running = inFlight.get(key);
    if (running) return running;
    const reading = readFeedOf(channel, readFor)
      .catch((error: unknown) => {
        // Nobody may await this promise; a database that cannot be written now may recover later.
        needs.log.error({ err: error, channel: channel.id }, 'a calendar could not be taken in');
        pollSchedule.fail(channel.id, undefined);
        return false;
      })
      .finally(() => inFlight.delete(key));
    inFlight.set(key, reading);
    return reading;
  }

  return {
    read,

    /** The channel with its last success, which may be known only in memory. */
    withPollState(channel: StoredChannel): StoredChannel {
      const lastSuccessAt = pollSchedule.of(channel.id)?.lastSuccessAt;
      return lastSuccessAt === undefined ? channel : { ...channel, lastSuccessAt };
    },

    isDue: (channel: StoredChannel): boolean => pollSchedule.isDue(channel.id),
    mayBePolled: (channel: StoredChannel): boolean => !pollSchedule.isQuiet(channel.id),

    /** The next reading starts as if it were the first. */
    forget: (id: string): void => pollSchedule.forget(id),

    /** Aborts readings in flight; writes already begun are completed. */
    async stop(): Promise<void> {
      closing.abort();
      await Promise.all(inFlight.values());
    },
  };
}
