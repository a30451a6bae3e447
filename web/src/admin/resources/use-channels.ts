import { type Channel, type ChannelDoubt, channels } from '@approdo/shared/contract/channel/channels';
import { useQuery } from '@tanstack/react-query';
import { sayThisFirst } from '../feedback/failure.ts';
import { useAction } from '../feedback/use-action.ts';
import { useClient } from '../session/platform-context.ts';
import { DOUBT } from '../texts/channel-doubts.ts';
import { BOOKINGS_KEY } from './booking-keys.ts';

const ROWS = { channels };

export const CHANNELS_KEY = ['channels'];

/** Milliseconds between two looks: what is said of a channel ages by the minute, and a new one is read within one. */
const LOOK_AGAIN_MS = 60_000;
const LOOK_SOON_MS = 3000;

/** The portals and calendars that are linked, in the order in which they were. */
export function useChannels() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: CHANNELS_KEY,
    queryFn: ({ signal }) => client.channels.list({ signal }),
    refetchInterval: ({ state }) => (state.data?.some(isUnread) ? LOOK_SOON_MS : LOOK_AGAIN_MS),
  });
}

/** Nights that were sold twice, the nearest first. */
export function useClashes() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...CHANNELS_KEY, 'clashes'],
    queryFn: ({ signal }) => client.channels.clashes({ signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** Events that are guests of a portal or echoes, the nearest first, for as long as the owner has not said which. */
export function useDoubts() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...CHANNELS_KEY, 'doubts'],
    queryFn: ({ signal }) => client.channels.doubts({ signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}

/** Says which it is; that may take nights. */
export function useAnswerDoubt({ id: eventId, channel }: Pick<ChannelDoubt, 'id' | 'channel'>) {
  const client = useClient(ROWS);
  return useAction({
    run: (as: 'STAY' | 'ECHO') => client.channels.decideEvent({ params: { id: channel.id, eventId }, body: { as } }),
    reloads: [CHANNELS_KEY, BOOKINGS_KEY],
    success: (as) => DOUBT.answered[as],
    describe: (fault) => sayThisFirst(fault, DOUBT.failed),
  });
}

function isUnread({ state, importUrl, lastSuccessAt, lastError }: Channel): boolean {
  return state === 'OK' && importUrl !== null && lastSuccessAt === null && lastError === null;
}
