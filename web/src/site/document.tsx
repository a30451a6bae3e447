import type { PageRequest } from '@approdo/shared/client/page';
import { accents } from '@approdo/shared/contract/content/homepage';
import type { ReactElement } from 'react';
import { DocumentHead } from './document-head.tsx';
import { SiteFooter } from './layout/site-footer.tsx';
import type { SiteFrame } from './layout/site-frame.ts';
import { SiteHeader } from './layout/site-header.tsx';
import type { PageView } from './page.ts';
import { siteAssets } from './site-assets.ts';
import { usePageTexts } from './texts/use-page-texts.ts';

type DocumentProps = { readonly request: PageRequest; readonly frame: SiteFrame; readonly view: PageView };

const LAST_PART = 'piede';

/** The whole document of a page: no inline script and no style attribute, as the policy of the site wants it. */
export function SiteDocument({ request, frame, view }: DocumentProps): ReactElement {
  const { language, layout } = usePageTexts();
  return (
    <html
      lang={language}
      data-accent={frame.accent === accents[0] ? undefined : frame.accent}
      data-texts={siteAssets.texts[language]}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DocumentHead view={view} request={request} siteName={frame.siteName} />
        {/* Nothing is painted of half a page: its bar and its walls of pictures would move as the rest is read. */}
        <link rel="expect" href={`#${LAST_PART}`} blocking="render" />
        {/* It names the fonts, and where a picture is seen first nothing else does: on a slow line they would come in its way. */}
        <link rel="stylesheet" href={siteAssets.stylesheet} />
        {!view.beginsWithPicture &&
          siteAssets.fonts.map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
          ))}
        {/* What it wakes can be read before: the pictures that are seen first go ahead of it. */}
        <script type="module" src={siteAssets.script} fetchPriority="low" />
      </head>
      <body>
        <a className="skip-link" href="#contenuto">
          {layout.skip}
        </a>
        <SiteHeader frame={frame} request={request} view={view} />
        <div id="notice" className="notice" role="status" />
        <main id="contenuto" tabIndex={-1}>
          {view.body}
        </main>
        <SiteFooter id={LAST_PART} frame={frame} />
      </body>
    </html>
  );
}
