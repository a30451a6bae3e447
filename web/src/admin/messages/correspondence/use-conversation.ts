import { conversations } from '@approdo/shared/contract/messages/conversations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useClient } from '../../session/platform-context.ts';
import { BOOKINGS_KEY } from '../../stays/stays/index.ts';
import { CONVERSATION } from './texts.ts';

const ROWS = { conversations };

/** While the window is looked at; nobody asks behind other windows. */
const LOOK_EVERY_MS = 15_000;

/** What is written of a booking, looked for again as long as it is shown. */
export function useConversation(id: string) {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...BOOKINGS_KEY, 'messages', id],
    queryFn: ({ signal }) => client.conversations.list({ params: { id }, signal }),
    refetchInterval: LOOK_EVERY_MS,
  });
}

/** Says that what the guest wrote up to a message is read. */
export function useReadConversation(id: string): (upTo: string) => void {
  const client = useClient(ROWS);
  const queries = useQueryClient();
  return useCallback(
    (upTo) => {
      client.conversations.read({ params: { id }, body: { upTo } }).then(
        () => queries.invalidateQueries({ queryKey: BOOKINGS_KEY }),
        // It stays unread, and is read when it is looked at again.
        () => undefined,
      );
    },
    [client, queries, id],
  );
}

/** Writes to the guest; rejects where the server refuses. */
export function useWriteMessage() {
  const client = useClient(ROWS);
  return useAction({
    run: client.conversations.write,
    reloads: [BOOKINGS_KEY],
    success: () => CONVERSATION.sent,
  });
}

/** Says that what the guest wrote up to a message waits for nothing here. */
export function useSettleConversation(id: string) {
  const client = useClient(ROWS);
  return useAction({
    run: ({ upTo }: { readonly upTo: string }) => client.conversations.settle({ params: { id }, body: { upTo } }),
    reloads: [BOOKINGS_KEY],
    success: () => CONVERSATION.settled,
    describe: (fault) => sayWhatServerSaid(fault, CONVERSATION.settleFailed),
  });
}
