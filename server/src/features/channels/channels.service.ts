import { randomUUID } from 'node:crypto';
import type { Channel, channelEdit, newChannel } from '@approdo/shared/contract/channels';
import type { z } from 'zod';
import type { Clock } from '../../adapters/clock.ts';
import type { Database } from '../../db/open-database.ts';
import { type Reader, type Trx, transact } from '../../db/transaction.ts';
import { applyEdit } from '../../http/apply-edit.ts';
import type { Precondition } from '../../http/precondition.ts';
import { conflict, type FieldTexts, found, notFound, refuseFaults } from '../../http/problems.ts';
import { createChannelSecrets } from './channel-secrets.ts';
import { deleteChannel, findChannel, insertChannel, listChannels, updateChannel } from './channels.repository.ts';
import type { StoredChannel } from './channels.table.ts';
import { viewChannel } from './channels.view.ts';
import { countEvents } from './events.repository.ts';

type NewChannel = z.output<typeof newChannel>;
type ChannelEdit = z.output<typeof channelEdit>;

type ChannelsNeeds = {
  readonly database: Database;
  readonly clock: Clock;
  readonly origin: string;
  readonly secret: string;
  /** The address as it is to be read, or what is wrong with it, in Italian. */
  readonly checkAddress: (address: string) => { readonly address: string } | { readonly fault: string };
};

const MISSING = 'Calendario non trovato';
const MOST_CHANNELS = 10;

export type Channels = ReturnType<typeof createChannels>;

/** The portals and calendars that availability is exchanged with, as their owner sets them. */
export function createChannels({ database, clock, origin, secret, checkAddress }: ChannelsNeeds) {
  const secrets = createChannelSecrets(secret);

  async function view(reader: Reader, channel: StoredChannel): Promise<Channel> {
    const events = await countEvents(reader);
    return viewChannel(channel, { secrets, origin, now: clock.now(), events });
  }

  /** Changes one channel as it stands in the transaction. */
  async function change(id: string, work: (before: StoredChannel, trx: Trx) => Promise<StoredChannel>) {
    return await transact(database, async (trx) => {
      const after = await work(found(await findChannel(trx, id), MISSING), trx);
      await updateChannel(trx, after);
      return await view(trx, after);
    });
  }

  /** What is kept of an address: nothing where there is none, undefined where nothing is said of it. */
  function keepAddress(given: string | null | undefined) {
    if (given === undefined) return {};
    if (!given) return { importUrl: null, importHost: null };
    const checked = checkAddress(given);
    if ('fault' in checked) throw new Error('an address is checked before it is kept');
    return { importUrl: secrets.sealAddress(checked.address), importHost: new URL(checked.address).host };
  }

  function findFaults({ importUrl }: ChannelEdit): FieldTexts {
    const checked = importUrl ? checkAddress(importUrl) : undefined;
    return checked && 'fault' in checked ? { importUrl: checked.fault } : {};
  }

  return {
    /** What is wrong with the fields of a channel beyond their shape. */
    findFaults: async (edit: ChannelEdit): Promise<FieldTexts> => findFaults(edit),

    async list(): Promise<Channel[]> {
      const [channels, events] = await Promise.all([listChannels(database), countEvents(database)]);
      return channels.map((channel) => viewChannel(channel, { secrets, origin, now: clock.now(), events }));
    },

    async create({ importUrl = null, ...asked }: NewChannel): Promise<Channel> {
      refuseFaults(findFaults({ importUrl }));
      const channel: StoredChannel = {
        ...asked,
        ...secrets.makeToken(),
        importUrl: null,
        importHost: null,
        ...keepAddress(importUrl),
        ...UNREAD,
        id: randomUUID(),
        isPaused: false,
        lastReadAt: null,
        exported: [],
        createdAt: clock.now().toISOString(),
      };
      return await transact(database, async (trx) => {
        const all = await listChannels(trx);
        if (all.length >= MOST_CHANNELS) throw conflict(`Puoi collegare al massimo ${MOST_CHANNELS} calendari`);
        await insertChannel(trx, channel);
        return await view(trx, channel);
      });
    },

    /** Throws 412 where the channel is no longer as the owner read it. */
    async update(id: string, edit: ChannelEdit, precondition: Precondition): Promise<Channel> {
      refuseFaults(findFaults(edit));
      return await change(id, async (before, trx) => {
        precondition(await view(trx, before));
        const after = { ...applyEdit(before, { ...edit, importUrl: undefined }), ...keepAddress(edit.importUrl) };
        return isReadOtherwise(before, after) ? { ...after, ...UNREAD } : after;
      });
    },

    async remove(id: string): Promise<void> {
      await transact(database, async (trx) => {
        if (!(await deleteChannel(trx, id))) throw notFound(MISSING);
      });
    },

    async rotate(id: string): Promise<Channel> {
      return await change(id, async (before) => ({ ...before, ...secrets.makeToken(), lastReadAt: null }));
    },
  };
}

/** Of a feed that nobody has read, or not as it is to be read now. */
const UNREAD = {
  etag: null,
  lastModified: null,
  digest: null,
  faulty: 0,
  lastSuccessAt: null,
  lastError: null,
  failure: null,
  failingToldAt: null,
} as const;

function isReadOtherwise(before: StoredChannel, after: StoredChannel): boolean {
  return (['importUrl', 'kind', 'endMeans'] as const).some((field) => before[field] !== after[field]);
}
