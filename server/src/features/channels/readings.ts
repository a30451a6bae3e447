import { setImmediate } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { FeedAnswer, FeedRefusal, Validators } from '../../adapters/calendar-feed/feed-answer.ts';
import { wordRefusal } from '../../adapters/calendar-feed/refusal-words.ts';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { type Reader, transact } from '../../db/transaction.ts';
import type { QueueLetter } from '../mail/index.ts';
import { applyReading } from './apply-reading.ts';
import type { ChannelSecrets } from './channel-secrets.ts';
import { type ChannelChange, tellOfFailure } from './channels.mail.ts';
import { findChannel, updateChannel } from './channels.repository.ts';
import type { StoredChannel } from './channels.table.ts';
import { readState } from './channels.view.ts';
import { hasMissedEvents, listEvents } from './events.repository.ts';
import { changesNothing, planReading } from './plan-reading.ts';
import { createPulses } from './pulses.ts';

type Asking = Validators & { readonly channel: string; readonly signal: AbortSignal };

export type ReadFeed = (address: string, asked: Asking) => Promise<FeedAnswer>;

export type ReadingNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly readFeed: ReadFeed;
  readonly secrets: ChannelSecrets;
  readonly queueLetter: QueueLetter;
  readonly ownerEmail: string | undefined;
  readonly wakeMail: () => void;
  /** Told once other days are taken, on disk. */
  readonly onDaysChanged: () => void;
  /** How long a success may be known to this process alone. */
  readonly wellKnownMs: number;
};

type Success = Exclude<FeedAnswer, FeedRefusal>;
type Whole = Extract<FeedAnswer, { kind: 'read' }>;

const TOLD_AGAIN_MS = 7 * 24 * 3_600_000;

/** What a reading came to: nothing, where the channel is by now to be read otherwise. */
type Kept = 'NEWS' | 'NO_NEWS' | 'OUTDATED';

export type Readings = ReturnType<typeof createReadings>;

/** Reads the calendars of channels: one reading of each at a time, which whoever asks meanwhile waits for. */
export function createReadings(needs: ReadingNeeds) {
  const { database, clock, secrets, queueLetter, ownerEmail } = needs;
  const pulses = createPulses(clock);
  const underWay = new Map<string, Promise<boolean>>();
  const closing = new AbortController();

  /** The channel as it stands, where it is still to be read as it was asked for. */
  async function findUnchanged(reader: Reader, asked: StoredChannel): Promise<StoredChannel | undefined> {
    const now = await findChannel(reader, asked.id);
    const isSame = now && (['importUrl', 'kind', 'endMeans'] as const).every((field) => now[field] === asked[field]);
    return isSame ? now : undefined;
  }

  /** Each step in a turn of its own: a calendar may tell of two thousand events. */
  async function plan(reader: Reader, channel: StoredChannel, { reading }: Whole) {
    await setImmediate();
    const known = await listEvents(reader, channel.id);
    await setImmediate();
    return await planReading(channel, { known, reading, today: clock.today(), now: clock.now() });
  }

  /** Whether it told of anything new. What was worked out before the transaction says whether there is one. */
  async function keepEvents(asked: StoredChannel, whole: Whole, succeeded: Partial<StoredChannel>): Promise<Kept> {
    const channel = await findUnchanged(database, asked);
    if (!channel) return 'OUTDATED';
    const { faulty } = whole.reading;
    if (changesNothing(await plan(database, channel, whole)) && channel.faulty === faulty) return 'NO_NEWS';
    return await change(asked, async (within, current) => {
      await applyReading(within, current, await plan(within.trx, current, whole));
      await updateChannel(within.trx, { ...current, ...succeeded, faulty });
    });
  }

  /** Changes the channel as it stands in the transaction, unless it is by now to be read otherwise. */
  async function change(
    asked: StoredChannel,
    work: (change: ChannelChange, current: StoredChannel) => Promise<void>,
  ): Promise<Kept> {
    const isDone = await transact(database, async (trx) => {
      const current = await findUnchanged(trx, asked);
      if (current) await work({ trx, clock, queueLetter, ownerEmail }, current);
      return current !== undefined;
    });
    needs.wakeMail();
    return isDone ? 'NEWS' : 'OUTDATED';
  }

  async function succeed(asked: StoredChannel, answer: Success): Promise<void> {
    const lastSuccessAt = clock.now().toISOString();
    const validators =
      answer.kind === 'read' ? { etag: answer.etag ?? null, lastModified: answer.lastModified ?? null } : {};
    const succeeded = { ...WELL, ...validators, lastSuccessAt };
    const kept = answer.kind === 'read' ? await keepEvents(asked, answer, succeeded) : 'NO_NEWS';
    if (kept === 'OUTDATED') return pulses.forget(asked.id);
    if (kept === 'NO_NEWS' && isWorthWriting(asked)) {
      await change(asked, async ({ trx }, current) => updateChannel(trx, { ...current, ...succeeded }));
    }
    pulses.succeed(asked.id, { ...validators, lastSuccessAt });
    if (kept === 'NEWS') needs.onDaysChanged();
  }

  function isWorthWriting({ failure, lastSuccessAt }: StoredChannel): boolean {
    const isLongAgo = Date.parse(lastSuccessAt ?? '') + needs.wellKnownMs <= clock.now().getTime();
    return failure !== null || lastSuccessAt === null || isLongAgo;
  }

  async function fail(asked: StoredChannel, refusal: FeedRefusal): Promise<void> {
    const lastSuccessAt = pulses.of(asked.id)?.lastSuccessAt ?? asked.lastSuccessAt;
    const lastError = wordRefusal(refusal);
    const failure = isLasting(refusal) ? 'LASTING' : 'PASSING';
    pulses.fail(asked.id, refusal.retryAfterSeconds);
    const failed = { ...asked, lastSuccessAt, lastError, failure } as const;
    const mustTell = isToBeTold(failed);
    if (!mustTell && asked.lastError === lastError && asked.failure === failure) return;
    await change(asked, async (within, current) => {
      const failingToldAt = mustTell ? clock.now().toISOString() : current.failingToldAt;
      await updateChannel(within.trx, { ...current, lastSuccessAt, lastError, failure, failingToldAt });
      if (mustTell) await tellOfFailure(within, current.name, lastError);
    });
  }

  function isToBeTold(failed: StoredChannel): boolean {
    const { failingToldAt } = failed;
    const isFailing = readState(failed, { secrets, now: clock.now(), events: [] }) === 'FAILING';
    return isFailing && (failingToldAt === null || Date.parse(failingToldAt) + TOLD_AGAIN_MS <= clock.now().getTime());
  }

  /** Whether it went well. A channel that has no address, or none that can be opened, is as silent as one that is down. */
  async function readAnew(channel: StoredChannel): Promise<boolean> {
    const address = channel.importUrl === null ? undefined : secrets.openAddress(channel.importUrl);
    if (address === undefined) return false;
    pulses.begin(channel.id);
    const validators = (await hasMissedEvents(database, channel.id)) ? {} : validatorsOf(channel);
    const answer = await needs.readFeed(address, { ...validators, channel: channel.id, signal: closing.signal });
    if (closing.signal.aborted) return false;
    if (answer.kind === 'refused') await fail(channel, answer);
    else await succeed(channel, answer);
    return answer.kind !== 'refused';
  }

  /** Those of memory are newer: a portal that stamps each answer anew is written down with what it tells of. */
  function validatorsOf(channel: StoredChannel) {
    const { etag, lastModified } = { ...channel, ...pulses.of(channel.id) };
    return { etag: etag ?? undefined, lastModified: lastModified ?? undefined };
  }

  /** Whether the channel could be read. */
  function read(channel: StoredChannel): Promise<boolean> {
    const key = [channel.id, channel.importUrl, channel.kind, channel.endMeans].join(' ');
    const known = underWay.get(key);
    if (known) return known;
    const reading = readAnew(channel)
      .catch((error: unknown) => {
        // Nobody may wait for this promise; a database that cannot be written now may be well again later.
        needs.log.error({ err: error, channel: channel.id }, 'a calendar could not be taken in');
        pulses.fail(channel.id, undefined);
        return false;
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  }

  return {
    read,

    /** With what is known of it in memory alone. */
    withPulse(channel: StoredChannel): StoredChannel {
      const lastSuccessAt = pulses.of(channel.id)?.lastSuccessAt;
      return lastSuccessAt === undefined ? channel : { ...channel, lastSuccessAt };
    },

    isDue: (channel: StoredChannel): boolean => pulses.isDue(channel.id),
    mayBeAsked: (channel: StoredChannel): boolean => !pulses.isToBeLeftAlone(channel.id),

    /** What is read next is read as if it were the first time. */
    forget: (id: string): void => pulses.forget(id),

    /** Calls off what is under way; what has begun to be written is written. */
    async stop(): Promise<void> {
      closing.abort();
      await Promise.all(underWay.values());
    },
  };
}

const WELL = { lastError: null, failure: null, failingToldAt: null } as const;

/** What will hardly be better next time. INTRICATE may be a machine that had no time for it. */
function isLasting({ reason, isGone }: FeedRefusal): boolean {
  return isGone === true || !['UNREACHABLE', 'SLOW', 'STATUS', 'REDIRECTS', 'INTRICATE', 'SPENT'].includes(reason);
}
