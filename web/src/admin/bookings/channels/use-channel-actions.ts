import { ApiError } from '@approdo/shared/client';
import { type Channel, channels } from '@approdo/shared/contract/bookings/channels';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { describeFailure } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useRemoval } from '../../kit/feedback/use-row-actions.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { CHANNEL_ACTIONS, EXPORT_ADDRESS, REMOVE_CHANNEL } from './texts/calendars.ts';

export function useSaveChannel(id: string | undefined) {
  return useSave({ id, create: channels.create, edit: channels.update, success: CHANNEL_ACTIONS.saved });
}

/** The actions on a channel. Replacing its address and deleting ask first. */
export function useChannelActions() {
  const confirm = useConfirm();
  const sync = useAction({
    run: ({ id }: Channel, call) => call(channels.sync, { params: { id } }),
    success: ({ name }) => CHANNEL_ACTIONS.synced(name),
    warn: ({ name }, { lastError }) => (lastError === null ? undefined : CHANNEL_ACTIONS.unread(name, lastError)),
    describe: (fault) =>
      fault instanceof ApiError && fault.status === 429
        ? { text: CHANNEL_ACTIONS.tooSoon }
        : describeFailure(fault, CHANNEL_ACTIONS.syncFailed),
  });
  const rotate = useAction({
    run: ({ id }: Channel, call) => call(channels.rotate, { params: { id } }),
    success: () => EXPORT_ADDRESS.rotated,
    describe: (fault) => describeFailure(fault, EXPORT_ADDRESS.rotateFailed),
  });
  const removal = useRemoval<Channel>({
    run: ({ id }, call) => call(channels.remove, { params: { id } }),
    question: ({ name }) => ({
      title: REMOVE_CHANNEL.title,
      text: REMOVE_CHANNEL.text(name),
      action: CHANNEL_ACTIONS.remove,
    }),
    success: () => CHANNEL_ACTIONS.removed,
    describe: (fault) => describeFailure(fault, CHANNEL_ACTIONS.removeFailed),
  });
  const isAtWork = ({ id }: Channel) =>
    [sync, rotate].some(({ isPending, variables }) => isPending && variables?.id === id);

  return {
    isBusy: (channel: Channel) => isAtWork(channel) || removal.isBusy(channel),
    sync: (channel: Channel) => sync.mutate(channel),
    remove: removal.remove,
    rotate: async (channel: Channel) => {
      const isSure = await confirm({
        title: EXPORT_ADDRESS.rotate,
        text: EXPORT_ADDRESS.question(channel.name),
        action: EXPORT_ADDRESS.rotate,
      });
      if (isSure) rotate.mutate(channel);
    },
  };
}

export type ChannelActions = ReturnType<typeof useChannelActions>;
