import { type ChannelDoubt, channels } from '@approdo/shared/contract/bookings/channels';
import { useQuery } from '@tanstack/react-query';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { CHANNELS_KEY, LOOK_AGAIN_MS } from '../../prices/instant-facts/index.ts';
import { useClient } from '../../session/platform-context.ts';
import { BOOKINGS_KEY } from '../../stays/stays/index.ts';
import { DOUBT } from './texts/channel-doubts.ts';

const ROWS = { channels };

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
