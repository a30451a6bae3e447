import { type Channel, channel } from '@approdo/shared/contract/bookings/channels';
import { type ChannelState, stateOfChannel } from '@approdo/shared/domain/bookings/channels/channel-state';
import { sayUnreadEvents } from '@approdo/shared/words/bookings/say-unread-events';
import { withVersion } from '../../../http/calls/precondition.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import type { ChannelSecrets } from './channel-secrets.ts';
import type { StoredChannel } from './channels.table.ts';
import type { countEvents } from './events.repository.ts';

type EventCount = Awaited<ReturnType<typeof countEvents>>[number];

/** What is needed to view a channel, besides the channel itself. */
export type ViewContext = {
  readonly secrets: ChannelSecrets;
  readonly origin: string;
  readonly now: Date;
  /** Event counts of all channels. */
  readonly events: readonly EventCount[];
};

const unversionedChannel = channel.omit({ version: true });

/** The owner's view of a channel. Its version covers her settings only: a portal's reading conflicts with no edit. */
export function viewChannel(stored: StoredChannel, context: ViewContext): Channel {
  const own = context.events.filter((count) => count.channel_id === stored.id);
  const token = context.secrets.openToken(stored.token);
  const { id, name, kind, endMeans, edges, importUrl } = stored;
  const { version } = withVersion({ id, name, kind, endMeans, edges, importUrl });
  const view = viewAs(unversionedChannel, {
    ...stored,
    importUrl: stored.importHost,
    state: readState(stored, { ...context, events: own }),
    lastError: stored.lastError ?? sayUnreadEvents(stored.faulty),
    exportUrl: token === undefined ? null : `${context.origin}/calendars/${token}.ics`,
    counts: {
      stays: sum(own, 'STAY'),
      closures: sum(own, 'CLOSURE'),
      edges: sum(own, 'EDGE'),
      echoes: sum(own, 'ECHO'),
      free: sum(own, 'FREE'),
      faulty: stored.faulty,
    },
  });
  return { ...view, version };
}

/** The state of a channel; `events` are the counts of this channel only. */
export function readState(stored: StoredChannel, { secrets, now, events }: Omit<ViewContext, 'origin'>): ChannelState {
  const health = {
    isPaused: stored.isPaused,
    hasImport: stored.importUrl !== null,
    hasAddress: stored.importUrl !== null && secrets.openAddress(stored.importUrl) !== undefined,
    isSuspect: events.some(({ presence }) => presence === 'SUSPECT'),
    isWhole: stored.faulty === 0,
    failure: stored.failure,
    wellAt: new Date(stored.lastSuccessAt ?? stored.createdAt),
  };
  return stateOfChannel(health, now);
}

function sum(counts: readonly EventCount[], meaning: EventCount['as']): number {
  return counts.filter(({ as }) => as === meaning).reduce((total, { count }) => total + count, 0);
}
