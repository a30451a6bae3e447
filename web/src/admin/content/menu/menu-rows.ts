import type { MenuItem } from '@approdo/shared/contract/content/menu';

/** A menu entry as a table row; its children follow it. */
export type MenuRow = Omit<MenuItem, 'children'> & {
  readonly parentLabel: string | null;
  readonly childCount: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
};

/** Flattens the tree into rows, each parent before its children; `isFirst` and `isLast` are among siblings. */
export function flattenMenu(tree: readonly MenuItem[]): MenuRow[] {
  return tree.flatMap(({ children, ...item }, index) => [
    { ...item, parentLabel: null, childCount: children.length, ...placeOf(index, tree) },
    ...children.map((child, childIndex) => ({
      ...child,
      parentLabel: item.label,
      childCount: 0,
      ...placeOf(childIndex, children),
    })),
  ]);
}

function placeOf(index: number, siblings: readonly unknown[]) {
  return { isFirst: index === 0, isLast: index === siblings.length - 1 };
}
