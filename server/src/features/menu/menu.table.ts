import type { Role } from '@approdo/shared/domain/account/access';

/** `list_order` counts among the lines of one parent. */
export type MenuItemsTable = {
  id: string;
  label: string;
  slug: string | null;
  url: string | null;
  visible_to: Role;
  show_on_desktop: 0 | 1;
  show_on_mobile: 0 | 1;
  parent_id: string | null;
  list_order: number;
};

type MenuTables = { menu_items: MenuItemsTable };

declare module '../../db/schema.ts' {
  interface Schema extends MenuTables {}
}
