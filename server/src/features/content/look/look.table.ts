import { storedLook } from '@approdo/shared/contract/content/look';
import { z } from 'zod';
import { jsonColumn } from '../../../db/json-column.ts';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const publishedLook = z.object({
  id: z.string(),
  /** Grows by one with each that is published. */
  position: z.number().int(),
  look: storedLook,
  publishedAt: z.string(),
  /** The name of who published it, as it was then. */
  publishedBy: z.string(),
});
export const looksRecord = describeRecord('looks', publishedLook);
export type PublishedLook = Readonly<z.output<typeof publishedLook>>;

export const draftColumn = jsonColumn('look_draft.look', storedLook);

type LookTables = {
  looks: RowOf<z.output<typeof publishedLook>>;
  look_draft: { only_row: 1; look: string };
};

declare module '../../../db/schema.ts' {
  interface Schema extends LookTables {}
}
