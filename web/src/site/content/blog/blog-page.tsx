import type { PageRequest } from '@approdo/shared/client/page';
import type { PostSummary } from '@approdo/shared/contract/content/blog';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { breadcrumbList } from '../../page/breadcrumb-list.ts';
import { definePage } from '../../page/page.ts';
import styles from './blog-page.module.css';
import { Pager } from './pager.tsx';
import { PostCard } from './post-card.tsx';

type Loaded = {
  readonly posts: readonly PostSummary[];
  readonly page: number;
  readonly pageCount: number;
  /** The languages in which there is a post. */
  readonly languages: readonly Language[];
};

const POSTS_A_PAGE = 9;

/** The list of posts, `/blog` and `/blog?page=2`. */
export const blogPage = definePage<Loaded>({
  path: '/blog',
  beginsWithPicture: true,
  async load({ client, request }) {
    const page = requestedPageOf(request);
    const { posts, total, languages = [] } = await client.blog.list({ query: { page, limit: POSTS_A_PAGE } });
    if (posts.length === 0 && page > 1) return undefined;
    return { posts, page, pageCount: Math.ceil(total / POSTS_A_PAGE), languages };
  },
  head: ({ posts, page }, locale) => ({
    title: page === 1 ? locale.texts.blog.title : locale.texts.blog.pageTitle(page),
    description: locale.texts.blog.description,
    isPrivate: posts.length === 0,
    ...(page > 1 && { query: `?page=${page}` }),
    ...(posts[0] && { picture: `/uploads/${posts[0].coverImage}` }),
    structuredData: [breadcrumbList(locale, [{ name: locale.texts.blog.title, path: '/blog' }])],
  }),
  // Without a post, search engines are not led here; readers may be.
  versions: ({ languages }) => Object.fromEntries(languages.map((language) => [language, '/blog'])),
  instead: '/blog',
  Component: ({ loaded: { posts, page, pageCount }, texts: { language, blog } }) => {
    const [first, ...others] = posts;
    return (
      <div className={styles.page}>
        <header className={styles.intro}>
          <h1>{blog.title}</h1>
          <p>{blog.lead}</p>
          <a href={addressIn(language, '/rss.xml')}>{blog.feed}</a>
        </header>
        {first ? <PostCard post={first} look="feature" /> : <p>{blog.none}</p>}
        <div className={styles.others}>
          {others.map((post) => (
            <PostCard key={post.id} post={post} look="row" />
          ))}
        </div>
        <Pager page={page} pageCount={pageCount} />
      </div>
    );
  },
});

/** The requested page number; the first if the parameter is invalid. */
function requestedPageOf({ address }: PageRequest): number {
  const parameter = new URLSearchParams(address.split('?', 2)[1]).get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(parameter) ? Number(parameter) : 1;
}
