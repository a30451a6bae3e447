import type { RenderedPage, RenderPage } from '@approdo/shared/contract/page';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteDocument } from './document.tsx';
import { loadFrame } from './layout/site-frame.ts';
import { matchPath } from './match-path.ts';
import type { PageView, PageVisit, SitePage } from './page.ts';
import { notFoundView } from './pages/not-found-page.tsx';
import { pages } from './pages.ts';
import { catalogues } from './texts/catalogues.ts';
import { PageTextsContext } from './texts/use-page-texts.ts';

/** Finds the page of an address, lets it load through the client, and draws the whole document. */
export const renderPage: RenderPage = async (request, client) => {
  const [path = '/', query] = splitOnce(request.address, '?');
  const shorter = path.replace(/(?<!\/)\/+$/, '');
  if (path !== '/' && shorter !== path) return redirect(shorter || '/', query);
  const texts = catalogues[request.language];
  const [frame, { status, view }] = await Promise.all([loadFrame(client), openPage(path, { client, request, texts })]);
  const document = (
    <PageTextsContext value={texts}>
      <SiteDocument request={request} frame={frame} view={view} />
    </PageTextsContext>
  );
  return { status, html: `<!doctype html>${renderToStaticMarkup(document)}` };
};

type OpenedPage = { readonly status: 200 | 404; readonly view: PageView };

async function openPage(path: string, visit: PageVisit): Promise<OpenedPage> {
  for (const page of pages) {
    const params = matchPath(page.path, path);
    if (!params) continue;
    const view = await page.open(visit, params);
    return view ? { status: 200, view } : notFound(page.missing, visit);
  }
  return notFound(notFoundView, visit);
}

function notFound(missing: SitePage['missing'], { texts }: PageVisit): OpenedPage {
  return { status: 404, view: (missing ?? notFoundView)(texts) };
}

/** A path that begins with two slashes, or with a backslash that browsers read as one, would be another host. */
function redirect(path: string, query: string | undefined): RenderedPage {
  return { status: 301, location: path.replace(/^[/\\]+/, '/') + (query ? `?${query}` : '') };
}

function splitOnce(text: string, mark: string): [string, string?] {
  const at = text.indexOf(mark);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}
