import { type Channel, channels } from '@approdo/shared/contract/bookings/channels';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';

const ROWS = { channels };

export const CHANNELS_KEY = ['channels'];

/** Milliseconds between two looks: what is said of a channel ages by the minute, and a new one is read within one. */
export const LOOK_AGAIN_MS = 60_000;
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

function isUnread({ state, importUrl, lastSuccessAt, lastError }: Channel): boolean {
  return state === 'OK' && importUrl !== null && lastSuccessAt === null && lastError === null;
}
