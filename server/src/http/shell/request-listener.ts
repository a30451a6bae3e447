import type { IncomingMessage } from 'node:http';
import { identifiesCaller } from '../calls/public-reads.ts';
import type { Listener } from '../listener.ts';
import { isApiUrl, type ResponseCache, type ResponseSource } from '../responses/response-cache.ts';

type RequestListenerNeeds = {
  readonly answers: ResponseCache;
  readonly findRead: (request: IncomingMessage) => ResponseSource | undefined;
  /** Takes all but cached responses and public reads; a read that failed comes here to fail again with its error. */
  readonly express: Listener;
};

/** Answers public requests from the response cache, and passes the others to Express. */
export function createRequestListener({ answers, findRead, express }: RequestListenerNeeds): Listener {
  return (request, response) => {
    if (isCacheable(request) && answers.sendCached(request, response)) return;
    const read = findRead(request);
    if (read) answers.answer(request, response, read).catch(() => express(request, response));
    else express(request, response);
  };
}

function isCacheable(request: IncomingMessage): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !isApiUrl(request.url ?? '') || !identifiesCaller(request);
}
