import { type BookingMessage, conversations } from '@approdo/shared/contract/stay/conversations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sayWhatServerSaid } from '../feedback/failure.ts';
import { useAction } from '../feedback/use-action.ts';
import { useClient } from '../session/platform-context.ts';
import { CONVERSATION } from '../texts/conversation.ts';
import { BOOKINGS_KEY } from './use-bookings.ts';

const ROWS = { conversations };

/** While the window is looked at; nobody asks behind other windows. */
const LOOK_EVERY_MS = 15_000;

/** What is written of a booking, as long as it is shown; what its guest wrote is read from then on. */
export function useConversation(id: string) {
  const client = useClient(ROWS);
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: [...BOOKINGS_KEY, 'messages', id],
    queryFn: ({ signal }) => client.conversations.list({ params: { id }, signal }),
    refetchInterval: LOOK_EVERY_MS,
  });
  const upTo = lastUnread(query.data);
  useEffect(() => {
    if (upTo === undefined) return;
    client.conversations.read({ params: { id }, body: { upTo } }).then(
      () => queries.invalidateQueries({ queryKey: BOOKINGS_KEY }),
      // It stays unread, and is read when it is opened again.
      () => undefined,
    );
  }, [client, queries, id, upTo]);
  return query;
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

function lastUnread(messages: readonly BookingMessage[] | undefined): string | undefined {
  return messages?.findLast(({ from, readAt }) => from === 'GUEST' && readAt === null)?.id;
}
