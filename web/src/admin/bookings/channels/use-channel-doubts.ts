import { type ChannelDoubt, channels } from '@approdo/shared/contract/bookings/channels';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { REFRESH_MS } from '../../prices/instant-facts/index.ts';
import { useRead } from '../../session/use-read.ts';
import { DOUBT } from './texts/channel-doubts.ts';

/** Nights sold twice, nearest first. */
export function useClashes() {
  return useRead(channels.clashes, { refetchInterval: REFRESH_MS });
}

/** Events that may be guests or echoes, nearest first, until the owner decides. */
export function useDoubts() {
  return useRead(channels.doubts, { refetchInterval: REFRESH_MS });
}

/** Answers which it is; that may occupy nights. */
export function useAnswerDoubt({ id: eventId, channel }: Pick<ChannelDoubt, 'id' | 'channel'>) {
  return useAction({
    run: (as: 'STAY' | 'ECHO', call) =>
      call(channels.decideEvent, { params: { id: channel.id, eventId }, body: { as } }),
    success: (as) => DOUBT.answered[as],
    describe: (fault) => describeFailure(fault, DOUBT.failed),
  });
}
