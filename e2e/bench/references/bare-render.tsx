import { createClient, createHttpTransport } from '@approdo/shared/client';
import type { PageRequest } from '@approdo/shared/client/page';
import { contract } from '@approdo/shared/contract';
import { renderToString } from 'react-dom/server';
import { SiteDocument } from '../../../web/src/site/document/render-page.tsx';
import { loadFrame } from '../../../web/src/site/document/site-frame.ts';
import { matchPath } from '../../../web/src/site/page/match-path.ts';
import { pages } from '../../../web/src/site/pages.ts';
import { catalogues } from '../../../web/src/site/texts/catalogues.ts';
import { PageTextsContext } from '../../../web/src/site/texts/use-page-texts.ts';

function findPage(address: string) {
  for (const page of pages) {
    const params = matchPath(page.path, address);
    if (params) return [page, params] as const;
  }
  throw new Error(`no page at ${address}`);
}

/** A page's tree, loaded once over HTTP; the function it gives draws that tree and does nothing else. */
export async function loadTree(request: PageRequest): Promise<() => string> {
  const client = createClient(
    contract,
    createHttpTransport({ base: `${request.origin}/api`, readToken: () => undefined, onTokenRefused: () => undefined }),
  );
  const [page, params] = findPage(request.address);
  const texts = catalogues[request.language];
  const look = await client.look.get();
  const opened = await page.open({ client, request, texts, look }, params);
  if (!opened || !('view' in opened)) throw new Error(`no page at ${request.address}`);
  const tree = (
    <PageTextsContext value={texts}>
      <SiteDocument request={request} frame={await loadFrame(client, look)} view={opened.view} />
    </PageTextsContext>
  );
  return () => renderToString(tree);
}
