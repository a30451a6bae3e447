import { menu } from '@approdo/shared/contract/content/menu';
import { moveWithinSiblings } from '@approdo/shared/domain/content/menu';
import { useQuery } from '@tanstack/react-query';
import { useConfirm } from '../../kit/feedback/confirm.tsx';
import { sayWhatServerSaid } from '../../kit/feedback/failure.ts';
import { useAction } from '../../kit/feedback/use-action.ts';
import { useSave } from '../../kit/feedback/use-save.ts';
import { useClient } from '../../session/platform-context.ts';
import type { MenuRow } from './menu-rows.ts';
import { MENU_ACTIONS, REMOVE_MENU_ITEM } from './texts.ts';

const ROWS = { menu };
const MENU_KEY = ['menu'];

/** The whole menu, as a tree. */
export function useMenu() {
  const client = useClient(ROWS);
  return useQuery({ queryKey: MENU_KEY, queryFn: ({ signal }) => client.menu.list({ signal }) });
}

export function useSaveMenuItem(id: string | undefined) {
  const { create, update } = useClient(ROWS).menu;
  return useSave({ id, create, edit: update, reloads: [MENU_KEY], success: MENU_ACTIONS.saved });
}

/** What the buttons of the lines do. Deleting asks first. */
export function useMenuActions(rows: readonly MenuRow[]) {
  const client = useClient(ROWS);
  const confirm = useConfirm();

  const move = useAction({
    run: ({ row, direction }: { readonly row: MenuRow; readonly direction: 'up' | 'down' }) =>
      client.menu.reorder({ body: { updates: moveWithinSiblings(rows, row.id, direction) } }),
    reloads: [MENU_KEY],
    success: () => MENU_ACTIONS.moved,
    describe: (fault) => sayWhatServerSaid(fault, MENU_ACTIONS.saveFailed),
  });
  const remove = useAction({
    run: ({ row }: { readonly row: MenuRow }) => client.menu.remove({ params: { id: row.id } }),
    reloads: [MENU_KEY],
    success: () => MENU_ACTIONS.removed,
    describe: (fault) => sayWhatServerSaid(fault, MENU_ACTIONS.removeFailed),
  });

  return {
    /** One at a time: a second move would start from where the first had not yet led. */
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
