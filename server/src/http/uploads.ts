import { stat } from 'node:fs/promises';
import { renditionWidths } from '@approdo/shared/contract/media';
import { say } from '@approdo/shared/words/say';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { pathInside } from '../adapters/path-inside.ts';
import { uploadTypeOf } from '../adapters/upload-types.ts';
import { HttpProblem, notFound } from './problems.ts';

export type UploadPlaces = {
  readonly uploads: string;
  readonly renditions: string;
  /** Told of a picture that is sent as it is, since its renditions are not made yet. */
  readonly hurryRenditions: (file: string) => void;
};

/** A file, and whether its address will always give the same. */
type Choice = {
  readonly root: string;
  readonly name: string;
  /** Names never change their meaning: they are the ETag. */
  readonly version: string;
  readonly isFinal: boolean;
};

const FOREVER = 'public, max-age=31536000, immutable';
const NOT_YET = 'no-cache';

/** The files of the library: a picture also in the widths that are made ahead, in the best format that `Accept` takes. */
export function createUploads(places: UploadPlaces): Router {
  const router = Router({ caseSensitive: true });
  router.get('/:file', answerFile(places));
  router.use(() => {
    throw notFound();
  });
  return router;
}

function answerFile(places: UploadPlaces): RequestHandler<{ file: string }> {
  return async (request, response) => {
    const { file } = request.params;
    // A page may run any script that lies on the site: what is no picture, film or recording is not there.
    if (!uploadTypeOf(file)) throw notFound();
    const width = renditionWidths.find((known) => String(known) === request.query.w);
    if (width !== undefined) response.vary('Accept');
    const choice = width === undefined ? originalOf(places, file) : await choose(places, { file, width, request });
    await send(response, choice);
  };
}

function originalOf({ uploads }: UploadPlaces, file: string): Choice {
  return { root: uploads, name: file, version: file, isFinal: true };
}

type Asked = { readonly file: string; readonly width: number; readonly request: Request<{ file: string }> };

/** A picture's folder is there once all of its renditions are; one that is not in it weighs more than the original. */
async function choose(places: UploadPlaces, { file, width, request }: Asked): Promise<Choice> {
  const original = originalOf(places, file);
  const root = pathInside(places.renditions, file);
  if (!(await isThere(root))) {
    places.hurryRenditions(file);
    return { ...original, isFinal: false };
  }
  for (const extension of takenFormats(request.get('accept'))) {
    const name = `${width}.${extension}`;
    if (await isThere(pathInside(root, name))) return { root, name, version: `${file}/${name}`, isFinal: true };
  }
  return original;
}

/** Formats that a browser names: those that take anything at all may be old ones that show neither. */
function takenFormats(accept = ''): ('avif' | 'webp')[] {
  const refusals = accept.split(',').filter((offer) => /;\s*q=0(?:\.0*)?\s*$/.test(offer));
  const isTaken = (format: string) =>
    accept.includes(`image/${format}`) && !refusals.some((offer) => offer.includes(`image/${format}`));
  return (['avif', 'webp'] as const).filter(isTaken);
}

async function isThere(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}

function send(response: Response, { root, name, version, isFinal }: Choice): Promise<void> {
  const headers = { 'Cache-Control': isFinal ? FOREVER : NOT_YET, ETag: `"${version}"` };
  return new Promise((resolve, reject) => {
    response.sendFile(name, { root, dotfiles: 'ignore', cacheControl: false, headers }, (error?: Error) => {
      if (!error || response.headersSent) resolve();
      else reject(problemOf(error, response));
    });
  });
}

/** What the file sender refuses: a file that is not there, or a part that it does not have. */
function problemOf(error: Error, response: Response): Error {
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 404) return notFound();
  if (status !== 416) return error;
  if ('headers' in error && typeof error.headers === 'object') response.set({ ...error.headers });
  response.removeHeader('Cache-Control');
  return new HttpProblem(416, say('partMissing'));
}
