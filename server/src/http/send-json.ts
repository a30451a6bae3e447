import type { ServerResponse } from 'node:http';
import { answerUnread, hasUnreadBody } from './unwanted-body.ts';

type Replacer = (key: string, value: unknown) => unknown;

/**
 * Sends an answer as JSON. Express's own way looks up the type and parses it first: a third of the time that a short
 * answer takes. The text is encoded once, since to count its bytes beforehand takes as long.
 */
export function sendJson(response: ServerResponse, answer: unknown, replacer?: Replacer): void {
  const bytes = Buffer.from(JSON.stringify(answer, replacer));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  if (hasUnreadBody(response.req)) answerUnread(response, bytes);
  else response.end(bytes);
}
