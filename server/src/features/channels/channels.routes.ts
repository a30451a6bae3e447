import type { channels as rows } from '@approdo/shared/contract/channels';
import { type Handlers, nameAlso } from '../../http/handler.ts';
import type { Channels } from './channels.service.ts';

export function channelsRoutes(channels: Channels): Handlers<typeof rows> {
  return {
    list: () => channels.list(),
    create: nameAlso(
      ({ body }) => channels.findFaults(body),
      ({ body }) => channels.create(body),
    ),
    update: nameAlso(
      ({ body }) => channels.findFaults(body),
      ({ params, body }, { precondition }) => channels.update(params.id, body, precondition),
    ),
    async remove({ params }) {
      await channels.remove(params.id);
      return undefined;
    },
    rotate: ({ params }) => channels.rotate(params.id),
  };
}
