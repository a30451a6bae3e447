import type { RequestHandler } from 'express';
import type { FileStore } from '../../adapters/file-store/file-store.ts';
import { notFound } from '../problems.ts';
import type { Headers } from '../security-headers.ts';
import { type Sendable, sendStoredFile } from './send-stored-file.ts';

/** The pictures of the site at its root, and their types. */
const SITE_PICTURES = {
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'apple-touch-icon.png': 'image/png',
  'favicon.ico': 'image/vnd.microsoft.icon',
  'icon.svg': 'image/svg+xml',
  'share.jpg': 'image/jpeg',
} as const;

type SitePicture = keyof typeof SITE_PICTURES;

export const SITE_PICTURE_PATHS = Object.keys(SITE_PICTURES).map((name) => `/${name}`);

/** Undefined: the published look has no such picture of its own, and the site answers as without a look. */
export type FindSitePicture = (name: SitePicture) => Promise<Pick<Sendable, 'key' | 'version'> | 'missing' | undefined>;

type Needs = {
  readonly find: FindSitePicture;
  readonly store: FileStore;
  /** A drawing is opened under these as an upload is: it can do nothing. */
  readonly headers: Headers;
};

/** Serves the pictures of the published look at addresses that stay, so each is asked for again by its ETag. */
export function createSitePictures({ find, store, headers }: Needs): RequestHandler {
  return async (request, response, next) => {
    const name = request.path.slice(1);
    if (!isSitePicture(name)) return next();
    const found = await find(name);
    if (found === undefined) return next();
    response.set(headers);
    if (found === 'missing') throw notFound();
    const file = { ...found, type: SITE_PICTURES[name], caching: 'no-cache' };
    if (!(await sendStoredFile(store, file, { request, response }))) throw notFound();
  };
}

function isSitePicture(name: string): name is SitePicture {
  return Object.hasOwn(SITE_PICTURES, name);
}
