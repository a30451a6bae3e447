import type { ServerResponse } from 'node:http';
import { formatMessage } from '@approdo/shared/words/say';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import { endDiscardingBody, hasUnreadBody } from '../bodies/discarded-body.ts';
import { writeBusyPage } from '../busy-page.ts';
import { describeProblem } from '../calls/error-response.ts';
import type { HttpProblem } from '../problems.ts';
import type { RequestKind } from '../request-kind.ts';
import { writeJson } from '../responses/send-json.ts';
import type { HeaderSets } from '../security-headers.ts';

/** Answers a problem without a site: JSON under the API, else a page if it is temporary, or a line of text. */
export function createPlainRefusal(
  { api, site, busy }: Pick<HeaderSets, 'api' | 'site' | 'busy'>,
  problem: HttpProblem,
) {
  const { status, userMessage, retryAfterSeconds } = problem;

  function write({ isApi, isPage, locale }: RequestKind) {
    const { language } = locale;
    if (isApi)
      return {
        headers: api,
        type: 'application/json',
        text: writeJson(describeProblem(problem, locale)),
      };
    if (isPage && status === 503)
      return { headers: busy, type: 'text/html', text: writeBusyPage(userMessage, language) };
    return { headers: site, type: 'text/plain', text: formatMessage(userMessage, REFUSAL_WORDS[language]) };
  }

  return (response: ServerResponse, kind: RequestKind): void => {
    const { headers, type, text } = write(kind);
    const bytes = Buffer.from(text);
    response.statusCode = status;
    const own = {
      ...headers,
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    };
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    if (hasUnreadBody(response.req)) endDiscardingBody(response, bytes);
    else response.end(bytes);
  };
}
