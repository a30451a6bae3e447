import type { MenuItem } from '@approdo/shared/contract/content/menu';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryStates } from '../../kit/feedback/query-states.tsx';
import { ScreenFrame } from '../../kit/frame/screen-frame.tsx';
import { MenuForm } from './menu-form.tsx';
import { flattenMenu, type MenuRow } from './menu-rows.ts';
import { MenuTable } from './menu-table.tsx';
import { MENU } from './texts.ts';
import { useMenu, useMenuActions } from './use-menu.ts';

export function MenuScreen() {
  const query = useMenu();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <ScreenFrame actions={<Button onClick={() => setIsAdding(true)}>{MENU.add}</Button>}>
      <QueryStates
        query={query}
        failure={{ text: MENU.loadFailed, detail: MENU.loadFailedWhy }}
        empty={{ when: (tree) => tree.length === 0, text: MENU.empty }}
      >
        {(tree) => <MenuList tree={tree} />}
      </QueryStates>
      {isAdding && <MenuForm rows={flattenMenu(query.data ?? [])} onClose={() => setIsAdding(false)} />}
    </ScreenFrame>
  );
}

function MenuList({ tree }: { readonly tree: readonly MenuItem[] }) {
  const rows = flattenMenu(tree);
  const actions = useMenuActions(rows);
  const [edited, setEdited] = useState<MenuRow>();
  return (
    <>
      <MenuTable rows={rows} actions={actions} onEdit={setEdited} />
      {edited && <MenuForm row={edited} rows={rows} onClose={() => setEdited(undefined)} />}
    </>
  );
}
