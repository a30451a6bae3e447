import type { SiteClient } from '@approdo/shared/client/page';
import type { PostSummary } from '@approdo/shared/contract/content/blog';

/** As many as the API gives at once. */
const AT_ONCE = 100;

/** Every published post, newest first. */
export async function listAllPosts(client: SiteClient): Promise<PostSummary[]> {
  const all: PostSummary[] = [];
  for (let page = 1; ; page += 1) {
    const { posts, total } = await client.blog.list({ query: { page, limit: AT_ONCE } });
    all.push(...posts);
    if (posts.length < AT_ONCE || all.length >= total) return all;
  }
}
