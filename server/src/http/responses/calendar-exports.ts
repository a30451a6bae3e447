import { type RequestHandler, Router } from 'express';
import { sha256 } from '../../adapters/digest.ts';
import { notFound } from '../problems.ts';
import { hasFresh } from './has-fresh.ts';

export type ReadExport = (token: string, options: { readonly isWhole: boolean }) => Promise<string>;

/** A token in base64url: 256 bits. */
const NAME = /^([\w-]{43})\.ics$/;

/** Serves calendars to portals and cleaners. Not in the contract: the readers have no account and want no JSON. */
export function createCalendarExports(read: ReadExport): RequestHandler {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/:name', async (request, response) => {
    const token = NAME.exec(request.params.name)?.[1];
    if (token === undefined) throw notFound();
    const text = await read(token, { isWhole: request.method === 'GET' });
    const etag = `"${sha256(text, 'base64url').slice(0, 27)}"`;
    response.set({ 'Cache-Control': 'no-cache', ETag: etag });
    if (hasFresh(request, etag)) response.status(304).end();
    else response.type('text/calendar; charset=utf-8').send(Buffer.from(text));
  });
  router.use(() => {
    throw notFound();
  });
  return router;
}
