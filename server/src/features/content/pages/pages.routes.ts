import type { pages as rows } from '@approdo/shared/contract/content/pages';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { Pages } from './pages.service.ts';

export function pagesRoutes(pages: Pages): Handlers<typeof rows> {
  return {
    listAll: () => pages.listAll(),
    get: ({ params }, context) => pages.get(params.slug, context.caller, context),
    create: withFaultFinder(
      ({ body }) => pages.findFaults(body),
      ({ body }) => pages.create(body),
    ),
    edit: withFaultFinder(
      ({ body }) => pages.findFaults(body),
      ({ params, body }, { precondition }) => pages.edit(params.id, body, precondition),
    ),
    async remove({ params }) {
      await pages.remove(params.id);
      return undefined;
    },
  };
}
