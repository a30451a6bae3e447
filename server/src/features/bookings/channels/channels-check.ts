import type { ChannelState } from '@approdo/shared/domain/bookings/channels/channel-state';
import type { Clock } from '../../../adapters/clock.ts';
import type { Reader } from '../../../db/transaction.ts';
import type { ChannelSecrets } from './channel-secrets.ts';
import { listChannels } from './channels.repository.ts';
import { readState } from './channels.view.ts';
import { countEvents } from './events.repository.ts';
import type { Readings } from './readings.ts';

type Needs = { readonly clock: Clock; readonly secrets: ChannelSecrets; readonly readings: Readings };

/** Channels in these states may have sold nights that are unknown here. */
const UNCERTAIN_STATES: readonly ChannelState[] = ['FAILING', 'SUSPECT', 'PAUSED', 'NEEDS_ADDRESS'];

/** Checks that all sales of channels with an import address are known; an unreadable event may be a sale. */
export function createChannelsCheck({ clock, secrets, readings }: Needs) {
  return async (reader: Reader): Promise<boolean> => {
    const channels = (await listChannels(reader)).filter(({ importUrl }) => importUrl !== null);
    if (channels.length === 0) return true;
    const events = await countEvents(reader);
    const now = clock.now();
    return channels.map(readings.withPollState).every((channel) => {
      const own = events.filter(({ channel_id }) => channel_id === channel.id);
      return channel.faulty === 0 && !UNCERTAIN_STATES.includes(readState(channel, { secrets, now, events: own }));
    });
  };
}
