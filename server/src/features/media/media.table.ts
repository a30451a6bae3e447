import type { MediaKind } from '@approdo/shared/contract/media';

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

export type MediaTables = { media: MediaTable };
