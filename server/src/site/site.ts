import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage } from '@approdo/shared/contract/page';
import type { Headers } from '../http/security-headers.ts';
import { chooseEncoding, type Encoding } from './compress-page.ts';
import { findDocument } from './documents/documents.ts';
import type { DocumentFacts } from './documents/site-document.ts';
import { speculationRules } from './documents/speculation-rules.ts';
import { createPageCache } from './page-cache.ts';
import type { PageBody, ReadyPage } from './ready-page.ts';

type SiteOptions = {
  readonly render: (address: string) => Promise<RenderedPage>;
  readonly facts: DocumentFacts;
  readonly headers: Headers;
};

export type Site = ReturnType<typeof createSite>;

/** Parameters that change what a page says, by its path; all others are read in the browser alone. */
const PARAMETERS_THAT_COUNT: Readonly<Record<string, readonly string[]>> = { '/blog': ['page'] };

type SentBody = { readonly encoding: Encoding; readonly body: PageBody };

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

  function headersOf(request: IncomingMessage): Headers {
    const document = findDocument(pathOf(request.url ?? '/'));
    if (!document) return pageHeaders;
    const { contentType, cacheControl = common['Cache-Control'] } = document;
    return { ...common, 'Content-Type': contentType, 'Cache-Control': cacheControl };
  }

  function sendPage(request: IncomingMessage, response: ServerResponse, page: ReadyPage, sent: SentBody): void {
    const { encoding, body } = sent;
    const own = headersOf(request);
    if (page.status === 200 && hasFresh(request.headers['if-none-match'], body.etag)) {
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
      const page = cache.find(request.url ?? '');
      if (!page || 'location' in page) return false;
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      const body = page.find(encoding);
      if (body) sendPage(request, response, page, { encoding, body });
      return body !== undefined;
    },

    /** Makes the page, and the encoding that is asked for, where they are not there yet. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const page = await cache.get(addressOf(request.url ?? '/'));
      if ('location' in page) {
        response.writeHead(page.status, { ...headers, Location: page.location }).end();
        return;
      }
      const encoding = chooseEncoding(request.headers['accept-encoding']);
      sendPage(request, response, page, { encoding, body: await page.get(encoding) });
    },
  };
}

/** The same page stands under few addresses, whatever is written behind the question mark. */
function addressOf(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2);
  const counting = PARAMETERS_THAT_COUNT[path] ?? [];
  const kept = [...new URLSearchParams(query)].filter(([name]) => counting.includes(name));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? url;
}

function hasFresh(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
