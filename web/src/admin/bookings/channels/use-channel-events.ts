import { type Channel, type ChannelEvent, channels } from '@approdo/shared/contract/bookings/channels';
import { takesNights } from '@approdo/shared/domain/bookings/channels/classify-feed';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { sayThisFirst } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { sayDates } from '../../stays/stays/index.ts';
import { CHANNEL_EVENTS } from './texts/calendars.ts';

/** Lets an event count as something else; asks first where nights are freed by that. */
export function useMeanEvent({ id, edges }: Channel) {
  const confirm = useConfirm();
  const mean = useAction({
    run: ({ event, as }: { readonly event: ChannelEvent; readonly as: ChannelEvent['as'] }, call) =>
      call(channels.decideEvent, { params: { id, eventId: event.id }, body: { as } }),
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
