import { ApiError, type Client } from '@approdo/shared/client';
import type { Channel, ChannelClash, ChannelDoubt, channels } from '@approdo/shared/contract/bookings/channels';
import { formatLocalDate } from '@approdo/shared/domain/base/date/local-date';
import { NEWS } from '../texts.ts';
import type { Waiting } from './waiting.ts';

/** States that the owner alone can put right; one that is late, or was paused by her restore, is no news. */
const TOLD = ['FAILING', 'SUSPECT', 'NEEDS_ADDRESS'] as const satisfies readonly Channel['state'][];
type Told = (typeof TOLD)[number];

/** Nights that were sold twice, events that may be guests, and portals that cannot be read; none where the site is older than portals. */
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

/** Of a site that is older than what it is asked for. */
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

/** A channel that fails and mends again and again within a day has one key, and is told once. */
function describeChannel({ id, name, state, lastSuccessAt }: Channel): Waiting[] {
  if (!isTold(state)) return [];
  return [
    {
      key: `channel ${id} ${state} ${lastSuccessAt?.slice(0, 10) ?? ''}`,
      title: NEWS.channel[state],
      text: name,
      screen: { path: 'calendars', row: id },
    },
  ];
}

function isTold(state: Channel['state']): state is Told {
  return TOLD.some((told) => told === state);
}
