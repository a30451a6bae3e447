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
import { ReadingPage } from '../writing/reading-page.tsx';
import { PostMeta } from './post-meta.tsx';
import styles from './post-page.module.css';

type Loaded = { readonly post: Post; readonly facts: ContentFacts };

const missingPost: PageView = {
  head: { title: 'Articolo non trovato', description: 'Questo articolo non esiste più.', isPrivate: true },
  body: (
    <ReadingPage title="Articolo non trovato">
      <p>Forse è stato spostato, oppure l’indirizzo non è quello giusto.</p>
      <a className={buttons.button} href="/blog">
        Torna al blog
      </a>
    </ReadingPage>
  ),
};

/** An article, `/blog/{slug}`. */
export const postPage = definePage<Loaded>({
  path: '/blog/{slug}',
  async load(client, _, { slug = '' }) {
    const post = await findOrNothing(client.blog.get({ params: { slug } }));
    if (!post) return undefined;
    return { post, facts: { pictures: post.pictures, galleries: await loadGalleries(client, post.content) } };
  },
  head: ({ post }, { origin }) => ({
    title: post.title,
    description: post.excerpt,
    picture: `/uploads/${post.coverImage}`,
    publishedAt: post.publishedAt ?? post.createdAt,
    structuredData: [
      blogPosting(origin, post),
      breadcrumbList(origin, [
        { name: 'Blog', path: '/blog' },
        { name: post.title, path: `/blog/${post.slug}` },
      ]),
    ],
  }),
  Component: Article,
  missing: missingPost,
});

function Article({ loaded: { post, facts } }: { readonly loaded: Loaded }) {
  const cover = facts.pictures.find(({ file }) => file === post.coverImage);
  return (
    <article className={styles.post}>
      <header className={styles.header}>
        <a className={styles.back} href="/blog" data-back="list">
          <ArrowLeft aria-hidden="true" />
          Tutti gli articoli
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
            Tutti gli articoli
          </a>
        </p>
      </div>
    </article>
  );
}
