import { describeFeedRefusal } from '../../../adapters/calendar-feed/describe-feed-refusal.ts';
import type { FeedAnswer, FeedRefusal } from '../../../adapters/calendar-feed/feed-answer.ts';
import type { Clock } from '../../../adapters/clock.ts';
import { yieldToOthers } from '../../../adapters/event-loop.ts';
import type { Reader } from '../../../db/transaction.ts';
import { type CommitNeeds, createCommit, type StayTransaction } from '../../stays/stays/index.ts';
import { applyReading } from './apply-reading.ts';
import type { ChannelSecrets } from './channel-secrets.ts';
import { notifyOfFailure, notifyOfUnread } from './channels.mail.ts';
import { findChannel, updateChannel } from './channels.repository.ts';
import type { StoredChannel } from './channels.table.ts';
import { readState } from './channels.view.ts';
import { listEvents } from './events.repository.ts';
import { changesNothing, planReading } from './plan-reading.ts';
import type { PollSchedule } from './poll-schedule.ts';

export type AnswerNeeds = CommitNeeds & {
  readonly secrets: ChannelSecrets;
  /** Called once a change of occupied days or of channel health is committed. */
  readonly onDaysChanged: () => void;
  /** How long a success may stay unsaved, known to this process alone, in milliseconds. */
  readonly unsavedSuccessMs: number;
};

type Success = Exclude<FeedAnswer, FeedRefusal>;
type CompleteAnswer = Extract<FeedAnswer, { kind: 'read' }>;

/** Purpose of a reading: one made before a sale frees no nights. */
export type ReadFor = 'SALE' | 'CALENDAR';

type JudgedAnswer = CompleteAnswer & { readonly mayFree: boolean };

const NOTIFY_AGAIN_MS = 7 * 24 * 3_600_000;
const UNREAD_NOTICE_MS = 24 * 3_600_000;

/** Outcome of a reading; OUTDATED if the channel settings changed meanwhile. */
type Outcome = 'NEWS' | 'NO_NEWS' | 'OUTDATED';

/** Stores the answers of portals, and records when each came or why it failed. */
export function createFeedAnswers(needs: AnswerNeeds, pollSchedule: PollSchedule) {
  const { database, clock, secrets } = needs;
  const commit = createCommit(needs);

  /** Stores the events of an answer. A plan made outside a transaction shows whether one is needed at all. */
  async function storeEvents(
    polled: StoredChannel,
    complete: JudgedAnswer,
    succeeded: Partial<StoredChannel>,
  ): Promise<Outcome> {
    const channel = await findUnchanged(database, polled);
    if (!channel) return 'OUTDATED';
    const faulty = complete.reading.unread.length;
    const isSame = channel.faulty === faulty && !isUnreadNoticeDue(noteUnread(channel, faulty, clock), clock);
    if (isSame && changesNothing(await plan(database, channel, { ...complete, clock }))) return 'NO_NEWS';
    return await change(polled, async (within, current) => {
      await applyReading(within, current, await plan(within.trx, current, { ...complete, clock }));
      const noted = noteUnread(current, faulty, clock);
      const mustNotify = isUnreadNoticeDue(noted, clock);
      const unreadToldAt = mustNotify ? clock.now().toISOString() : noted.unreadToldAt;
      await updateChannel(within.trx, { ...current, ...succeeded, ...noted, unreadToldAt });
      if (mustNotify) await notifyOfUnread(within, current, faulty);
    });
  }

  /** Changes the channel, read afresh in the transaction, unless its settings changed meanwhile. */
  async function change(
    polled: StoredChannel,
    work: (change: StayTransaction, current: StoredChannel) => Promise<void>,
  ): Promise<Outcome> {
    const isDone = await commit(async (within) => {
      const current = await findUnchanged(within.trx, polled);
      if (current) await work(within, current);
      return current !== undefined;
    });
    return isDone ? 'NEWS' : 'OUTDATED';
  }

  async function succeed(polled: StoredChannel, answer: Success, readFor: ReadFor): Promise<void> {
    const lastSuccessAt = clock.now().toISOString();
    const validators =
      answer.kind === 'read' ? { etag: answer.etag ?? null, lastModified: answer.lastModified ?? null } : {};
    const succeeded = { ...HEALTHY, ...validators, lastSuccessAt };
    const mayFree = readFor !== 'SALE';
    const outcome = answer.kind === 'read' ? await storeEvents(polled, { ...answer, mayFree }, succeeded) : 'NO_NEWS';
    if (outcome === 'OUTDATED') return pollSchedule.forget(polled.id);
    if (outcome === 'NO_NEWS' && isWorthWriting(polled)) {
      await change(polled, async ({ trx }, current) => updateChannel(trx, { ...current, ...succeeded }));
    }
    pollSchedule.succeed(polled.id, { ...validators, lastSuccessAt });
    if (outcome === 'NEWS' || polled.failure !== null) needs.onDaysChanged();
  }

  function isWorthWriting({ failure, lastSuccessAt }: StoredChannel): boolean {
    const isLongAgo = Date.parse(lastSuccessAt ?? '') + needs.unsavedSuccessMs <= clock.now().getTime();
    return failure !== null || lastSuccessAt === null || isLongAgo;
  }

  async function fail(polled: StoredChannel, refusal: FeedRefusal): Promise<void> {
    const lastSuccessAt = pollSchedule.of(polled.id)?.lastSuccessAt ?? polled.lastSuccessAt;
    const lastError = describeFeedRefusal(refusal);
    const failure = isLasting(refusal) ? 'LASTING' : 'PASSING';
    pollSchedule.fail(polled.id, refusal.retryAfterSeconds);
    const failed = { ...polled, lastSuccessAt, lastError, failure } as const;
    const mustNotify = isNoticeDue(failed);
    if (!mustNotify && polled.lastError === lastError && polled.failure === failure) return;
    await change(polled, async (within, current) => {
      const failingToldAt = mustNotify ? clock.now().toISOString() : current.failingToldAt;
      await updateChannel(within.trx, { ...current, lastSuccessAt, lastError, failure, failingToldAt });
      if (mustNotify) await notifyOfFailure(within, current, lastError);
    });
    if (polled.failure !== failure) needs.onDaysChanged();
  }

  function isNoticeDue(failed: StoredChannel): boolean {
    const { failingToldAt } = failed;
    const isFailing = readState(failed, { secrets, now: clock.now(), events: [] }) === 'FAILING';
    return (
      isFailing && (failingToldAt === null || Date.parse(failingToldAt) + NOTIFY_AGAIN_MS <= clock.now().getTime())
    );
  }

  return { succeed, fail };
}

/** The current channel, if its settings are still those it was polled with. */
async function findUnchanged(reader: Reader, polled: StoredChannel): Promise<StoredChannel | undefined> {
  const now = await findChannel(reader, polled.id);
  const isSame = now && (['importUrl', 'kind', 'endMeans'] as const).every((field) => now[field] === polled[field]);
  return isSame ? now : undefined;
}

/** Yields between steps: a calendar may hold two thousand events. */
async function plan(
  reader: Reader,
  channel: StoredChannel,
  { reading, mayFree, clock }: Pick<JudgedAnswer, 'reading' | 'mayFree'> & { readonly clock: Clock },
) {
  await yieldToOthers();
  const known = await listEvents(reader, channel.id);
  await yieldToOthers();
  return await planReading(channel, { known, reading, mayFree, today: clock.today(), now: clock.now() });
}

type Unread = Pick<StoredChannel, 'faulty' | 'unreadSince' | 'unreadToldAt'>;

/** Updates since when there have been unreadable events, whichever they are. */
function noteUnread({ unreadSince, unreadToldAt }: Unread, faulty: number, clock: Clock): Unread {
  if (faulty === 0) return { faulty, unreadSince: null, unreadToldAt: null };
  return { faulty, unreadSince: unreadSince ?? clock.now().toISOString(), unreadToldAt };
}

/** Only after a day: portals fix most such events sooner. */
function isUnreadNoticeDue({ unreadSince, unreadToldAt }: Unread, clock: Clock): boolean {
  const now = clock.now().getTime();
  const isOverdue = unreadSince !== null && Date.parse(unreadSince) + UNREAD_NOTICE_MS <= now;
  return isOverdue && (unreadToldAt === null || Date.parse(unreadToldAt) + NOTIFY_AGAIN_MS <= now);
}

const HEALTHY = { lastError: null, failure: null, failingToldAt: null } as const;

/** Failures unlikely to go away by themselves. INTRICATE may just mean an overloaded machine. */
function isLasting({ reason, isGone }: FeedRefusal): boolean {
  return isGone === true || !['UNREACHABLE', 'SLOW', 'STATUS', 'REDIRECTS', 'INTRICATE', 'SPENT'].includes(reason);
}
