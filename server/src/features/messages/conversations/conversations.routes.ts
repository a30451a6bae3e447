import type { conversations as rows } from '@approdo/shared/contract/messages/conversations';
import type { Handlers } from '../../../http/calls/handler.ts';
import type { Conversations } from './conversations.service.ts';

export function conversationsRoutes(conversations: Conversations): Handlers<typeof rows> {
  return {
    all: () => conversations.listAll(),
    list: ({ params }, { caller }) => conversations.list({ ...params, caller }),
    write: ({ params, body }, { caller }) => conversations.write({ ...params, caller }, body),
    async read({ params, body }, { caller }) {
      await conversations.read({ ...params, caller }, body.upTo);
      return undefined;
    },
    async settle({ params, body }) {
      await conversations.markResolved(params.id, body.upTo);
      return undefined;
    },
  };
}
