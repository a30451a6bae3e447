import { randomUUID } from 'node:crypto';
import type { Channel, channelEdit, newChannel } from '@approdo/shared/contract/channel/channels';
import type { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/database.ts';
import { type Reader, type Trx, transact } from '../../db/transaction.ts';
import { applyEdit } from '../../http/calls/apply-edit.ts';
import type { Precondition } from '../../http/calls/precondition.ts';
import { conflict, type FieldTexts, refuseFaults } from '../../http/problems.ts';
import type { QueueLetter } from '../mail/index.ts';
import { shareDays } from './apply-reading.ts';
import type { ChannelAddress } from './channel-address.ts';
import type { ChannelSecrets } from './channel-secrets.ts';
import { deleteChannel, insertChannel, listChannels, updateChannel } from './channels.repository.ts';
import type { StoredChannel } from './channels.table.ts';
import { viewChannel } from './channels.view.ts';
import { countEvents, deleteEvents, listEvents } from './events.repository.ts';
import { getChannel } from './get-channel.ts';
import type { Readings } from './readings.ts';
import { createChannelSync } from './sync-channel.ts';

type NewChannel = z.output<typeof newChannel>;
type ChannelEdit = z.output<typeof channelEdit>;

type ChannelsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly origin: string;
  readonly queueLetter: QueueLetter;
  readonly ownerEmail: string | undefined;
  readonly wakeMail: () => void;
  readonly secrets: ChannelSecrets;
  readonly readings: Readings;
  readonly address: ChannelAddress;
};

const MOST_CHANNELS = 10;

export type Channels = ReturnType<typeof createChannels>;

/** The portals and calendars that availability is exchanged with, as their owner sets them. */
export function createChannels({ database, clock, secrets, readings, address, ...needs }: ChannelsNeeds) {
  const { origin, queueLetter, ownerEmail } = needs;
  const syncing = createChannelSync({ database, clock, readings });

  async function view(reader: Reader, channel: StoredChannel): Promise<Channel> {
    const events = await countEvents(reader);
    return viewChannel(readings.withPulse(channel), { secrets, origin, now: clock.now(), events });
  }

  /** Changes one channel as it stands in the transaction. */
  async function change(id: string, work: (before: StoredChannel, trx: Trx) => Promise<StoredChannel>) {
    return await transact(database, async (trx) => {
      const after = await work(await getChannel(trx, id), trx);
      await updateChannel(trx, after);
      return await view(trx, after);
    });
  }

  /** The days that they held go to the events of others. */
  async function dropEvents(trx: Trx, channelId: string): Promise<void> {
    const gone = await listEvents(trx, channelId);
    await deleteEvents(
      trx,
      gone.map(({ id }) => id),
    );
    await shareDays({ trx, clock, queueLetter, ownerEmail }, [], gone);
  }

  async function list(): Promise<Channel[]> {
    const [channels, events] = await Promise.all([listChannels(database), countEvents(database)]);
    const seen = { secrets, origin, now: clock.now(), events };
    return channels.map((channel) => viewChannel(readings.withPulse(channel), seen));
  }

  return {
    /** What is wrong with the fields of a channel beyond their shape. */
    findFaults: async (edit: ChannelEdit): Promise<FieldTexts> => address.findFaults(edit),

    list,

    viewById: async (reader: Reader, id: string): Promise<Channel> => await view(reader, await getChannel(reader, id)),

    async create({ importUrl = null, ...asked }: NewChannel): Promise<Channel> {
      refuseFaults(address.findFaults({ importUrl }));
      const channel: StoredChannel = {
        ...asked,
        ...secrets.makeToken(),
        importUrl: null,
        importHost: null,
        ...address.keep(importUrl),
        ...UNREAD,
        id: randomUUID(),
        isPaused: false,
        lastReadAt: null,
        exported: [],
        told: [],
        createdAt: clock.now().toISOString(),
      };
      return await transact(database, async (trx) => {
        const all = await listChannels(trx);
        if (all.length >= MOST_CHANNELS) throw conflict(`Puoi collegare al massimo ${MOST_CHANNELS} calendari`);
        await insertChannel(trx, channel);
        return await view(trx, channel);
      });
    },

    /** Throws 412 where the channel is no longer as the owner read it. What is not read any more takes no nights. */
    async update(id: string, edit: ChannelEdit, precondition: Precondition): Promise<Channel> {
      refuseFaults(address.findFaults(edit));
      const changed = await change(id, async (before, trx) => {
        precondition(await view(trx, before));
        const after = { ...applyEdit(before, { ...edit, importUrl: undefined }), ...address.keep(edit.importUrl) };
        if (after.importUrl === null || after.edges !== before.edges) await updateChannel(trx, after);
        if (after.importUrl === null) await dropEvents(trx, id);
        else if (after.edges !== before.edges)
          await shareDays({ trx, clock, queueLetter, ownerEmail }, await listEvents(trx, id));
        return isReadOtherwise(before, after) ? { ...after, ...UNREAD } : after;
      });
      if (isNewToRead(edit)) readings.forget(id);
      needs.wakeMail();
      return changed;
    },

    async remove(id: string): Promise<void> {
      await transact(database, async (trx) => {
        await getChannel(trx, id);
        await dropEvents(trx, id);
        await deleteChannel(trx, id);
      });
      readings.forget(id);
    },

    async rotate(id: string): Promise<Channel> {
      return await change(id, async (before) => ({ ...before, ...secrets.makeToken(), lastReadAt: null }));
    },

    /** Reads its calendar now, unless it has none or is paused: the channel tells what came of it. */
    async sync(id: string): Promise<Channel> {
      await syncing.sync(id);
      return await view(database, await getChannel(database, id));
    },

    /** Reads every calendar first, then opens what a restore has paused. */
    async resume(): Promise<Channel[]> {
      await syncing.resume();
      return await list();
    },
  };
}

/** Of a feed that nobody has read, or not as it is to be read now. */
const UNREAD = {
  etag: null,
  lastModified: null,
  faulty: 0,
  lastSuccessAt: null,
  lastError: null,
  failure: null,
  failingToldAt: null,
} as const;

function isNewToRead(edit: ChannelEdit): boolean {
  return edit.importUrl !== undefined || edit.kind !== undefined || edit.endMeans !== undefined;
}

function isReadOtherwise(before: StoredChannel, after: StoredChannel): boolean {
  return (['importUrl', 'kind', 'endMeans'] as const).some((field) => before[field] !== after[field]);
}
