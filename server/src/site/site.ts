import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderedPage } from '@approdo/shared/contract/page';
import type { Headers } from '../http/security-headers.ts';
import { chooseEncoding } from './compress-page.ts';
import { type CachedAnswer, createPageCache, type ReadyPage } from './page-cache.ts';

type SiteOptions = {
  readonly render: (address: string) => Promise<RenderedPage>;
  readonly headers: Headers;
};

export type Site = ReturnType<typeof createSite>;

/** Parameters that change what a page says; all others are read in the browser alone. */
const PARAMETERS_THAT_COUNT = ['page'];

/** The public pages over HTTP, each from memory once it has been made. */
export function createSite({ render, headers }: SiteOptions) {
  const cache = createPageCache(render);
  const pageHeaders = {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
  };

  function send(request: IncomingMessage, response: ServerResponse, answer: CachedAnswer): void {
    if ('location' in answer) {
      response.writeHead(answer.status, { ...headers, Location: answer.location }).end();
    } else {
      sendPage(request, response, answer);
    }
  }

  function sendPage(request: IncomingMessage, response: ServerResponse, page: ReadyPage): void {
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const { bytes, etag } = page.bodies[encoding];
    if (page.status === 200 && hasFresh(request.headers['if-none-match'], etag)) {
      response.writeHead(304, { ...pageHeaders, ETag: etag }).end();
      return;
    }
    response.writeHead(page.status, {
      ...pageHeaders,
      ETag: etag,
      'Content-Length': bytes.length,
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  }

  return {
    drop: cache.drop,

    /** Answers from memory and returns true, or leaves the request alone. */
    answerFromCache(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const page = cache.find(request.url ?? '');
      if (page) send(request, response, page);
      return page !== undefined;
    },

    /** Makes the page where it is not there yet. */
    async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
      send(request, response, await cache.get(addressOf(request.url ?? '/')));
    },
  };
}

function addressOf(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2);
  const given = new URLSearchParams(query);
  const kept = [...given].filter(([name]) => PARAMETERS_THAT_COUNT.includes(name));
  return kept.length === 0 ? path : `${path}?${new URLSearchParams(kept)}`;
}

function hasFresh(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
