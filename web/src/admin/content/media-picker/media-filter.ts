import type { Media, MediaKind } from '@approdo/shared/contract/content/media';

/** The media that a list shows. */
export type MediaFilter = {
  readonly kind: MediaKind;
  /** The MIME types; all of the kind if left out. */
  readonly types?: readonly string[];
};

/** What was chosen: a file of the library, or an address typed by hand, which has no id. */
export type Picked = Pick<Media, 'url' | 'alt' | 'caption'> & Partial<Media>;

export const ANY_IMAGE: MediaFilter = { kind: 'image' };

/** "Images jpg, jpeg, png, gif only" (SPEC.md section 2). */
export const COVER_IMAGE: MediaFilter = { kind: 'image', types: ['image/jpeg', 'image/png', 'image/gif'] };

export const ANY_AUDIO: MediaFilter = { kind: 'audio' };
export const ANY_VIDEO: MediaFilter = { kind: 'video' };

export function matchesFilter({ kind, types }: MediaFilter, media: Pick<Picked, 'contentType' | 'type'>): boolean {
  return media.contentType === kind && (types === undefined || types.some((type) => type === media.type));
}

/** The text that a search looks through. */
export function textOfMedia({ name, caption, alt }: Pick<Media, 'name' | 'caption' | 'alt'>): string {
  return `${name} ${caption} ${alt}`;
}

const LIBRARY = '/uploads/';

/** Whether an address is that of a library file. */
export function isOfLibrary(address: string): boolean {
  return address.startsWith(LIBRARY);
}

/** The file name in a library address, as the contract stores it. */
export function fileOf({ url }: Pick<Media, 'url'>): string {
  return url.replace(LIBRARY, '');
}
