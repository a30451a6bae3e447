import type { ServerResponse } from 'node:http';
import { word } from '@approdo/shared/words/say';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import type { Addressed } from '../addressed.ts';
import { writeJson } from '../answers/send-json.ts';
import { answerUnread, hasUnreadBody } from '../bodies/unwanted-body.ts';
import { writeBusyPage } from '../busy-page.ts';
import { describeProblem } from '../calls/error-answer.ts';
import type { HttpProblem } from '../problems.ts';
import type { HeaderSets } from '../security-headers.ts';

/** Answers a problem without a site: JSON under the API, else a page if it is temporary, or a line of text. */
export function createPlainRefusal(
  { api, site, busy }: Pick<HeaderSets, 'api' | 'site' | 'busy'>,
  problem: HttpProblem,
) {
  const { status, said, retryAfterSeconds } = problem;

  function write({ isOfApi, isPage, locale }: Addressed) {
    const { language } = locale;
    if (isOfApi)
      return {
        headers: api,
        type: 'application/json',
        text: writeJson(describeProblem(problem, locale)),
      };
    if (isPage && status === 503) return { headers: busy, type: 'text/html', text: writeBusyPage(said, language) };
    return { headers: site, type: 'text/plain', text: word(said, REFUSAL_WORDS[language]) };
  }

  return (response: ServerResponse, addressed: Addressed): void => {
    const { headers, type, text } = write(addressed);
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
    if (hasUnreadBody(response.req)) answerUnread(response, bytes);
    else response.end(bytes);
  };
}
