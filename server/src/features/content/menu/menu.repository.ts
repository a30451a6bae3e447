import type { MenuEntry } from '@approdo/shared/domain/content/menu';
import type { Reader, Trx } from '../../../db/transaction.ts';
import { menuRecord } from './menu.table.ts';

/** Every line of the menu, by order. */
export async function listMenuEntries(reader: Reader): Promise<MenuEntry[]> {
  const rows = await reader.selectFrom('menu_items').selectAll().orderBy('list_order').orderBy('id').execute();
  return rows.map((row) => ({ ...menuRecord.recordOf(row), order: row.list_order }));
}

export async function insertMenuEntry(trx: Trx, entry: MenuEntry): Promise<void> {
  await trx.insertInto('menu_items').values(rowOf(entry)).execute();
}

export async function updateMenuEntry(trx: Trx, entry: MenuEntry): Promise<void> {
  await trx.updateTable('menu_items').set(rowOf(entry)).where('id', '=', entry.id).execute();
}

/** Deletes an entry, and with it its children. */
export async function deleteMenuEntry(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom('menu_items').where('id', '=', id).execute();
}

function rowOf(entry: MenuEntry) {
  return { ...menuRecord.rowOf(entry), list_order: entry.order };
}
