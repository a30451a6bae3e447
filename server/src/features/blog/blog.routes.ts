import type { blog as rows } from '@approdo/shared/contract/content/blog';
import { type Handlers, nameAlso } from '../../http/calls/handler.ts';
import type { Blog } from './blog.service.ts';

export function blogRoutes(blog: Blog): Handlers<typeof rows> {
  return {
    list: ({ query }, speech) => blog.list(query, speech),
    listAll: () => blog.listAll(),
    get: ({ params }, context) => blog.get(params.slug, context.caller, context),
    create: nameAlso(
      ({ body }) => blog.findFaults(body),
      ({ body }, { caller }) => blog.create(caller, body),
    ),
    edit: nameAlso(
      ({ body }) => blog.findFaults(body),
      ({ params, body }, { precondition }) => blog.edit(params.id, body, precondition),
    ),
    async remove({ params }) {
      await blog.remove(params.id);
      return undefined;
    },
  };
}
