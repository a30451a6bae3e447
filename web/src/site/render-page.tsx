import type { RenderedPage, RenderPage } from '@approdo/shared/client/page';
import { addressIn } from '@approdo/shared/domain/language/language-address';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteDocument } from './document.tsx';
import { loadFrame } from './layout/site-frame.ts';
import { turnLinks } from './links/turn-links.ts';
import { LinksContext } from './links/use-turned-links.ts';
import { matchPath } from './match-path.ts';
import type { Opened, PageVisit } from './page.ts';
import { notFoundView } from './pages/not-found-page.tsx';
import { pages } from './pages.ts';
import { catalogues } from './texts/catalogues.ts';
import { PageTextsContext } from './texts/use-page-texts.ts';

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
  return { status, html: `<!doctype html>${spellAttributes(renderToStaticMarkup(document))}` };
};

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
