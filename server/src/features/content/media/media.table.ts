import { mediaKind } from '@approdo/shared/contract/content/media';
import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedMedia = z.object({
  id: z.string(),
  /** The name in the uploads; it never comes to mean another file. */
  file: z.string(),
  name: z.string(),
  caption: z.string(),
  alt: z.string(),
  /** MIME type. */
  type: z.string(),
  kind: mediaKind,
  size: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  createdAt: z.string(),
});
export const mediaRecord = describeRecord('media', storedMedia);
export type StoredMedia = Readonly<z.output<typeof storedMedia>>;

/** The columns shown of a picture. */
export type PictureRow = Pick<StoredMedia, 'id' | 'file' | 'alt' | 'caption' | 'width' | 'height'>;

type MediaTables = { media: RowOf<z.output<typeof storedMedia>> };

declare module '../../../db/schema.ts' {
  interface Schema extends MediaTables {}
}
