import type { ServerResponse } from 'node:http';
import { parse } from 'node:querystring';
import { isLanguage } from '@approdo/shared/domain/language';
import { word } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import { describeProblem } from './error-answer.ts';
import type { HttpProblem } from './problems.ts';
import type { HeaderSets } from './security-headers.ts';
import { writeJson } from './send-json.ts';
import { LANG, type Speech, UNASKED } from './speech.ts';
import { answerUnread, hasUnreadBody } from './unwanted-body.ts';

/** How a request is to be spoken to, by its address alone. */
export type Addressed = { readonly isOfApi: boolean; readonly speech: Speech };

/** Which languages are offered is not known where there is no site: whoever asks for one has it. */
export function readAddressed(url: string): Addressed {
  const isOfApi = url.startsWith('/api');
  const [path = '', search = ''] = url.split('?', 2);
  const lang = isOfApi ? parse(search)[LANG] : path.split('/', 2)[1];
  const isAsked = typeof lang === 'string' && isLanguage(lang);
  return { isOfApi, speech: isAsked ? { language: lang, asked: lang } : UNASKED };
}

/** Answers a problem where there is no site that could: JSON under the API, a line of text elsewhere. */
export function createPlainRefusal({ api, site }: Pick<HeaderSets, 'api' | 'site'>, problem: HttpProblem) {
  const { status, said, retryAfterSeconds } = problem;
  return (response: ServerResponse, { isOfApi, speech }: Addressed): void => {
    const { language } = speech;
    const text = isOfApi ? writeJson(describeProblem(problem, speech), { language }) : word(said, WORDS[language]);
    const bytes = Buffer.from(text);
    response.statusCode = status;
    const own = {
      ...(isOfApi ? api : site),
      'Content-Type': `${isOfApi ? 'application/json' : 'text/plain'}; charset=utf-8`,
      'Content-Length': String(bytes.length),
      'Cache-Control': 'no-store',
      ...(retryAfterSeconds !== undefined && { 'Retry-After': String(retryAfterSeconds) }),
    };
    for (const [name, value] of Object.entries(own)) response.setHeader(name, value);
    if (hasUnreadBody(response.req)) answerUnread(response, bytes);
    else response.end(bytes);
  };
}
