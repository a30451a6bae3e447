import { renditionWidths } from '@approdo/shared/contract/content/media';
import type { FileStore } from '../file-store/file-store.ts';
import type { RenditionSets } from './rendition-set.ts';

/** What a site shows that is no text: its uploads, and what was made of them. */
export type SiteFiles = {
  readonly store: FileStore;
  readonly renditionSets: RenditionSets;
  /** Takes an upload away that the database names no more: at once, or by a sweep once no backup can need it. */
  readonly discard: (file: string) => Promise<void>;
  /** Takes away what nothing has named for a day. Absent where nothing is left for later. */
  readonly sweep?: (sweeping: Sweeping) => Promise<void>;
};

export type Sweeping = {
  /** Those of some uploads that database or backups name. */
  readonly findNamed: (files: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly now: Date;
};

/** What the store calls a file of the uploads. */
export function uploadKey(file: string): string {
  return `uploads/${file}`;
}

/** In the order in which they weigh less. */
export const renditionFormats = ['avif', 'webp'] as const;

/** Of those that a picture may have; one that would weigh more than the original is not made. */
export function listRenditions(): string[] {
  return renditionWidths.flatMap((width) => renditionFormats.map((format) => `${width}.${format}`));
}

/** What the store calls a rendition, which is named by width and format, as `480.avif`. */
export function renditionKey(file: string, rendition: string): string {
  return `renditions/${file}/${rendition}`;
}
