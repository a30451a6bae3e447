import type { blog as rows } from '@approdo/shared/contract/content/blog';
import { type Handlers, withFaultFinder } from '../../../http/calls/handler.ts';
import type { Blog } from './blog.service.ts';
import { withAuthorName } from './post-author.ts';

export function blogRoutes(blog: Blog): Handlers<typeof rows> {
  return {
    async list({ query }, locale) {
      const { posts, ...listed } = await blog.list(query, locale);
      return { posts: posts.map((post) => withAuthorName(post, locale)), ...listed };
    },
    listAll: async (_, locale) => (await blog.listAll()).map((post) => withAuthorName(post, locale)),
    get: async ({ params }, context) => withAuthorName(await blog.get(params.slug, context.caller, context), context),
    create: withFaultFinder(
      ({ body }) => blog.findFaults(body),
      async ({ body }, context) => withAuthorName(await blog.create(context.caller, body), context),
    ),
    edit: withFaultFinder(
      ({ body }) => blog.findFaults(body),
      async ({ params, body }, context) =>
        withAuthorName(await blog.edit(params.id, body, context.precondition), context),
    ),
    async remove({ params }) {
      await blog.remove(params.id);
      return undefined;
    },
  };
}
