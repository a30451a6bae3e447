import type { Post } from '@approdo/shared/contract/content/blog';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { ArrowLeft } from 'lucide-react';
import buttons from '../../../ui/button.module.css';
import { OnwardLinks } from '../../layout/onward-links.tsx';
import { ReadingPage } from '../../layout/reading-page.tsx';
import { lookUp } from '../../links/find-document.ts';
import { listLinks } from '../../links/links-in-content.ts';
import { breadcrumbList } from '../../page/breadcrumb-list.ts';
import type { Versions } from '../../page/in-language.ts';
import type { PageLocale } from '../../page/page.ts';
import { definePage, type PageView } from '../../page/page.ts';
import type { StructuredData } from '../../page/structured-data.ts';
import type { PageTexts } from '../../texts/use-page-texts.ts';
import { Picture } from '../pictures/picture.tsx';
import type { ContentFacts } from '../rich-content/content-facts.ts';
import { loadGalleries } from '../rich-content/load-galleries.ts';
import { RichContent } from '../rich-content/rich-content.tsx';
import { PostMeta } from './post-meta.tsx';
import styles from './post-page.module.css';

type Loaded = { readonly post: Post; readonly versions: Versions; readonly facts: ContentFacts };

/** An article, `/blog/{slug}`. */
export const postPage = definePage<Loaded>({
  path: '/blog/{slug}',
  beginsWithPicture: true,
  async load({ client }, { slug = '' }) {
    const { found: post, versions } = await lookUp('/blog', client.blog.get({ params: { slug } }));
    if (!post) return { elsewhere: versions };
    return { post, versions, facts: { pictures: post.pictures, galleries: await loadGalleries(client, post.content) } };
  },
  head: ({ post }, locale) => ({
    title: post.title,
    description: post.excerpt,
    picture: `/uploads/${post.coverImage}`,
    publishedAt: post.publishedAt ?? post.createdAt,
    structuredData: [
      blogPosting(locale, post),
      breadcrumbList(locale, [
        { name: locale.texts.blog.title, path: '/blog' },
        { name: post.title, path: `/blog/${post.slug}` },
      ]),
    ],
  }),
  versions: ({ versions }) => versions,
  instead: '/blog',
  links: ({ post }) => listLinks(post.content),
  Component: Article,
  missing: missingPost,
});

/** The page for a missing article. */
function missingPost({ language, blog: { missing } }: PageTexts, elsewhere: Versions): PageView {
  return {
    head: { title: missing.title, description: missing.description, isPrivate: true },
    body: (
      <ReadingPage title={missing.title}>
        <p>{missing.text}</p>
        <OnwardLinks href={addressIn(language, '/blog')} text={missing.back} italian={elsewhere.it} />
      </ReadingPage>
    ),
    versions: elsewhere,
    instead: '/blog',
  };
}

function Article({ loaded: { post, facts }, texts }: { readonly loaded: Loaded; readonly texts: PageTexts }) {
  const cover = facts.pictures.find(({ file }) => file === post.coverImage);
  return (
    <article className={styles.post}>
      <header className={styles.header}>
        <a className={styles.back} href={addressIn(texts.language, '/blog')} data-back="list">
          <ArrowLeft aria-hidden="true" />
          {texts.blog.all}
        </a>
        <h1>{post.title}</h1>
        <PostMeta post={post} displayedAt={post.createdAt} />
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
          <a className={buttons.button} href={addressIn(texts.language, '/booking')}>
            {texts.blog.freeDates}
          </a>
          <a className={styles.back} href={addressIn(texts.language, '/blog')} data-back="list">
            <ArrowLeft aria-hidden="true" />
            {texts.blog.all}
          </a>
        </p>
      </div>
    </article>
  );
}

function blogPosting({ request: { origin, language } }: PageLocale, post: Post): StructuredData {
  const { slug, title, excerpt, coverImage, publishedAt, createdAt, author, readTime } = post;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    image: [`${origin}/uploads/${coverImage}`],
    datePublished: publishedAt ?? createdAt,
    author: { '@type': 'Person', name: author.name },
    timeRequired: `PT${readTime}M`,
    inLanguage: language,
    mainEntityOfPage: `${origin}${addressIn(language, `/blog/${slug}`)}`,
  };
}
