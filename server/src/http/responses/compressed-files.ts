import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import type { RequestHandler } from 'express';
import { chooseEncoding } from './compress-response.ts';

const ENDINGS = { br: '.br', gzip: '.gz', identity: undefined } as const;

/** Serves the compressed copy that the build placed beside a file, where the browser accepts it. */
export function preferCompressed(folder: string): RequestHandler {
  const names = new Set(existsSync(folder) ? readdirSync(folder) : []);
  return (request, response, next) => {
    const name = request.path.slice(1);
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    const ending = ENDINGS[encoding];
    if (ending && names.has(name) && names.has(name + ending)) {
      request.url = `/${name}${ending}`;
      response.type(extname(name)).set('Content-Encoding', encoding);
    }
    response.vary('Accept-Encoding');
    next();
  };
}
