import { conversations } from '@approdo/shared/contract/messages/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { describeServerError } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { BOOKINGS_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { CONVERSATION } from './texts.ts';

/** While the window is looked at; nobody asks behind other windows. */
const LOOK_EVERY_MS = 15_000;

/** What is written of a booking, looked for again as long as it is shown. */
export function useConversation(id: string) {
  return useRead(conversations.list, { params: { id }, refetchInterval: LOOK_EVERY_MS });
}

/** Says that what the guest wrote up to a message is read. */
export function useReadConversation(id: string): (upTo: string) => void {
  const call = useCall();
  const queries = useQueryClient();
  return useCallback(
    (upTo) => {
      call(conversations.read, { params: { id }, body: { upTo } }).then(
        () => queries.invalidateQueries({ queryKey: BOOKINGS_KEY }),
        // It stays unread, and is read when it is looked at again.
        () => undefined,
      );
    },
    [call, queries, id],
  );
}

/** Says that what the guest wrote up to a message waits for nothing here. */
export function useSettleConversation(id: string) {
  return useAction({
    run: ({ upTo }: { readonly upTo: string }, call) => call(conversations.settle, { params: { id }, body: { upTo } }),
    success: () => CONVERSATION.settled,
    describe: (fault) => describeServerError(fault, CONVERSATION.settleFailed),
  });
}
