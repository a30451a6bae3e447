import type { PageRequest, RenderedPage, RenderPage } from '@approdo/shared/client/page';
import { accents } from '@approdo/shared/contract/content/homepage';
import { addressIn } from '@approdo/shared/domain/base/language/language-address';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { notFoundView } from '../layout/not-found-page.tsx';
import { turnLinks } from '../links/turn-links.ts';
import { LinksContext } from '../links/use-turned-links.ts';
import { matchPath } from '../page/match-path.ts';
import type { Opened, PageView, PageVisit } from '../page/page.ts';
import { pickStyles } from '../page/page-styles.ts';
import { siteAssets } from '../page/site-assets.ts';
import { pages } from '../pages.ts';
import { catalogues } from '../texts/catalogues.ts';
import { PageTextsContext, usePageTexts } from '../texts/use-page-texts.ts';
import { DocumentHead } from './document-head.tsx';
import { SiteFooter } from './site-footer.tsx';
import { loadFrame, type SiteFrame } from './site-frame.ts';
import { SiteHeader } from './site-header.tsx';

const LAST_PART = 'fine';

/** Finds the page of an address, lets it load through the client, and draws the whole document. */
export const renderPage: RenderPage = async (request, client) => {
  const { address, language } = request;
  const [path = '/', query] = splitOnce(address, '?');
  const shorter = path.replace(/(?<!\/)\/+$/, '');
  if (path !== '/' && shorter !== path) return redirect(addressIn(language, localPath(shorter || '/')), query);
  const texts = catalogues[language];
  const [frame, opened] = await Promise.all([loadFrame(client), openPage(path, { client, request, texts })]);
  if ('location' in opened) return opened;
  const { status, view } = opened;
  const stored = [...frame.links, ...(view.links ?? [])];
  const turn = await turnLinks(stored, { client, language, isFixed });
  const document = (
    <PageTextsContext value={texts}>
      <LinksContext value={turn}>
        <SiteDocument request={request} frame={frame} view={view} />
      </LinksContext>
    </PageTextsContext>
  );
  const html = `<!doctype html>${spellAttributes(renderToStaticMarkup(document))}`;
  return { status, ...putStylesIn(html), ...(view.isByLink && { isByLink: true }) };
};

const STYLESHEET = `<link rel="stylesheet" href="${siteAssets.stylesheet}"/>`;

/** The rules that the page uses stand in it: a first look waits for no second file. What islands draw later asks for all of them. */
function putStylesIn(html: string): { readonly html: string; readonly styles?: string } {
  if (siteAssets.styles.length === 0) return { html };
  const styles = pickStyles(siteAssets.styles, html);
  return { html: html.replace(STYLESHEET, () => `<style>${styles}</style>`), styles };
}

/** React has one of its own way to write it; whoever reads pages as text looks for the one of HTML. In a text no quote stands bare. */
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

/** What each language has at the same path. */
function isFixed(path: string): boolean {
  return SPOKEN_DOCUMENTS.includes(path) || pages.some((page) => page.path === path);
}

/** A path that begins with two slashes, or with a backslash that browsers read as one, would be another host. */
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

type DocumentProps = { readonly request: PageRequest; readonly frame: SiteFrame; readonly view: PageView };

/** The whole document of a page: no inline script and no style attribute, as the policy of the site wants it. */
export function SiteDocument({ request, frame, view }: DocumentProps): ReactElement {
  const { language, layout } = usePageTexts();
  return (
    <html
      lang={language}
      data-accent={frame.accent === accents[0] ? undefined : frame.accent}
      data-texts={siteAssets.texts[language]}
      data-styles={siteAssets.stylesheet}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <DocumentHead view={view} request={request} siteName={frame.siteName} />
        {/* Nothing is painted of half a screen: its bar and its walls of pictures would move as the rest is read. */}
        <link rel="expect" href={`#${view.firstPart ?? LAST_PART}`} blocking="render" />
        {/* Its rules name the fonts, and where a picture is seen first nothing else does: on a slow line they would come in its way. */}
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
        <SiteFooter frame={frame} />
        {/* A browser is content once the part that it waits for begins: nothing comes after this one. */}
        <div id={LAST_PART} hidden />
      </body>
    </html>
  );
}
