import { pageSummary } from '@approdo/shared/contract/content/pages';
import type { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedPage = pageSummary.omit({ version: true });
export type StoredPage = z.output<typeof storedPage>;

export const pageRecord = describeRecord('pages', storedPage);

type PageTables = { pages: RowOf<StoredPage> };

declare module '../../../db/schema.ts' {
  interface Schema extends PageTables {}
}
