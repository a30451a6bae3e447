import type { channels as rows } from '@approdo/shared/contract/bookings/channels';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { Channels } from './channels.service.ts';
import type { ChannelEvents } from './events.service.ts';
import type { ChannelSync } from './sync-channel.ts';

type RoutesNeeds = { readonly channels: Channels; readonly events: ChannelEvents; readonly syncing: ChannelSync };

export function channelsRoutes({ channels, events, syncing }: RoutesNeeds): Handlers<typeof rows> {
  return {
    list: () => channels.list(),
    create: withFaultFinder(
      ({ body }) => channels.findFaults(body),
      ({ body }, { caller }) => channels.create(body, caller),
    ),
    update: withFaultFinder(
      ({ body }) => channels.findFaults(body),
      ({ params, body }, { caller, precondition }) => channels.update(params.id, body, { caller, precondition }),
    ),
    async remove({ params }, { caller }) {
      await channels.remove(params.id, caller);
      return undefined;
    },
    rotate: ({ params }, { caller }) => channels.rotate(params.id, caller),
    sync: ({ params }) => syncing.sync(params.id),
    vanished: ({ params, body }) => events.resolveVanished(params.id, body.action),
    events: ({ params }) => events.list(params.id),
    decideEvent: ({ params, body }) => events.decide(params.id, params.eventId, body.as),
    doubts: () => events.listDoubts(),
    clashes: () => events.listClashes(),
    resume: () => syncing.resume(),
  };
}
