import type { PageRequest } from '@approdo/shared/client/page';
import type { Language } from '@approdo/shared/domain/base/language/language';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import { hasDrawnIcon } from '@approdo/shared/domain/content/look/pictures';
import { scriptJson } from '../page/json-script.ts';
import type { PageView } from '../page/page.ts';
import { rawHtml } from '../page/raw-html.ts';
import type { StructuredData } from '../page/structured-data.ts';
import { usePageTexts } from '../texts/use-page-texts.ts';
import { themeColours } from './look-styles.ts';
import type { SiteFrame } from './site-frame.ts';

type DocumentHeadProps = {
  readonly view: PageView;
  readonly request: PageRequest;
  readonly frame: Pick<SiteFrame, 'siteName' | 'look' | 'hasCard'>;
};

/** The part of a page for search engines, feed readers and link previews. */
export function DocumentHead({ view, request, frame }: DocumentHeadProps) {
  const { head } = view;
  const { siteName, look } = frame;
  const { title, description, keywords, isPrivate = false, structuredData = [] } = head;
  const { language, blog } = usePageTexts();
  const address = `${request.origin}${addressIn(language, pathOf(request))}${head.query ?? ''}`;
  return (
    <>
      <title>{title === siteName ? siteName : `${title} · ${siteName}`}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {view.isByLink && <meta name="referrer" content="no-referrer" />}
      <Alternates view={view} request={request} />
      <SharedWithALink view={view} address={address} request={request} frame={frame} />
      {look.scheme === 'DEVICE' && <meta name="color-scheme" content="light dark" />}
      {themeColours(look).map(({ colour, media }) => (
        <meta key={colour} name="theme-color" content={colour} media={media} />
      ))}
      {hasDrawnIcon(look) ? (
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      ) : (
        <link rel="icon" type="image/png" sizes="192x192" href="/icon-192.png" />
      )}
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={addressIn(language, '/manifest.webmanifest')} />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${siteName} · ${blog.title}`}
        href={addressIn(language, '/rss.xml')}
      />
      {structuredData.map((thing) => (
        <StructuredDataScript key={thing['@type']} thing={thing} />
      ))}
    </>
  );
}

/** Language tags as link previews want them: each with its country. */
const LOCALES: Readonly<Record<Language, string>> = { it: 'it_IT', en: 'en_US', de: 'de_DE', fr: 'fr_FR' };

/** Links search engines to each language's version of the page, and to a default for readers of none. */
function Alternates({ view, request }: Pick<DocumentHeadProps, 'view' | 'request'>) {
  const versions = listVersions(view, request);
  const forOthers = versions.find(({ language }) => language === 'en') ?? versions[0];
  return (
    <>
      {versions.map(({ language, address }) => (
        <link key={language} rel="alternate" hrefLang={language} href={address} />
      ))}
      {forOthers && <link rel="alternate" hrefLang="x-default" href={forOthers.address} />}
    </>
  );
}

/** None for a single language, for a page of no use in a search, and for further pages of a list. */
function listVersions({ head, versions }: PageView, { origin, languages }: PageRequest) {
  if (languages.length < 2 || head.isPrivate || head.query) return [];
  return languages.flatMap((language) => {
    const path = versions[language];
    return path ? [{ language, address: `${origin}${addressIn(language, path)}` }] : [];
  });
}

/** What the look has made for links to pages that have no picture of their own, and its size in pixels. */
const CARD = { address: '/share.jpg', width: '1200', height: '630' };

function SharedWithALink({ view, address, request, frame }: DocumentHeadProps & { readonly address: string }) {
  const { siteName } = frame;
  const { title, description, publishedAt } = view.head;
  const hasCard = view.head.picture === undefined && frame.hasCard;
  const picture = hasCard ? CARD.address : view.head.picture;
  return (
    <>
      <meta property="og:type" content={publishedAt ? 'article' : 'website'} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      <meta property="og:locale" content={LOCALES[request.language]} />
      {listVersions(view, request)
        .filter(({ language }) => language !== request.language)
        .map(({ language }) => (
          <meta key={language} property="og:locale:alternate" content={LOCALES[language]} />
        ))}
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture && <meta property="og:image" content={new URL(picture, request.origin).href} />}
      {hasCard && (
        <>
          <meta property="og:image:width" content={CARD.width} />
          <meta property="og:image:height" content={CARD.height} />
          <meta property="og:image:alt" content={siteName} />
        </>
      )}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
      {picture && <meta name="twitter:image" content={new URL(picture, request.origin).href} />}
    </>
  );
}

function StructuredDataScript({ thing }: { readonly thing: StructuredData }) {
  const html = scriptJson({ '@context': 'https://schema.org', ...thing });
  return <script type="application/ld+json" {...rawHtml(html)} />;
}

export function pathOf({ address }: PageRequest): string {
  return address.split('?', 1)[0] ?? address;
}
