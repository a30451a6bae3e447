import type { MenuItem } from '@approdo/shared/contract/content/menu';
import { expect, test } from 'vitest';
import { flattenMenu } from './menu-rows.ts';

function item(label: string, children: MenuItem['children'] = [], parentId: string | null = null): MenuItem {
  return {
    id: label,
    label,
    slug: null,
    url: '/',
    visibleTo: 'USER',
    showOnDesktop: true,
    showOnMobile: true,
    parentId,
    order: 1,
    version: 'v1',
    children,
  };
}

test('children follow their parent, and know where they stand among their own', () => {
  const rows = flattenMenu([
    item('Casa'),
    item('Soggiorno', [item('Prenota', [], 'Soggiorno'), item('Prezzi', [], 'Soggiorno')]),
  ]);
  expect(
    rows.map(({ label, parentLabel, childCount, isFirst, isLast }) => [
      label,
      parentLabel,
      childCount,
      isFirst,
      isLast,
    ]),
  ).toEqual([
    ['Casa', null, 0, true, false],
    ['Soggiorno', null, 2, false, true],
    ['Prenota', 'Soggiorno', 0, true, false],
    ['Prezzi', 'Soggiorno', 0, false, true],
  ]);
});
