import { menu } from '@approdo/shared/contract/content/menu';
import { moveWithinSiblings } from '@approdo/shared/domain/content/menu';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { useRead } from '../../session/use-read.ts';
import type { MenuRow } from './menu-rows.ts';
import { MENU_ACTIONS, REMOVE_MENU_ITEM } from './texts.ts';

/** The whole menu, as a tree. */
export function useMenu() {
  return useRead(menu.list);
}

export function useSaveMenuItem(id: string | undefined) {
  return useSave({ id, create: menu.create, edit: menu.update, success: MENU_ACTIONS.saved });
}

/** The actions of the menu entries. Deleting asks first. */
export function useMenuActions(rows: readonly MenuRow[]) {
  const confirm = useConfirm();

  const move = useAction({
    run: ({ row, direction }: { readonly row: MenuRow; readonly direction: 'up' | 'down' }, call) =>
      call(menu.reorder, { body: { updates: moveWithinSiblings(rows, row.id, direction) } }),
    success: () => MENU_ACTIONS.moved,
    describe: MENU_ACTIONS.saveFailed,
  });
  const remove = useAction({
    run: ({ row }: { readonly row: MenuRow }, call) => call(menu.remove, { params: { id: row.id } }),
    success: () => MENU_ACTIONS.removed,
    describe: MENU_ACTIONS.removeFailed,
  });

  return {
    /** One at a time: a second move would be computed from an outdated order. */
    isBusy: move.isPending || remove.isPending,
    move: (row: MenuRow, direction: 'up' | 'down') => move.mutate({ row, direction }),
    remove: async (row: MenuRow) => {
      const { title, text } = REMOVE_MENU_ITEM;
      const isSure = await confirm({ title, text: text(row.label, row.childCount), action: MENU_ACTIONS.remove });
      if (isSure) remove.mutate({ row });
    },
  };
}

export type MenuActions = ReturnType<typeof useMenuActions>;
