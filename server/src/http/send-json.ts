import type { ServerResponse } from 'node:http';
import type { Language } from '@approdo/shared/domain/language';
import { wordAll } from '@approdo/shared/words/say';
import { WORDS } from '@approdo/shared/words/words';
import { answerUnread, hasUnreadBody } from './unwanted-body.ts';

type Replacer = (key: string, value: unknown) => unknown;

type Writing = { readonly language: Language; readonly replacer?: Replacer | undefined };

/** As JSON writes the mark of what is said by key: few answers have it, and those alone are gone through. */
const MARK = String.raw`\u0001`;

/** What is never changed from now on, with its JSON once that was written. */
const settled = new WeakMap<object, string | undefined>();

/** Says that a part of answers stays as it is for as long as there is this list: as a field of an answer it is written once. */
export function settle<List extends readonly unknown[]>(list: List): List {
  settled.set(list, undefined);
  return list;
}

/** The answer as JSON, in words of the language. */
export function writeJson(answer: unknown, { language, replacer }: Writing): string {
  const written = replacer ? JSON.stringify(answer, replacer) : writeFields(answer);
  return written.includes(MARK) ? JSON.stringify(wordAll(answer, WORDS[language]), replacer) : written;
}

/** As `JSON.stringify` writes it, but for what is settled. */
function writeFields(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return JSON.stringify(answer);
  const fields = Object.entries(answer);
  if (!fields.some(([, value]) => isSettled(value))) return JSON.stringify(answer);
  const told = fields.filter(([, value]) => value !== undefined);
  return `{${told.map(([name, value]) => `${JSON.stringify(name)}:${isSettled(value) ? writeOnce(value) : JSON.stringify(value)}`).join()}}`;
}

function writeOnce(list: object): string {
  const written = settled.get(list) ?? JSON.stringify(list);
  settled.set(list, written);
  return written;
}

function isSettled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && settled.has(value);
}

/**
 * Sends an answer as JSON. Express's own way looks up the type and parses it first: a third of the time that a short
 * answer takes. The text is encoded once, since to count its bytes beforehand takes as long.
 */
export function sendJson(response: ServerResponse, answer: unknown, writing: Writing): void {
  const bytes = Buffer.from(writeJson(answer, writing));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  if (hasUnreadBody(response.req)) answerUnread(response, bytes);
  else response.end(bytes);
}
