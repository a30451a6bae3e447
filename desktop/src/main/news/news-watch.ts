import { ApiError, type Client, createClient } from '@approdo/shared/client';
import type { Booking } from '@approdo/shared/contract/bookings/booking';
import { bookings } from '@approdo/shared/contract/bookings/bookings';
import { channels } from '@approdo/shared/contract/bookings/channels';
import { conversations } from '@approdo/shared/contract/messages/conversations';
import { type ContactMessage, contact } from '@approdo/shared/contract/messages/messages';
import { type CardWarning, cardPayments } from '@approdo/shared/contract/money/card-payments';
import { type OwnersDay, today } from '@approdo/shared/contract/operations/today';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { sayDueToday } from '@approdo/shared/domain/law/deadlines/say-due';
import { isCancellationRequested } from '@approdo/shared/domain/stays/booking';
import type { Schedule } from '@approdo/shared/node/schedule';
import type { Fetch } from '../electron-surface.ts';
import type { SessionStore, SiteSession } from '../session/session.ts';
import type { SiteStore } from '../session/site-store.ts';
import { createSiteTransport } from '../session/site-transport.ts';
import { NEWS } from '../texts.ts';
import { listChannelNews } from './channel-news.ts';
import { listConversationNews } from './conversation-news.ts';
import type { Waiting } from './waiting.ts';

/** The screen for card payments. */
const DUE = { path: 'due' };

/** Polls the site for what is new, while an administrator is signed in. */
export type NewsWatch = {
  /** Starts afresh after the signed-in user or the site changed. */
  readonly begin: () => void;
};

type Options = {
  readonly sites: Pick<SiteStore, 'current'>;
  readonly session: Pick<SessionStore, 'findSessionOf'>;
  readonly fetch: Fetch;
  readonly schedule: Schedule;
  /** How many things wait, and which are new since the last look; at the first look none is new. */
  readonly onNews: (count: number, fresh: readonly Waiting[]) => void;
};

type Found = { readonly count: number; readonly waiting: readonly Waiting[] };

const EVERY_MS = 60_000;
const MAX_WAIT_MS = 15 * 60_000;
const CALL_TIMEOUT_MS = 20_000;

export function createNewsWatch({ sites, session, fetch, schedule, onNews }: Options): NewsWatch {
  let round = 0;
  let cancelNext: (() => void) | undefined;

  function begin(): void {
    round += 1;
    cancelNext?.();
    void look({ ofRound: round, known: undefined, waitMs: EVERY_MS });
  }

  type Look = { readonly ofRound: number; readonly known: ReadonlySet<string> | undefined; readonly waitMs: number };

  async function look({ ofRound, known, waitMs }: Look): Promise<void> {
    const site = sites.current();
    const present = site && (await session.findSessionOf(site.address));
    const mayKnow = present?.user.role === 'ADMIN';
    const found = mayKnow ? await listWaiting(present).catch(() => 'failed' as const) : undefined;
    // Another round has started meanwhile.
    if (ofRound !== round) return;
    if (!found) {
      onNews(0, []);
      return;
    }
    if (found === 'failed') {
      const nextWaitMs = Math.min(waitMs * 2, MAX_WAIT_MS);
      cancelNext = schedule(nextWaitMs, () => void look({ ofRound, known, waitMs: nextWaitMs }));
      return;
    }
    onNews(found.count, known ? found.waiting.filter(({ key }) => !known.has(key)) : []);
    // Something that comes back is not new: once is enough.
    const keys = new Set([...(known ?? []), ...found.waiting.map(({ key }) => key)]);
    cancelNext = schedule(EVERY_MS, () => void look({ ofRound, known: keys, waitMs: EVERY_MS }));
  }

  async function listWaiting({ address, token }: SiteSession): Promise<Found> {
    const transport = createSiteTransport({ address, token, fetch, timeoutMs: CALL_TIMEOUT_MS });
    const client = createClient({ bookings, cardPayments, channels, contact, conversations, today }, transport);
    const [planned, messages, ofChannels, ofCards, day] = await Promise.all([
      client.bookings.list(),
      client.contact.list(),
      listChannelNews(client),
      listCardNews(client),
      readDay(client),
    ]);
    const waiting = [
      ...ofChannels,
      ...ofCards,
      ...listRegisterNews(day),
      ...planned.filter(({ status }) => status === 'PENDING').map(describeRequest),
      ...planned.filter(isCancellationRequested).map(describeCancellation),
      ...(await listConversationNews(client, planned)),
      ...messages.filter(({ answered }) => !answered).map(describeMessage),
    ];
    // As many as the first screen lists to do.
    return { count: day?.counts.toDo ?? waiting.length, waiting };
  }

  return { begin };
}

/** What the first screen shows; undefined if the site is older than that. */
async function readDay(client: Client<{ today: typeof today }>): Promise<OwnersDay | undefined> {
  try {
    return await client.today.get({ query: {} });
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 404) return undefined;
    throw fault;
  }
}

function describeRequest(booking: Booking): Waiting {
  return { key: `booking ${booking.id}`, title: NEWS.request, ...textAndScreenOf(booking) };
}

/** A cancellation requested again after it was declined is news again. */
function describeCancellation(booking: Booking): Waiting {
  const key = `cancellation ${booking.id} ${booking.cancellationAskedAt}`;
  return { key, title: NEWS.cancellation, ...textAndScreenOf(booking) };
}

function textAndScreenOf({ id, guestName, startDate, endDate }: Booking): Pick<Waiting, 'text' | 'screen'> {
  return {
    text: `${guestName ?? ''} · ${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`,
    screen: { path: `bookings/${id}` },
  };
}

/** Anyone may see a computer's screen: of a message it shows who wrote it, not what. */
function describeMessage({ id, name }: ContactMessage): Waiting {
  return { key: `message ${id}`, title: NEWS.message, text: name, screen: { path: 'messages', row: id } };
}

/** Card payments that need attention; none if the site is older than these. */
async function listCardNews(client: Client<{ cardPayments: typeof cardPayments }>): Promise<Waiting[]> {
  try {
    const { warnings, waitingSince } = await client.cardPayments.standing();
    const wait = waitingSince === null ? [] : [describeWait(waitingSince)];
    return [...wait, ...warnings.map(describeWarning)];
  } catch (fault) {
    if (fault instanceof ApiError && fault.status === 404) return [];
    throw fault;
  }
}

function describeWait(since: string): Waiting {
  return { key: `cards wait ${since}`, title: NEWS.cardsWait, text: NEWS.cardsWaitWhy, screen: DUE };
}

/** Anyone may see a computer's screen: it shows whose payment it is, not how much. */
function describeWarning({ id, kind, guestName }: CardWarning): Waiting {
  const titles: Partial<Record<CardWarning['kind'], string>> = NEWS.card;
  const title = titles[kind] ?? NEWS.card.other;
  return { key: `card ${id}`, title, text: guestName ?? NEWS.cardUnknown, screen: DUE };
}

/** Guests to report to the police, or another deadline, once a day like the letter; none without a register. */
function listRegisterNews(day: OwnersDay | undefined): Waiting[] {
  if (!day?.register) return [];
  const { due: arrivals, others = 0 } = day.register;
  if (arrivals === 0 && others === 0) return [];
  const title = sayDueToday({ arrivals, others });
  return [{ key: `register ${day.today}`, title, text: '', screen: { path: 'register' } }];
}
