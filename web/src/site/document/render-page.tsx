import type { PageRequest, RenderedPage, RenderPage } from '@approdo/shared/client/page';
import { accents } from '@approdo/shared/contract/content/homepage';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { fontFamilies } from '../../ui/type-pairs.ts';
import { notFoundView } from '../layout/not-found-page.tsx';
import { leadPastHidden } from '../links/home-anchors.ts';
import { type LocalizeLink, localizeLinks } from '../links/localize-links.ts';
import { LinksContext } from '../links/use-localized-links.ts';
import { matchPath } from '../page/match-path.ts';
import type { Opened, PageView, PageVisit } from '../page/page.ts';
import { pickStyles } from '../page/page-styles.ts';
import { fontsOf, siteAssets } from '../page/site-assets.ts';
import { pages } from '../pages.ts';
import { catalogues } from '../texts/catalogues.ts';
import { PageTextsContext, usePageTexts } from '../texts/use-page-texts.ts';
import { DocumentHead } from './document-head.tsx';
import { lookStyles } from './look-styles.ts';
import { SiteFooter } from './site-footer.tsx';
import { loadFrame, type SiteFrame } from './site-frame.ts';
import { SiteHeader } from './site-header.tsx';

const LAST_PART = 'fine';

/** Finds the page of an address, lets it load its data, and renders the whole document. */
export const renderPage: RenderPage = async (request, client) => {
  const { address, language } = request;
  const [path = '/', query] = splitOnce(address, '?');
  const shorter = path.replace(/(?<!\/)\/+$/, '');
  if (path !== '/' && shorter !== path) return redirect(addressIn(language, localPath(shorter || '/')), query);
  const texts = catalogues[language];
  const look = await client.look.get();
  const visit = { client, request, texts, look };
  if (request.isStatusOnly) {
    const opened = await openPage(path, visit);
    return 'location' in opened ? opened : { status: opened.status, html: '' };
  }
  const [frame, opened] = await Promise.all([loadFrame(client, look), openPage(path, visit)]);
  if ('location' in opened) return opened;
  const { status, view } = opened;
  const lead = leadPastHidden(look.sections);
  const stored = [...frame.links, ...(view.links ?? [])].map(lead);
  const localizeStored = await localizeLinks(stored, { client, language, isFixed });
  const localize: LocalizeLink = (href) => localizeStored(lead(href));
  const document = (
    <PageTextsContext value={texts}>
      <LinksContext value={localize}>
        <SiteDocument request={request} frame={frame} view={view} />
      </LinksContext>
    </PageTextsContext>
  );
  const html = `<!doctype html>${spellAttributes(renderToStaticMarkup(document))}`;
  return { status, ...inlineStyles(html, frame), ...(view.isByLink && { isByLink: true }) };
};

const STYLESHEET = `<link rel="stylesheet" href="${siteAssets.stylesheet}"/>`;

/**
 * Inlines the styles that the page uses, so that first paint needs no second file, and after them those of the look.
 * Islands load the rest later. Outside a build only the look's are inlined, and the page links to the others.
 */
function inlineStyles(
  html: string,
  { look, accent }: Pick<SiteFrame, 'look' | 'accent'>,
): { readonly html: string; readonly styles?: string } {
  const isBuilt = siteAssets.styles.length > 0;
  const used = isBuilt ? pickStyles(siteAssets.styles, html, fontFamilies(look.type)) : '';
  const styles = used + lookStyles(look, accent);
  if (!styles) return { html };
  return { html: html.replace(STYLESHEET, (link) => `${isBuilt ? '' : link}<style>${styles}</style>`), styles };
}

/** React spells one attribute its own way; readers of plain HTML expect the standard one. Text has no raw quotes. */
function spellAttributes(html: string): string {
  return html.replaceAll(' hrefLang="', ' hreflang="');
}

async function openPage(path: string, visit: PageVisit): Promise<Opened> {
  for (const page of pages) {
    const params = matchPath(page.path, path);
    if (!params) continue;
    const opened = await page.open(visit, params);
    if (opened) return opened;
  }
  return { status: 404, view: notFoundView(visit.texts, {}) };
}

const SPOKEN_DOCUMENTS = ['/rss.xml'];

/** Whether every language has this page at the same path. */
function isFixed(path: string): boolean {
  return SPOKEN_DOCUMENTS.includes(path) || pages.some((page) => page.path === path);
}

/** A path that starts with two slashes, or a backslash that browsers read as one, would be another host. */
function localPath(path: string): string {
  return path.replace(/^[/\\]+/, '/');
}

function redirect(path: string, query: string | undefined): RenderedPage {
  return { status: 301, location: path + (query ? `?${query}` : '') };
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** A phone and a wider screen may wait for different parts. */
function FirstPart({ view: { firstPart = LAST_PART, firstPartOnPhones } }: Pick<DocumentProps, 'view'>) {
  if (firstPartOnPhones === undefined) return <link rel="expect" href={`#${firstPart}`} blocking="render" />;
  return (
    <>
      <link rel="expect" href={`#${firstPart}`} media="(width >= 48rem)" blocking="render" />
      <link rel="expect" href={`#${firstPartOnPhones}`} media="(width < 48rem)" blocking="render" />
    </>
  );
}

type DocumentProps = { readonly request: PageRequest; readonly frame: SiteFrame; readonly view: PageView };

/** The whole document of a page, without inline scripts and style attributes, as the site's policy demands. */
export function SiteDocument({ request, frame, view }: DocumentProps): ReactElement {
  const { language, layout } = usePageTexts();
  const { accent, look } = frame;
  return (
    <html
      lang={language}
      data-accent={look.colour !== null || accent === accents[0] ? undefined : accent}
      data-scheme={look.scheme === 'DEVICE' ? 'device' : undefined}
      data-texts={siteAssets.texts[language]}
      data-styles={siteAssets.stylesheet}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DocumentHead view={view} request={request} frame={frame} />
        {/* Blocks painting until the first part is read: its bar and pictures would otherwise move. */}
        <FirstPart view={view} />
        {/* Only its rules name the fonts if a picture comes first, which they would delay on a slow line. */}
        <link rel="stylesheet" href={siteAssets.stylesheet} />
        {!view.beginsWithPicture &&
          fontsOf(look.type).map((font) => (
            <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
          ))}
        {/* The page is readable without it, so the first pictures go ahead. */}
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
        <SiteFooter frame={frame} />
        {/* A browser stops waiting once this part begins, and nothing follows it. */}
        <div id={LAST_PART} hidden />
      </body>
    </html>
  );
}
