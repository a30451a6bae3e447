import { renditionWidths } from '@approdo/shared/contract/content/media';
import type { FileStore } from '../file-store/file-store.ts';
import type { RenditionSets } from './rendition-set.ts';

/** The files of a site: its uploads and their renditions. */
export type SiteFiles = {
  readonly store: FileStore;
  /** Where a file of the store lies on this machine's disk; left out where files are elsewhere. */
  readonly localPath?: (name: string) => string;
  readonly renditionSets: RenditionSets;
  /** Removes an upload that the database no longer names: at once, or by a later sweep if backups may need it. */
  readonly discard: (file: string) => Promise<void>;
  /** Removes files that nothing has named for a day; logos alone, if `discard` removes others at once. */
  readonly sweep: (sweeping: Sweeping) => Promise<void>;
};

export type Sweeping = {
  /** The given uploads that the database or backups name. */
  readonly findNamed: (files: readonly string[]) => Promise<ReadonlySet<string>>;
  readonly now: Date;
};

/** The store's name for an uploaded file. */
export function uploadKey(file: string): string {
  return `uploads/${file}`;
}

/** The smallest format first. */
export const renditionFormats = ['avif', 'webp'] as const;

/** All rendition names a picture may have; one larger than the original is not made. */
export function listRenditions(): string[] {
  return renditionWidths.flatMap((width) => renditionFormats.map((format) => `${width}.${format}`));
}

/** The store's name for a rendition, which is given by width and format: `480.avif`. */
export function renditionKey(file: string, rendition: string): string {
  return `renditions/${file}/${rendition}`;
}
