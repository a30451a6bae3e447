import { guideAnswer } from '@approdo/shared/contract/stays/guide';
import type { SectionTime } from '@approdo/shared/domain/stays/guide';
import type { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const guideTerms = guideAnswer.omit({ sections: true, version: true });
export const guideTermsRecord = describeRecord('guide_terms', guideTerms);
export type StoredGuideTerms = Readonly<z.output<typeof guideTerms>>;

type GuideTables = {
  /** One row per section. */
  guide: { id: string; position: number; title: string; content: string; shown: SectionTime };
  guide_terms: { only_row: 1 } & RowOf<StoredGuideTerms>;
  /** What opens the door for a stay. */
  door_codes: { booking_id: string; code: string };
};

declare module '../../../db/schema.ts' {
  interface Schema extends GuideTables {}
}
