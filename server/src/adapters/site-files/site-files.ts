import type { FileStore } from '../file-store/file-store.ts';
import type { RenditionShelf } from './rendition-shelf.ts';

/** What a site shows that is no text: its uploads, and what was made of them. */
export type SiteFiles = { readonly store: FileStore; readonly shelf: RenditionShelf };

/** What the store calls a file of the uploads. */
export function uploadKey(file: string): string {
  return `uploads/${file}`;
}

/** What the store calls a rendition, which is named by width and format, as `480.avif`. */
export function renditionKey(file: string, rendition: string): string {
  return `renditions/${file}/${rendition}`;
}
