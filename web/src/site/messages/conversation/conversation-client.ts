import { conversations } from '@approdo/shared/contract/messages/conversations';
import { createBrowserClient } from '../../client/browser-client.ts';

export const { conversations: conversationCalls } = createBrowserClient({ conversations });
