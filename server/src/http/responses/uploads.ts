import { renditionWidths } from '@approdo/shared/contract/content/media';
import { parseLogoName } from '@approdo/shared/domain/content/look/logo';
import { uploadTypeOf } from '@approdo/shared/domain/content/upload-type';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { renditionFormats, renditionKey, type SiteFiles, uploadKey } from '../../adapters/site-files/site-files.ts';
import { notFound } from '../problems.ts';
import { type Sendable, sendStoredFile } from './send-stored-file.ts';

export type ServedFiles = SiteFiles & {
  /** Called for a picture that is sent as it is because its renditions are not made yet. */
  readonly prioritizeRenditions: (file: string) => void;
};

const FOREVER = 'public, max-age=31536000, immutable';
const NOT_YET = 'no-cache';

/**
 * Serves the library's files: pictures also in the prepared widths, in the best format that `Accept` allows. Logos have
 * one size.
 */
export function createUploads(files: ServedFiles): Router {
  const router = Router({ caseSensitive: true });
  router.get('/:file', answerFile(files));
  router.use(() => {
    throw notFound();
  });
  return router;
}

function answerFile(files: ServedFiles): RequestHandler<{ file: string }> {
  return async (request, response) => {
    const { file } = request.params;
    // A page may run any script that lies on the site: only pictures, films and recordings are served.
    const known = uploadTypeOf(file);
    if (!known) throw notFound();
    const original = { key: uploadKey(file), version: file, type: known.type };
    const width = parseLogoName(file) ? undefined : renditionWidths.find((each) => String(each) === request.query.w);
    const outcome = width === undefined ? 'heavier' : await sendRendition(files, { file, width, request, response });
    if (outcome === 'sent') return;
    const caching = outcome === 'not made yet' ? NOT_YET : FOREVER;
    if (!(await sendStoredFile(files.store, { ...original, caching }, { request, response }))) throw notFound();
  };
}

type RenditionRequest = {
  readonly file: string;
  readonly width: number;
  readonly request: Request<{ file: string }>;
  readonly response: Response;
};

/** Sends the rendition, unless it is heavier than the original or not made yet. */
async function sendRendition(
  files: ServedFiles,
  { file, width, ...exchange }: RenditionRequest,
): Promise<'sent' | 'heavier' | 'not made yet'> {
  exchange.response.vary('Accept');
  const [best, ...others] = acceptedFormats(exchange.request.get('accept'));
  const renditionIn = (format: string): Sendable => ({
    key: renditionKey(file, `${width}.${format}`),
    version: `${file}/${width}.${format}`,
    type: `image/${format}`,
    caching: FOREVER,
  });
  if (best && (await sendStoredFile(files.store, renditionIn(best), exchange))) return 'sent';
  if (!(await files.renditionSets.isFilled(file))) {
    if (await files.store.find(uploadKey(file))) files.prioritizeRenditions(file);
    return 'not made yet';
  }
  for (const format of others) {
    if (await sendStoredFile(files.store, renditionIn(format), exchange)) return 'sent';
  }
  return 'heavier';
}

/** Formats that a browser names: one that accepts `*` may be old and show neither. */
function acceptedFormats(accept = ''): (typeof renditionFormats)[number][] {
  const refusals = accept.split(',').filter((offer) => /;\s*q=0(?:\.0*)?\s*$/.test(offer));
  const isAccepted = (format: string) =>
    accept.includes(`image/${format}`) && !refusals.some((offer) => offer.includes(`image/${format}`));
  return renditionFormats.filter(isAccepted);
}
