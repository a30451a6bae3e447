import type { Media, MediaKind } from '@approdo/shared/contract/media';

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

/** Whether each word of what is searched for stands in the name, caption or alternative text. */
export function isFoundBy(search: string, { name, caption, alt }: Pick<Media, 'name' | 'caption' | 'alt'>): boolean {
  const text = fold(`${name} ${caption} ${alt}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The file that an address of the library names, as the contract keeps it. */
export function fileOf({ url }: Pick<Media, 'url'>): string {
  return url.replace('/uploads/', '');
}

/** "perche" finds "Perché". */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').trim();
}
