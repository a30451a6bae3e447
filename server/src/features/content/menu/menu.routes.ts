import type { menu as rows } from '@approdo/shared/contract/content/menu';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { Menu } from './menu.service.ts';

export function menuRoutes(menu: Menu): Handlers<typeof rows> {
  return {
    list: (_, context) => menu.list(context.caller, context),
    create: withFaultFinder(
      ({ body }) => menu.findFaults(body),
      ({ body }) => menu.create(body),
    ),
    update: withFaultFinder(
      ({ params, body }) => menu.findFaults(body, params.id),
      ({ params, body }, { precondition }) => menu.update(params.id, body, precondition),
    ),
    async remove({ params }) {
      await menu.remove(params.id);
      return undefined;
    },
    reorder: ({ body }, { caller }) => menu.reorder(body.updates, caller),
  };
}
