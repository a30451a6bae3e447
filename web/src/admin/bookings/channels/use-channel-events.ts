import { type Channel, type ChannelEvent, channels } from '@approdo/shared/contract/bookings/channels';
import { takesNights } from '@approdo/shared/domain/bookings/channels/classify-feed';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { CHANNELS_KEY } from '../../prices/instant-facts/index.ts';
import { useClient } from '../../session/platform-context.ts';
import { sayDates } from '../../stays/stays/index.ts';
import { CHANNEL_EVENTS } from './texts/calendars.ts';
import { CHANGED_BY_CHANNELS } from './use-channel-actions.ts';

const ROWS = { channels };

/** What a portal's calendar says from today on. */
export function useChannelEvents({ id }: Pick<Channel, 'id'>) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...CHANNELS_KEY, id, 'events'],
    queryFn: ({ signal }) => client.channels.events({ params: { id }, signal }),
  });
}

/** Lets an event count as something else; asks first where nights are freed by that. */
export function useMeanEvent({ id, edges }: Channel) {
  const client = useClient(ROWS);
  const confirm = useConfirm();
  const mean = useAction({
    run: ({ event, as }: { readonly event: ChannelEvent; readonly as: ChannelEvent['as'] }) =>
      client.channels.decideEvent({ params: { id, eventId: event.id }, body: { as } }),
    reloads: CHANGED_BY_CHANNELS,
    success: () => CHANNEL_EVENTS.changed,
    describe: (fault) => sayThisFirst(fault, CHANNEL_EVENTS.changeFailed),
  });
  return {
    isBusy: mean.isPending,
    mean: async (event: ChannelEvent, as: ChannelEvent['as']) => {
      const isFreed = takesNights(event.as, edges) && !takesNights(as, edges);
      const question = {
        title: CHANNEL_EVENTS.freeQuestion,
        text: CHANNEL_EVENTS.freeText(sayDates(event)),
        action: CHANNEL_EVENTS.freeQuestion,
      };
      if (!isFreed || (await confirm(question))) mean.mutate({ event, as });
    },
  };
}
