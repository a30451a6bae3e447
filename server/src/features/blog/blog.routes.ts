import type { PostSummary, blog as rows } from '@approdo/shared/contract/content/blog';
import { WORDS } from '@approdo/shared/words/words';
import { type Handlers, nameAlso } from '../../http/calls/handler.ts';
import type { Speech } from '../../http/speech.ts';
import type { Unsigned } from './blog.repository.ts';
import type { Blog } from './blog.service.ts';

export function blogRoutes(blog: Blog): Handlers<typeof rows> {
  return {
    async list({ query }, speech) {
      const { posts, ...listed } = await blog.list(query, speech);
      return { posts: posts.map((post) => signed(post, speech)), ...listed };
    },
    listAll: async (_, speech) => (await blog.listAll()).map((post) => signed(post, speech)),
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

function signed<Post extends Unsigned<PostSummary>>(post: Post, { language }: Speech) {
  const { name, avatar } = post.author;
  return { ...post, author: { name: name ?? WORDS[language].formerGuest, avatar } };
}
