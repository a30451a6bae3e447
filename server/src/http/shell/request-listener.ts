import type { IncomingMessage } from 'node:http';
import { type AnswerCache, isOfApi, type Wanted } from '../answers/answer-cache.ts';
import { saysWhoAsks } from '../calls/public-reads.ts';
import type { Listener } from '../listener.ts';

type RequestListenerNeeds = {
  readonly answers: AnswerCache;
  readonly findRead: (request: IncomingMessage) => Wanted | undefined;
  /** Takes all but cached responses and public reads; a read that failed comes here to fail again with its error. */
  readonly express: Listener;
};

/** Answers public requests from the response cache, and passes the others to Express. */
export function createRequestListener({ answers, findRead, express }: RequestListenerNeeds): Listener {
  return (request, response) => {
    if (mayBeKept(request) && answers.answerKept(request, response)) return;
    const read = findRead(request);
    if (read) answers.answer(request, response, read).catch(() => express(request, response));
    else express(request, response);
  };
}

function mayBeKept(request: IncomingMessage): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  return !isOfApi(request.url ?? '') || !saysWhoAsks(request);
}
