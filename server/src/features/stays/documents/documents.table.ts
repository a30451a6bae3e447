import { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedDocument = z.object({
  id: z.string(),
  bookingId: z.string(),
  kind: z.enum(['RECEIPT', 'CONTRACT']),
  bytes: z.custom<Uint8Array>(),
  /** Hexadecimal, of the bytes. */
  sha256: z.string(),
  createdAt: z.string(),
});
export const documentRecord = describeRecord('documents', storedDocument);

/** A document made for a stay, as it was made. */
export type StoredDocument = Readonly<z.output<typeof storedDocument>>;

type DocumentsTables = { documents: RowOf<StoredDocument> };

declare module '../../../db/schema.ts' {
  interface Schema extends DocumentsTables {}
}
