import { conversations } from '@approdo/shared/contract/messages/conversations';
import { useQuery } from '@tanstack/react-query';
import { useClient } from '../../session/platform-context.ts';
import { BOOKINGS_KEY } from '../../stays/stays/index.ts';

const ROWS = { conversations };

/** The bookings of which anything was written, those that wait first. */
export function useConversations() {
  const client = useClient(ROWS);
  return useQuery({
    queryKey: [...BOOKINGS_KEY, 'conversations'],
    queryFn: ({ signal }) => client.conversations.all({ signal }),
  });
}
