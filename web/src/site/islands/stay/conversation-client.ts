import { conversations } from '@approdo/shared/contract/stay/conversations';
import { createBrowserClient } from '../../client/browser-client.ts';

export const { conversations: conversationCalls } = createBrowserClient({ conversations });
