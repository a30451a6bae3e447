import type { Page } from '@approdo/shared/contract/content/pages';
import { formatInstantDate } from '@approdo/shared/domain/base/date/local-date';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { notFoundView } from '../../layout/not-found-page.tsx';
import { ReadingPage } from '../../layout/reading-page.tsx';
import { lookUp } from '../../links/find-document.ts';
import { listLinks } from '../../links/links-in-content.ts';
import { breadcrumbList } from '../../page/breadcrumb-list.ts';
import type { Versions } from '../../page/in-language.ts';
import { definePage, type SitePage } from '../../page/page.ts';
import { type PageTexts, usePageTexts } from '../../texts/use-page-texts.ts';
import type { ContentFacts } from '../rich-content/content-facts.ts';
import { loadGalleries } from '../rich-content/load-galleries.ts';
import { RichContent } from '../rich-content/rich-content.tsx';
import styles from './writing-page.module.css';

/** A page that is only a step towards something else, and of no use in search results. */
type Stage = {
  readonly slug: string;
  /** Rendered above the owner's text, and leads on. */
  readonly Above: ComponentType;
};

type Loaded = {
  readonly page: Page;
  readonly stage: Stage | undefined;
  readonly versions: Versions;
  readonly facts: ContentFacts;
};

/** The owner's own pages, `/pages/{slug}`, some of which are steps. */
export function defineWritingPage(stages: readonly Stage[]): SitePage {
  return definePage<Loaded>({
    path: '/pages/{slug}',
    async load({ client }, { slug = '' }) {
      const { found: page, versions } = await lookUp('/pages', client.pages.get({ params: { slug } }));
      if (!page) return { elsewhere: versions };
      const facts = { pictures: page.pictures, galleries: await loadGalleries(client, page.content) };
      return { page, stage: stages.find((stage) => stage.slug === page.slug), versions, facts };
    },
    head: ({ page, stage }, locale) => ({
      title: page.seoTitle || page.title,
      description: page.seoDescription || page.excerpt || page.title,
      ...(page.seoKeywords && { keywords: page.seoKeywords }),
      ...(page.pictures[0] && { picture: `/uploads/${page.pictures[0].file}` }),
      isPrivate: stage !== undefined,
      structuredData: [breadcrumbList(locale, [{ name: page.title, path: `/pages/${page.slug}` }])],
    }),
    versions: ({ versions }) => versions,
    links: ({ page }) => listLinks(page.content),
    missing: notFoundView,
    Component: WritingPage,
  });
}

type WritingPageProps = { readonly loaded: Loaded; readonly texts: PageTexts };

function WritingPage({ loaded: { page, stage, facts }, texts: { language, writing } }: WritingPageProps) {
  return (
    <ReadingPage title={page.title} note={<PublishedOn page={page} />}>
      {stage && <stage.Above />}
      <RichContent content={page.content} facts={facts} />
      <p className={styles.back}>
        <a href={addressIn(language, '/')} data-back="site">
          <ArrowLeft aria-hidden="true" />
          {writing.back}
        </a>
      </p>
    </ReadingPage>
  );
}

function PublishedOn({ page: { publishedAt, createdAt } }: Pick<Loaded, 'page'>) {
  const { language, writing } = usePageTexts();
  const instant = publishedAt ?? createdAt;
  return (
    <>
      {writing.publishedOn.before}
      <time dateTime={instant}>{formatInstantDate(instant, language)}</time>
      {writing.publishedOn.after}
    </>
  );
}
