import { createClient, createHttpTransport } from '@approdo/shared/client';
import { contract } from '@approdo/shared/contract';
import type { PageRequest } from '@approdo/shared/contract/page';
import { renderToString } from 'react-dom/server';
import { SiteDocument } from '../../../web/src/site/document.tsx';
import { loadFrame } from '../../../web/src/site/layout/site-frame.ts';
import { pages } from '../../../web/src/site/pages.ts';

/** A page's tree, loaded once over HTTP; the function it gives draws that tree and does nothing else. */
export async function loadTree(request: PageRequest): Promise<() => string> {
  const client = createClient(
    contract,
    createHttpTransport({ base: `${request.origin}/api`, readToken: () => undefined, onTokenRefused: () => undefined }),
  );
  const page = pages.find(({ path }) => path === request.address);
  const view = await page?.open(client, request, {});
  if (!view) throw new Error(`no page at ${request.address}`);
  const tree = <SiteDocument request={request} frame={await loadFrame(client)} view={view} />;
  return () => renderToString(tree);
}
