import type { Channel, channelEdit, newChannel } from '@approdo/shared/contract/bookings/channels';
import { say } from '@approdo/shared/words/say';
import type { z } from 'zod';
import { makeId } from '../../../adapters/random.ts';
import { type Reader, type Trx, transact } from '../../../db/transaction.ts';
import { applyEdit } from '../../../http/calls/apply-edit.ts';
import type { Precondition } from '../../../http/calls/precondition.ts';
import { conflict, type FieldTexts, refuseFaults, requireFound } from '../../../http/problems.ts';
import { type Actor, changedSettings, writeAudit } from '../../base/audit/index.ts';
import { type CommitNeeds, changeSearchRevision, createCommit, type StayTransaction } from '../../stays/stays/index.ts';
import { shareDays } from './apply-reading.ts';
import type { ChannelAddress } from './channel-address.ts';
import type { ChannelSecrets } from './channel-secrets.ts';
import { deleteChannel, findChannel, insertChannel, listChannels, updateChannel } from './channels.repository.ts';
import type { StoredChannel } from './channels.table.ts';
import { viewChannel } from './channels.view.ts';
import { countEvents, deleteEvents, listEvents } from './events.repository.ts';
import type { Readings } from './readings.ts';

type NewChannel = z.output<typeof newChannel>;
type ChannelEdit = z.output<typeof channelEdit>;

type ChannelsNeeds = CommitNeeds & {
  readonly secrets: ChannelSecrets;
  readonly readings: Readings;
  readonly address: ChannelAddress;
};

type WriteContext = { readonly caller: Actor; readonly precondition: Precondition };

const MAX_CHANNELS = 10;

export type Channels = ReturnType<typeof createChannels>;

/** The portals and calendars that the site exchanges availability with, as the owner configures them. */
export function createChannels({ secrets, readings, address, ...needs }: ChannelsNeeds) {
  const { database, clock, origin } = needs;
  const commit = createCommit(needs);

  async function view(reader: Reader, channel: StoredChannel): Promise<Channel> {
    const events = await countEvents(reader);
    return viewChannel(readings.withPollState(channel), { secrets, origin, now: clock.now(), events });
  }

  /** Audits a change without the portal's name, which is the owner's free text. */
  const note = (trx: Trx, detail: string, by: Actor) =>
    writeAudit(trx, { at: clock.now(), by, ...changedSettings('channels', detail) });

  /** Changes one channel, read afresh in the transaction. */
  async function changeChannel(
    id: string,
    work: (before: StoredChannel, change: StayTransaction) => Promise<StoredChannel>,
  ): Promise<Channel> {
    return await commit(async (change) => {
      const { trx } = change;
      const after = await work(await getChannel(trx, id), change);
      await updateChannel(trx, after);
      return await view(trx, after);
    });
  }

  async function list(): Promise<Channel[]> {
    const [channels, events] = await Promise.all([listChannels(database), countEvents(database)]);
    const context = { secrets, origin, now: clock.now(), events };
    return channels.map((channel) => viewChannel(readings.withPollState(channel), context));
  }

  return {
    /** Faults of a channel's fields beyond their shape. */
    findFaults: async (edit: ChannelEdit): Promise<FieldTexts> => address.findFaults(edit),

    list,

    viewById: async (reader: Reader, id: string): Promise<Channel> => await view(reader, await getChannel(reader, id)),

    async create({ importUrl = null, ...input }: NewChannel, by: Actor): Promise<Channel> {
      refuseFaults(address.findFaults({ importUrl }));
      const channel = startChannel(input, { ...secrets.makeToken(), ...address.seal(importUrl), now: clock.now() });
      return await transact(database, async (trx) => {
        const all = await listChannels(trx);
        if (all.length >= MAX_CHANNELS) throw conflict(say('tooManyChannels', { max: MAX_CHANNELS }));
        await insertChannel(trx, channel);
        await note(trx, 'nuovo', by);
        return await view(trx, channel);
      });
    },

    /** Throws 412 if the channel changed since the owner read it. A channel no longer read occupies no nights. */
    async update(id: string, edit: ChannelEdit, { caller, precondition }: WriteContext): Promise<Channel> {
      refuseFaults(address.findFaults(edit));
      const changed = await changeChannel(id, async (before, change) => {
        const { trx } = change;
        precondition(await view(trx, before));
        const after = { ...applyEdit(before, { ...edit, importUrl: undefined }), ...address.seal(edit.importUrl) };
        await note(trx, 'cambiato', caller);
        if (after.name !== before.name) await changeSearchRevision(trx);
        if (after.importUrl === null || after.edges !== before.edges) await updateChannel(trx, after);
        if (after.importUrl === null) await dropEvents(change, id);
        else if (after.edges !== before.edges) await shareDays(change, await listEvents(trx, id));
        return isReadDifferently(before, after) ? { ...after, ...NEVER_READ } : after;
      });
      if (needsFreshReading(edit)) readings.forget(id);
      return changed;
    },

    async remove(id: string, by: Actor): Promise<void> {
      await commit(async (change) => {
        await getChannel(change.trx, id);
        await dropEvents(change, id);
        await deleteChannel(change.trx, id);
        await note(change.trx, 'eliminato', by);
      });
      readings.forget(id);
    },

    async rotate(id: string, by: Actor): Promise<Channel> {
      return await changeChannel(id, async (before, { trx }) => {
        await note(trx, 'indirizzo nuovo', by);
        return { ...before, ...secrets.makeToken(), lastReadAt: null };
      });
    },
  };
}

/** The state of a feed never read, or never with its current settings. */
const NEVER_READ = {
  etag: null,
  lastModified: null,
  faulty: 0,
  lastSuccessAt: null,
  lastError: null,
  failure: null,
  failingToldAt: null,
  unreadSince: null,
  unreadToldAt: null,
} as const;

function needsFreshReading(edit: ChannelEdit): boolean {
  return edit.importUrl !== undefined || edit.kind !== undefined || edit.endMeans !== undefined;
}

function isReadDifferently(before: StoredChannel, after: StoredChannel): boolean {
  return (['importUrl', 'kind', 'endMeans'] as const).some((field) => before[field] !== after[field]);
}

/** Deletes a channel's events; the days they occupied go to events of other channels. */
async function dropEvents(change: StayTransaction, channelId: string): Promise<void> {
  const { trx } = change;
  const gone = await listEvents(trx, channelId);
  await deleteEvents(
    trx,
    gone.map(({ id }) => id),
  );
  await shareDays(change, [], gone);
}

type InitialValues = Pick<StoredChannel, 'token' | 'tokenHash'> &
  Partial<Pick<StoredChannel, 'importUrl' | 'importHost'>> & { readonly now: Date };

/** A new channel, not read yet in either direction. */
function startChannel(input: Omit<NewChannel, 'importUrl'>, { now, ...secret }: InitialValues): StoredChannel {
  return {
    ...input,
    importUrl: null,
    importHost: null,
    ...secret,
    ...NEVER_READ,
    id: makeId(),
    isPaused: false,
    lastReadAt: null,
    exported: [],
    told: [],
    createdAt: now.toISOString(),
  };
}

/** Throws 404 if there is no such channel. */
export async function getChannel(reader: Reader, id: string): Promise<StoredChannel> {
  return requireFound(await findChannel(reader, id), say('channelUnknown'));
}
