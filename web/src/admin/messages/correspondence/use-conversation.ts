import { conversations } from '@approdo/shared/contract/messages/conversations';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useAction } from '../../kit/feedback/use-action.ts';
import { BOOKINGS_KEY } from '../../session/refreshes.ts';
import { useCall } from '../../session/use-call.ts';
import { useRead } from '../../session/use-read.ts';
import { CONVERSATION } from './texts.ts';

/** Polling interval while the window is visible; hidden windows do not poll. */
const LOOK_EVERY_MS = 15_000;

/** A booking's messages, polled while they are shown. */
export function useConversation(id: string) {
  return useRead(conversations.list, { params: { id }, refetchInterval: LOOK_EVERY_MS });
}

/** Marks the guest's messages as read, up to one. */
export function useReadConversation(id: string): (upTo: string) => void {
  const call = useCall();
  const queries = useQueryClient();
  return useCallback(
    (upTo) => {
      call(conversations.read, { params: { id }, body: { upTo } }).then(
        () => queries.invalidateQueries({ queryKey: BOOKINGS_KEY }),
        // It stays unread, and is marked when it is viewed again.
        () => undefined,
      );
    },
    [call, queries, id],
  );
}

/** Marks the guest's messages as answered elsewhere, up to one. */
export function useResolveConversation(id: string) {
  return useAction({
    run: ({ upTo }: { readonly upTo: string }, call) => call(conversations.settle, { params: { id }, body: { upTo } }),
    success: () => CONVERSATION.resolved,
    describe: CONVERSATION.resolveFailed,
  });
}
