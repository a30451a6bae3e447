import { type Channel, channels } from '@approdo/shared/contract/bookings/channels';
import { useRead } from '../../session/use-read.ts';

/** Refetch interval in milliseconds: channel status ages by the minute, and a new channel is read within one. */
export const REFRESH_MS = 60_000;
const FAST_REFRESH_MS = 3000;

/** The linked portals and calendars, oldest first. */
export function useChannels() {
  return useRead(channels.list, {
    refetchInterval: ({ state }) => (state.data?.some(isUnread) ? FAST_REFRESH_MS : REFRESH_MS),
  });
}

function isUnread({ state, importUrl, lastSuccessAt, lastError }: Channel): boolean {
  return state === 'OK' && importUrl !== null && lastSuccessAt === null && lastError === null;
}
