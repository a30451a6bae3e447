import { menuChild } from '@approdo/shared/contract/content/menu';
import type { z } from 'zod';
import { describeRecord, type RowOf } from '../../../db/record.ts';

const storedEntry = menuChild.omit({ order: true, version: true, inItalian: true });
export const menuRecord = describeRecord('menu_items', storedEntry);

/** `list_order` orders the entries of one parent. */
type MenuTables = { menu_items: RowOf<z.output<typeof storedEntry>> & { list_order: number } };

declare module '../../../db/schema.ts' {
  interface Schema extends MenuTables {}
}
