import type { MenuEntry } from '@approdo/shared/domain/site/menu';
import type { Reader, Trx } from '../../db/transaction.ts';
import type { MenuItemsTable } from './menu.table.ts';

/** Every line of the menu, by order. */
export async function listMenuEntries(reader: Reader): Promise<MenuEntry[]> {
  const rows = await reader.selectFrom('menu_items').selectAll().orderBy('list_order').orderBy('id').execute();
  return rows.map(entryOf);
}

export async function insertMenuEntry(trx: Trx, entry: MenuEntry): Promise<void> {
  await trx.insertInto('menu_items').values(rowOf(entry)).execute();
}

export async function updateMenuEntry(trx: Trx, entry: MenuEntry): Promise<void> {
  await trx.updateTable('menu_items').set(rowOf(entry)).where('id', '=', entry.id).execute();
}

/** The lines under it go with it. */
export async function deleteMenuEntry(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('menu_items').where('id', '=', id).execute();
}

function entryOf(row: MenuItemsTable): MenuEntry {
  return {
    id: row.id,
    label: row.label,
    slug: row.slug,
    url: row.url,
    visibleTo: row.visible_to,
    showOnDesktop: row.show_on_desktop === 1,
    showOnMobile: row.show_on_mobile === 1,
    parentId: row.parent_id,
    order: row.list_order,
  };
}

function rowOf(entry: MenuEntry): MenuItemsTable {
  return {
    id: entry.id,
    label: entry.label,
    slug: entry.slug,
    url: entry.url,
    visible_to: entry.visibleTo,
    show_on_desktop: entry.showOnDesktop ? 1 : 0,
    show_on_mobile: entry.showOnMobile ? 1 : 0,
    parent_id: entry.parentId,
    list_order: entry.order,
  };
}
