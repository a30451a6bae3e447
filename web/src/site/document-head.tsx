import type { PageRequest } from '@approdo/shared/contract/page';
import { scriptJson } from './json-script.ts';
import type { PageHead } from './page.ts';
import { rawHtml } from './raw-html.ts';
import type { StructuredData } from './structured-data/structured-data.ts';
import { usePageTexts } from './texts/use-page-texts.ts';

type DocumentHeadProps = { readonly head: PageHead; readonly request: PageRequest; readonly siteName: string };

/** What search engines, feed readers and those who share a link read of a page. */
export function DocumentHead({ head, request, siteName }: DocumentHeadProps) {
  const { title, description, keywords, isPrivate = false, structuredData = [] } = head;
  const { blog } = usePageTexts();
  const address = `${request.origin}${pathOf(request)}${head.query ?? ''}`;
  return (
    <>
      <title>{title === siteName ? siteName : `${title} · ${siteName}`}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <SharedWithALink head={head} address={address} request={request} siteName={siteName} />
      <meta name="theme-color" content="#fdfcf9" />
      <link rel="icon" type="image/svg+xml" href="/icon.svg" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title={`${siteName} · ${blog.title}`} href="/rss.xml" />
      {structuredData.map((thing) => (
        <StructuredDataScript key={thing['@type']} thing={thing} />
      ))}
    </>
  );
}

function SharedWithALink({ head, address, request, siteName }: DocumentHeadProps & { readonly address: string }) {
  const { title, description, picture, publishedAt } = head;
  return (
    <>
      <meta property="og:type" content={publishedAt ? 'article' : 'website'} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      <meta property="og:locale" content="it_IT" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {picture && <meta property="og:image" content={new URL(picture, request.origin).href} />}
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
