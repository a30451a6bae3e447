import type { ServerResponse } from 'node:http';
import { endDiscardingBody, hasUnreadBody } from '../bodies/discarded-body.ts';

/** Lists whose items never change from now on. */
const immutableLists = new WeakSet<object>();

/** JSON of these lists, once written. */
const jsonByList = new WeakMap<object, string>();

/** Declares the items of a list immutable: where such a list is a field of an answer, its JSON is written once. */
export function markImmutable<Things extends readonly object[]>(things: Things): Things {
  immutableLists.add(things);
  return things;
}

/** Like `JSON.stringify`, but reuses the JSON of immutable lists. */
export function writeJson(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return JSON.stringify(answer);
  const fields = Object.entries(answer);
  if (!fields.some(([, value]) => isImmutable(value))) return JSON.stringify(answer);
  const definedFields = fields.filter(([, value]) => value !== undefined);
  return `{${definedFields.map(([name, value]) => `${JSON.stringify(name)}:${isImmutable(value) ? writeList(value) : JSON.stringify(value)}`).join()}}`;
}

function writeList(things: readonly object[]): string {
  const json = jsonByList.get(things) ?? JSON.stringify(things);
  jsonByList.set(things, json);
  return json;
}

function isImmutable(value: unknown): value is readonly object[] {
  return Array.isArray(value) && immutableLists.has(value);
}

/**
 * Sends an answer as JSON. Express's `json` looks up the type and parses it first: a third of the time that a short
 * answer takes. The text is encoded once, since to count its bytes beforehand takes as long.
 */
export function sendJson(response: ServerResponse, answer: unknown): void {
  const bytes = Buffer.from(writeJson(answer));
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', bytes.length);
  if (hasUnreadBody(response.req)) endDiscardingBody(response, bytes);
  else response.end(bytes);
}
