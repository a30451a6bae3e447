import type { blog as rows } from '@approdo/shared/contract/content/blog';
import { type Handlers, nameAlso } from '../../../http/calls/handler.ts';
import type { Blog } from './blog.service.ts';
import { signed } from './signed-post.ts';

export function blogRoutes(blog: Blog): Handlers<typeof rows> {
  return {
    async list({ query }, locale) {
      const { posts, ...listed } = await blog.list(query, locale);
      return { posts: posts.map((post) => signed(post, locale)), ...listed };
    },
    listAll: async (_, locale) => (await blog.listAll()).map((post) => signed(post, locale)),
    get: async ({ params }, context) => signed(await blog.get(params.slug, context.caller, context), context),
    create: nameAlso(
      ({ body }) => blog.findFaults(body),
      async ({ body }, context) => signed(await blog.create(context.caller, body), context),
    ),
    edit: nameAlso(
      ({ body }) => blog.findFaults(body),
      async ({ params, body }, context) => signed(await blog.edit(params.id, body, context.precondition), context),
    ),
    async remove({ params }) {
      await blog.remove(params.id);
      return undefined;
    },
  };
}
