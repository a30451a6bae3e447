import {
  type Channel,
  type ChannelClash,
  type ChannelDoubt,
  type ChannelEvent,
  channelDoubt,
  channelEvent,
} from '@approdo/shared/contract/bookings/channels';
import { say } from '@approdo/shared/words/say';
import type { Reader } from '../../../db/transaction.ts';
import { viewAs } from '../../../http/calls/view-as.ts';
import { conflict, requireFound } from '../../../http/problems.ts';
import { type CommitNeeds, createCommit, markStayChanged, type StoredEvent } from '../../stays/stays/index.ts';
import { shareDays } from './apply-reading.ts';
import { getChannel } from './channels.service.ts';
import { deleteEvents, findEvent, listDoubtfulEvents, listEvents, updateEvent } from './events.repository.ts';
import { listClashes } from './note-clashes.ts';

type EventsNeeds = CommitNeeds & {
  /** The owner's view of a channel. */
  readonly viewById: (reader: Reader, id: string) => Promise<Channel>;
};

export type ChannelEvents = ReturnType<typeof createChannelEvents>;

/** Channel events and the owner's decisions about them. */
export function createChannelEvents({ viewById, ...needs }: EventsNeeds) {
  const { database, clock } = needs;
  const commit = createCommit(needs);

  return {
    async list(channelId: string): Promise<ChannelEvent[]> {
      await getChannel(database, channelId);
      const events = await listEvents(database, channelId);
      return events.map(viewEvent);
    },

    async decide(channelId: string, eventId: string, as: ChannelEvent['as']): Promise<ChannelEvent> {
      return await commit(async (change) => {
        const event = await findEvent(change.trx, eventId);
        const before = requireFound(event?.channelId === channelId ? event : undefined, say('channelEventUnknown'));
        const after = { ...before, as, isOwnersWord: true, isInDoubt: false };
        await updateEvent(change.trx, after);
        await shareDays(change, [after]);
        if ((as === 'STAY') !== (before.as === 'STAY')) await markStayChanged(change, eventId);
        return viewEvent(after);
      });
    },

    /** Throws 409 if nothing awaits the owner's decision. */
    async resolveVanished(channelId: string, action: 'FREE' | 'KEEP'): Promise<Channel> {
      return await commit(async (change) => {
        const { trx } = change;
        const events = await listEvents(trx, channelId);
        const suspect = events.filter(awaitsDecision);
        const channel = await viewById(trx, channelId);
        if (suspect.length === 0) throw conflict(say('nothingVanished', { name: channel.name }));
        if (action === 'KEEP') {
          for (const event of suspect) await updateEvent(trx, { ...event, presence: 'KEPT' });
          return await viewById(trx, channelId);
        }
        await deleteEvents(
          trx,
          suspect.map(({ id }) => id),
        );
        await shareDays(change, [], suspect);
        return await viewById(trx, channelId);
      });
    },

    async listDoubts(): Promise<ChannelDoubt[]> {
      const doubts = await listDoubtfulEvents(database, clock.today());
      return doubts.map((doubt) => viewAs(channelDoubt, doubt));
    },

    async listClashes(): Promise<ChannelClash[]> {
      return await listClashes(database, clock.today());
    },
  };
}

/** Whether a missing event keeps its nights until the owner decides. */
function awaitsDecision({ presence }: StoredEvent): boolean {
  return presence === 'SUSPECT' || presence === 'UNREAD';
}

function viewEvent(event: StoredEvent): ChannelEvent {
  return viewAs(channelEvent, {
    ...event,
    isVanished: event.presence === 'SUSPECT' || undefined,
    isUnread: event.presence === 'UNREAD' || undefined,
    leftOut: event.leftOut.length > 0 ? event.leftOut : undefined,
    isInDoubt: event.isInDoubt || undefined,
  });
}
