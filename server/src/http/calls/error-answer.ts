import { type Saying, say, word, wordEach } from '@approdo/shared/words/say';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import type { ErrorRequestHandler, Response } from 'express';
import { StoreAwayError } from '../../adapters/file-store/file-store.ts';
import { isBusy, isClosed, isDiskFull } from '../../db/faults.ts';
import { readAddressed } from '../addressed.ts';
import { sendJson } from '../answers/send-json.ts';
import { writeBusyPage } from '../busy-page.ts';
import { type LocaleContext, localeOf, mayNameVersions } from '../locale-context.ts';
import { away, HttpProblem } from '../problems.ts';
import { requestIdOf } from '../request-log.ts';
import type { Headers } from '../security-headers.ts';
import { withoutAnyVersion } from './versions-asked.ts';

/** Texts for the framework's own refusals, by status. */
const FRAMEWORK_TEXTS: Readonly<Record<number, Saying>> = {
  400: say('requestUnreadable'),
  413: say('bodyTooLarge'),
  415: say('bodyUnsupported'),
};

type Log = { error(details: object, message: string): void };

/** The one place where an error becomes a response; anything but a refusal is logged and its text kept from clients. */
export function answerErrors(log: Log, ofBusyPage: Headers): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // The gate has already answered for a site that was closed meanwhile.
    if (response.writableEnded) return;
    const problem = problemOf(error);
    if (problem.status === 500) log.error({ requestId: requestIdOf(request), err: error }, 'request failed');
    if (response.headersSent) return next(error);
    const { isPage, locale } = readAddressed(request, request.originalUrl);
    if (isPage && problem.status === 503) {
      tell(response, problem)
        .set({ ...ofBusyPage, 'Cache-Control': 'no-store' })
        .type('html');
      response.send(writeBusyPage(problem.said, locale.language));
      return;
    }
    return sendProblem(response, problem, localeOf(request));
  };
}

function sendProblem(response: Response, problem: HttpProblem, locale: LocaleContext): void {
  tell(response, problem);
  const { said, fields, code } = problem;
  const extras = mayNameVersions(locale) ? problem.extras : withoutAnyVersion(problem.extras);
  sendJson(response, describeProblem({ said, fields, code, extras }, locale));
}

function tell(response: Response, { status, retryAfterSeconds }: HttpProblem): Response {
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
  return response.status(status);
}

type Described = Pick<HttpProblem, 'said' | 'fields' | 'code' | 'extras'>;

/** The JSON body of a refusal in the call's language; only here are refusals translated for JSON clients. */
export function describeProblem({ said, fields, code, extras }: Described, { language }: LocaleContext): object {
  const words = REFUSAL_WORDS[language];
  return { error: word(said, words), ...(fields && { fields: wordEach(fields, words) }), code, ...extras };
}

export function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (isDiskFull(error)) return new HttpProblem(507, say('diskFull'));
  if (isClosed(error)) return away();
  if (isBusy(error) || error instanceof StoreAwayError) {
    return new HttpProblem(503, say('siteBusy'), { retryAfterSeconds: 1 });
  }
  const status = statusOf(error);
  return new HttpProblem(status, FRAMEWORK_TEXTS[status] ?? say('serverFault'));
}

/** The status of a client error, as Express and its body parser mark it; 500 for anything else. */
function statusOf(error: unknown): number {
  if (!(error instanceof Error) || !('status' in error)) return 500;
  const { status } = error;
  if (typeof status !== 'number' || status < 400 || status >= 500) return 500;
  return status in FRAMEWORK_TEXTS ? status : 400;
}
