import { conversations } from '@approdo/shared/contract/messages/conversations';
import { useRead } from '../../session/use-read.ts';

/** The bookings of which anything was written, those that wait first. */
export function useConversations() {
  return useRead(conversations.all);
}
