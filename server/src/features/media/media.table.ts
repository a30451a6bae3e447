import type { MediaKind } from '@approdo/shared/contract/content/media';

export type MediaTable = {
  id: string;
  /** Name in the uploads; it never changes its meaning. */
  file: string;
  name: string;
  caption: string;
  alt: string;
  /** MIME type. */
  type: string;
  kind: MediaKind;
  size: number;
  width: number | null;
  height: number | null;
  /** Seconds. */
  duration: number | null;
  created_at: string;
};

/** What is shown of a picture. */
export type PictureRow = Pick<MediaTable, 'id' | 'file' | 'alt' | 'caption' | 'width' | 'height'>;

type MediaTables = { media: MediaTable };

declare module '../../db/schema.ts' {
  interface Schema extends MediaTables {}
}
