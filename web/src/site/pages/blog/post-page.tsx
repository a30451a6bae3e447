import type { Post } from '@approdo/shared/contract/blog';
import { ArrowLeft } from 'lucide-react';
import buttons from '../../../ui/button.module.css';
import { findOrNothing } from '../../find-or-nothing.ts';
import { definePage, type PageView } from '../../page.ts';
import { Picture } from '../../picture.tsx';
import type { ContentFacts } from '../../rich-content/content-facts.ts';
import { loadGalleries } from '../../rich-content/load-galleries.ts';
import { RichContent } from '../../rich-content/rich-content.tsx';
import { blogPosting } from '../../structured-data/blog-posting.ts';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import type { PageTexts } from '../../texts/page-texts.ts';
import { ReadingPage } from '../writing/reading-page.tsx';
import { PostMeta } from './post-meta.tsx';
import styles from './post-page.module.css';

type Loaded = { readonly post: Post; readonly facts: ContentFacts };

/** An article, `/blog/{slug}`. */
export const postPage = definePage<Loaded>({
  path: '/blog/{slug}',
  async load(client, _, { slug = '' }) {
    const post = await findOrNothing(client.blog.get({ params: { slug } }));
    if (!post) return undefined;
    return { post, facts: { pictures: post.pictures, galleries: await loadGalleries(client, post.content) } };
  },
  head: ({ post }, saying) => ({
    title: post.title,
    description: post.excerpt,
    picture: `/uploads/${post.coverImage}`,
    publishedAt: post.publishedAt ?? post.createdAt,
    structuredData: [
      blogPosting(saying, post),
      breadcrumbList(saying, [
        { name: saying.texts.blog.title, path: '/blog' },
        { name: post.title, path: `/blog/${post.slug}` },
      ]),
    ],
  }),
  Component: Article,
  missing: missingPost,
});

/** What is said where there is no such article. */
function missingPost({ blog: { missing } }: PageTexts): PageView {
  return {
    head: { title: missing.title, description: missing.description, isPrivate: true },
    body: (
      <ReadingPage title={missing.title}>
        <p>{missing.text}</p>
        <a className={buttons.button} href="/blog">
          {missing.back}
        </a>
      </ReadingPage>
    ),
  };
}

function Article({ loaded: { post, facts }, texts }: { readonly loaded: Loaded; readonly texts: PageTexts }) {
  const cover = facts.pictures.find(({ file }) => file === post.coverImage);
  return (
    <article className={styles.post}>
      <header className={styles.header}>
        <a className={styles.back} href="/blog" data-back="list">
          <ArrowLeft aria-hidden="true" />
          {texts.blog.all}
        </a>
        <h1>{post.title}</h1>
        <PostMeta post={post} shownAt={post.createdAt} />
      </header>
      <div className={styles.cover}>
        <Picture
          src={`/uploads/${post.coverImage}`}
          alt={cover?.alt ?? ''}
          ratio={[3, 2]}
          sizes="(width >= 72rem) 64rem, 100vw"
          isFirst
        />
      </div>
      <div className={styles.text}>
        <RichContent content={post.content} facts={facts} />
        <p className={styles.end}>
          <a className={styles.back} href="/blog" data-back="list">
            <ArrowLeft aria-hidden="true" />
            {texts.blog.all}
          </a>
        </p>
      </div>
    </article>
  );
}
