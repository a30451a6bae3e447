import type { Media, MediaKind } from '@approdo/shared/contract/content/media';

/** Which media a list shows. */
export type MediaFilter = {
  readonly kind: MediaKind;
  /** MIME types; every one of the kind where left out. */
  readonly types?: readonly string[];
};

export const ANY_IMAGE: MediaFilter = { kind: 'image' };

/** "Images jpg, jpeg, png, gif only" (SPEC.md section 2). */
export const COVER_IMAGE: MediaFilter = { kind: 'image', types: ['image/jpeg', 'image/png', 'image/gif'] };

export const ANY_AUDIO: MediaFilter = { kind: 'audio' };
export const ANY_VIDEO: MediaFilter = { kind: 'video' };

export function isShownBy({ kind, types }: MediaFilter, media: Pick<Media, 'contentType' | 'type'>): boolean {
  return media.contentType === kind && (types === undefined || types.includes(media.type));
}

/** All of it that a search finds. */
export function textOfMedia({ name, caption, alt }: Pick<Media, 'name' | 'caption' | 'alt'>): string {
  return `${name} ${caption} ${alt}`;
}

/** The file that an address of the library names, as the contract keeps it. */
export function fileOf({ url }: Pick<Media, 'url'>): string {
  return url.replace('/uploads/', '');
}
