import type { PageRequest } from '@approdo/shared/contract/page';
import type { ReactElement } from 'react';
import { SiteFooter } from './layout/site-footer.tsx';
import type { SiteFrame } from './layout/site-frame.ts';
import { SiteHeader } from './layout/site-header.tsx';
import type { PageHead, PageView } from './page.ts';
import { siteAssets } from './site-assets.ts';

type DocumentProps = { readonly request: PageRequest; readonly frame: SiteFrame; readonly view: PageView };

/** The whole document of a page: no inline script and no style attribute, as the policy of the site wants it. */
export function SiteDocument({ request, frame, view }: DocumentProps): ReactElement {
  return (
    <html lang="it">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadOf head={view.head} request={request} siteName={frame.siteName} />
        {siteAssets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={siteAssets.stylesheet} />
        <script type="module" src={siteAssets.script} />
      </head>
      <body>
        <a className="skip-link" href="#contenuto">
          Vai al contenuto
        </a>
        <SiteHeader siteName={frame.siteName} path={pathOf(request)} />
        <div id="notice" className="notice" role="status" />
        <main id="contenuto" tabIndex={-1}>
          {view.body}
        </main>
        <SiteFooter frame={frame} />
      </body>
    </html>
  );
}

function HeadOf({ head, request, siteName }: { head: PageHead; request: PageRequest; siteName: string }) {
  const title = head.title === siteName ? siteName : `${head.title} · ${siteName}`;
  const address = `${request.origin}${pathOf(request)}`;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={head.description} />
      {head.isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="it_IT" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      {head.picture && <meta property="og:image" content={new URL(head.picture, request.origin).href} />}
      <meta name="theme-color" content="#fdfcf9" />
      <link rel="icon" type="image/svg+xml" href="/icon.svg" />
    </>
  );
}

function pathOf({ address }: PageRequest): string {
  return address.split('?', 1)[0] ?? address;
}
