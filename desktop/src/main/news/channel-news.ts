import { ApiError, type Client } from '@approdo/shared/client';
import type { Channel, ChannelClash, ChannelDoubt, channels } from '@approdo/shared/contract/bookings/channels';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { NEWS } from '../texts.ts';
import type { Waiting } from './waiting.ts';

/** States that only the owner can fix; a channel that is late, or paused by a restore, is no news. */
const NOTIFIED_STATES = ['FAILING', 'SUSPECT', 'NEEDS_ADDRESS'] as const satisfies readonly Channel['state'][];
type NotifiedState = (typeof NOTIFIED_STATES)[number];

/** Double-sold nights, events that may be guests, and unreadable portals; none if the site is older than portals. */
export async function listChannelNews(client: Client<{ channels: typeof channels }>): Promise<Waiting[]> {
  try {
    const [all, clashes, doubts] = await Promise.all([
      client.channels.list(),
      client.channels.clashes(),
      client.channels.doubts().catch(nothingKnown),
    ]);
    return [...clashes.map(describeClash), ...doubts.map(describeDoubt), ...all.flatMap(describeChannel)];
  } catch (fault) {
    return nothingKnown(fault);
  }
}

/** For a site that is older than the call. */
function nothingKnown(fault: unknown): [] {
  if (fault instanceof ApiError && fault.status === 404) return [];
  throw fault;
}

function describeDoubt({ id, channel, startDate, endDate }: ChannelDoubt): Waiting {
  return {
    key: `doubt ${id}`,
    title: NEWS.doubt,
    text: `${channel.name} · ${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`,
    screen: { path: 'calendars' },
  };
}

function describeClash({ startDate, endDate, sold }: ChannelClash): Waiting {
  const sellers = sold.map(({ channel, guestName }) => channel?.name ?? guestName ?? '');
  const ids = sold.map(({ channel, bookingId, startDate: from }) => `${channel?.id ?? ''} ${bookingId ?? ''} ${from}`);
  return {
    key: `clash ${startDate} ${ids.join(' ')}`,
    title: NEWS.clash,
    text: `${sellers.join(' · ')} · ${formatLocalDate(startDate)} – ${formatLocalDate(endDate)}`,
    screen: { path: 'calendars' },
  };
}

/** A channel that fails and recovers repeatedly within a day keeps one key, and is notified once. */
function describeChannel({ id, name, state, lastSuccessAt }: Channel): Waiting[] {
  if (!isNotified(state)) return [];
  return [
    {
      key: `channel ${id} ${state} ${lastSuccessAt?.slice(0, 10) ?? ''}`,
      title: NEWS.channel[state],
      text: name,
      screen: { path: 'calendars', row: id },
    },
  ];
}

function isNotified(state: Channel['state']): state is NotifiedState {
  return NOTIFIED_STATES.some((notified) => notified === state);
}
