import { formatMessage, formatMessages, type MessageOrText, say } from '@approdo/shared/words/say';
import { REFUSAL_WORDS } from '@approdo/shared/words/words';
import type { ErrorRequestHandler, Response } from 'express';
import { StoreAwayError } from '../../adapters/file-store/file-store.ts';
import { TableRefusal } from '../../adapters/moving/table-reader.ts';
import { isBusy, isClosed, isDiskFull } from '../../db/faults.ts';
import { writeBusyPage } from '../busy-page.ts';
import { type LocaleContext, localeOf, mayNameVersions } from '../locale-context.ts';
import { HttpProblem, siteAway } from '../problems.ts';
import { classifyRequest } from '../request-kind.ts';
import { requestIdOf } from '../request-log.ts';
import { sendJson } from '../responses/send-json.ts';
import type { Headers } from '../security-headers.ts';
import { withoutAnyVersion } from './answer-versions.ts';

/** Texts for the framework's own refusals, by status. */
const FRAMEWORK_TEXTS: Readonly<Record<number, MessageOrText>> = {
  400: say('requestUnreadable'),
  413: say('bodyTooLarge'),
  415: say('bodyUnsupported'),
};

type Log = { error(details: object, message: string): void };

/** The one place where an error becomes a response; anything but a refusal is logged and its text kept from clients. */
export function handleErrors(log: Log, busyPageHeaders: Headers): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    // The gate has already answered for a site that was closed meanwhile.
    if (response.writableEnded) return;
    const problem = problemOf(error);
    if (problem.status === 500) log.error({ requestId: requestIdOf(request), err: error }, 'request failed');
    if (response.headersSent) return next(error);
    const { isPage, locale } = classifyRequest(request, request.originalUrl);
    if (isPage && problem.status === 503) {
      setStatus(response, problem)
        .set({ ...busyPageHeaders, 'Cache-Control': 'no-store' })
        .type('html');
      response.send(writeBusyPage(problem.userMessage, locale.language));
      return;
    }
    return sendProblem(response, problem, localeOf(request));
  };
}

function sendProblem(response: Response, problem: HttpProblem, locale: LocaleContext): void {
  setStatus(response, problem);
  const { userMessage, fields, code } = problem;
  const extras = mayNameVersions(locale) ? problem.extras : withoutAnyVersion(problem.extras);
  sendJson(response, describeProblem({ userMessage, fields, code, extras }, locale));
}

function setStatus(response: Response, { status, retryAfterSeconds }: HttpProblem): Response {
  if (retryAfterSeconds !== undefined) response.set('Retry-After', String(retryAfterSeconds));
  return response.status(status);
}

type ProblemParts = Pick<HttpProblem, 'userMessage' | 'fields' | 'code' | 'extras'>;

/** The JSON body of a refusal in the call's language; only here are refusals translated for JSON clients. */
export function describeProblem(
  { userMessage, fields, code, extras }: ProblemParts,
  { language }: LocaleContext,
): object {
  const words = REFUSAL_WORDS[language];
  return {
    error: formatMessage(userMessage, words),
    ...(fields && { fields: formatMessages(fields, words) }),
    code,
    ...extras,
  };
}

export function problemOf(error: unknown): HttpProblem {
  if (error instanceof HttpProblem) return error;
  if (error instanceof TableRefusal) {
    return new HttpProblem(error.status, error.message, { code: error.code, fields: { file: error.message } });
  }
  if (isDiskFull(error)) return new HttpProblem(507, say('diskFull'));
  if (isClosed(error)) return siteAway();
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
