import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage } from '@approdo/shared/contract/page';
import { hasFresh } from '../http/has-fresh.ts';
import type { Headers } from '../http/security-headers.ts';
import { chooseEncoding, type Encoding } from './compress-page.ts';
import { findDocument } from './documents/documents.ts';
import type { DocumentFacts } from './documents/site-document.ts';
import { speculationRules } from './documents/speculation-rules.ts';
import { pageAddress } from './page-address.ts';
import { createPageCache } from './page-cache.ts';
import type { PageBody, ReadyPage } from './ready-page.ts';

type SiteOptions = {
  readonly render: (address: string) => Promise<RenderedPage>;
  readonly facts: DocumentFacts;
  readonly headers: Headers;
};

export type Site = ReturnType<typeof createSite>;

type SentBody = { readonly address: string; readonly encoding: Encoding; readonly body: PageBody };

/** The public pages and documents over HTTP, each from memory once it has been made. */
export function createSite({ render, facts, headers }: SiteOptions) {
  const cache = createPageCache(async (address) => {
    const document = findDocument(address);
    return document ? { status: 200, html: await document.write(facts) } : await render(address);
  });
  const common = { ...headers, 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  const pageHeaders = {
    ...common,
    'Content-Type': 'text/html; charset=utf-8',
    'Speculation-Rules': `"${speculationRules.path}"`,
  };

  function headersOf(address: string): Headers {
    const document = findDocument(address);
    if (!document) return pageHeaders;
    const { contentType, cacheControl = common['Cache-Control'] } = document;
    return { ...common, 'Content-Type': contentType, 'Cache-Control': cacheControl };
  }

  function sendPage(request: IncomingMessage, response: ServerResponse, page: ReadyPage, sent: SentBody): void {
    const { address, encoding, body } = sent;
    const own = headersOf(address);
    if (page.status === 200 && hasFresh(request, body.etag)) {
      response.writeHead(304, { ...own, ETag: body.etag }).end();
      return;
    }
    response.writeHead(page.status, {
      ...own,
      ETag: body.etag,
      'Content-Length': body.bytes.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body.bytes);
  }

  return {
    drop: cache.drop,

    /** Answers from memory and returns true, or leaves the request alone. */
    answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const address = request.url ?? '';
      const page = cache.find(address);
      if (!page) return false;
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const body = page.find(encoding);
      if (body) sendPage(request, response, page, { address, encoding, body });
      return body !== undefined;
    },

    /** Makes the page, and the encoding that is asked for, where they are not there yet. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const address = pageAddress(request.url ?? '/');
      const page = await cache.get(address);
      if ('location' in page) {
        response.writeHead(page.status, { ...headers, Location: page.location }).end();
        return;
      }
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      sendPage(request, response, page, { address, encoding, body: await page.get(encoding) });
    },
  };
}
