import type { galleries as rows } from '@approdo/shared/contract/content/galleries';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { Galleries } from './galleries.service.ts';

export function galleriesRoutes(galleries: Galleries): Handlers<typeof rows> {
  return {
    list: (_, locale) => galleries.list(locale),
    get: ({ params }, locale) => galleries.get(params.slug, locale),
    create: withFaultFinder(
      ({ body }) => galleries.findFaults(body),
      ({ body }) => galleries.create(body),
    ),
    edit: withFaultFinder(
      ({ body }) => galleries.findFaults(body),
      ({ params, body }, { precondition }) => galleries.edit(params.id, body, precondition),
    ),
    async remove({ params }) {
      await galleries.remove(params.id);
      return undefined;
    },
  };
}
