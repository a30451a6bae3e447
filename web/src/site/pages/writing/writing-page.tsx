import type { Page } from '@approdo/shared/contract/content/pages';
import { formatInstantDate } from '@approdo/shared/domain/date/local-date';
import { addressIn } from '@approdo/shared/domain/language/language-address';
import { ArrowLeft } from 'lucide-react';
import { lookUp } from '../../find-document.ts';
import type { Versions } from '../../in-language.ts';
import { Island } from '../../island.tsx';
import { ConfirmationWatch } from '../../islands/account/confirmation-watch.tsx';
import { listLinks } from '../../links/links-in-content.ts';
import { definePage } from '../../page.ts';
import type { ContentFacts } from '../../rich-content/content-facts.ts';
import { loadGalleries } from '../../rich-content/load-galleries.ts';
import { RichContent } from '../../rich-content/rich-content.tsx';
import { breadcrumbList } from '../../structured-data/breadcrumb-list.ts';
import { usePageTexts } from '../../texts/use-page-texts.ts';
import { notFoundView } from '../not-found-page.tsx';
import { ReadingPage } from './reading-page.tsx';
import styles from './writing-page.module.css';

type Loaded = { readonly page: Page; readonly versions: Versions; readonly facts: ContentFacts };

/** The page that is only a stage of registering: of no use in a search, and left once the address is confirmed. */
const AFTER_REGISTRATION = 'registrazione-richiesta';

/** A page of the owner's own, `/pages/{slug}`. */
export const writingPage = definePage<Loaded>({
  path: '/pages/{slug}',
  async load({ client }, { slug = '' }) {
    const { found: page, versions } = await lookUp('/pages', client.pages.get({ params: { slug } }));
    if (!page) return { elsewhere: versions };
    return { page, versions, facts: { pictures: page.pictures, galleries: await loadGalleries(client, page.content) } };
  },
  head: ({ page }, saying) => ({
    title: page.seoTitle || page.title,
    description: page.seoDescription || page.excerpt || page.title,
    ...(page.seoKeywords && { keywords: page.seoKeywords }),
    ...(page.pictures[0] && { picture: `/uploads/${page.pictures[0].file}` }),
    isPrivate: page.slug === AFTER_REGISTRATION,
    structuredData: [breadcrumbList(saying, [{ name: page.title, path: `/pages/${page.slug}` }])],
  }),
  versions: ({ versions }) => versions,
  links: ({ page }) => listLinks(page.content),
  missing: notFoundView,
  Component: ({ loaded: { page, facts }, texts: { language, writing } }) => (
    <ReadingPage title={page.title} note={<PublishedOn page={page} />}>
      {page.slug === AFTER_REGISTRATION && (
        <Island name="confirmation" wake="session" Component={ConfirmationWatch} props={{}} />
      )}
      <RichContent content={page.content} facts={facts} />
      <p className={styles.back}>
        <a href={addressIn(language, '/')} data-back="site">
          <ArrowLeft aria-hidden="true" />
          {writing.back}
        </a>
      </p>
    </ReadingPage>
  ),
});

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
