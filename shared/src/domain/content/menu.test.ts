import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Role } from '../base/access.ts';
import {
  findMenuFault,
  linkOfMenuEntry,
  listSiblings,
  type MenuEntry,
  moveWithinSiblings,
  nextOrder,
  visibleMenu,
} from './menu.ts';

function entry(id: string, order: number, rest: Partial<MenuEntry> = {}): MenuEntry {
  return {
    id,
    label: id,
    slug: null,
    url: null,
    visibleTo: 'USER',
    showOnDesktop: true,
    showOnMobile: true,
    parentId: null,
    order,
    ...rest,
  };
}

const menu = [
  entry('blog', 3),
  entry('home', 1),
  entry('island', 2),
  entry('beaches', 2, { parentId: 'island' }),
  entry('ferry', 1, { parentId: 'island' }),
  entry('drafts', 3, { parentId: 'island', visibleTo: 'EDITOR' }),
  entry('office', 4, { visibleTo: 'ADMIN' }),
  entry('bookings', 1, { parentId: 'office' }),
  entry('lost', 9, { parentId: 'gone' }),
];

function outline(role: Role | undefined): string[] {
  return visibleMenu(menu, role).map(({ id, children }) => [id, ...children.map((child) => child.id)].join(' > '));
}

describe('the menu', () => {
  const everyone = ['home', 'island > ferry > beaches', 'blog'];

  test.each([
    [undefined, everyone],
    ['USER', everyone],
    ['EDITOR', ['home', 'island > ferry > beaches > drafts', 'blog']],
    ['ADMIN', ['home', 'island > ferry > beaches > drafts', 'blog', 'office > bookings']],
  ] as const)('of %s is sorted and has what that role may see', (role, expected) => {
    expect(outline(role)).toEqual(expected);
  });

  test.each([
    [{ url: 'https://example.it', slug: 'island' }, 'https://example.it'],
    [{ url: null, slug: 'island' }, '/pages/island'],
    [{ url: '', slug: 'island' }, '/pages/island'],
    [{ url: null, slug: null }, undefined],
    [{ url: '', slug: '' }, undefined],
  ])('leads from %j to %s', (some, expected) => {
    expect(linkOfMenuEntry(some)).toBe(expected);
  });
});

describe('moving an entry', () => {
  test('swaps its order with that of its neighbour under the same parent', () => {
    const entries = [entry('a', 1), entry('b', 5), entry('c', 9), entry('x', 7, { parentId: 'a' })];
    expect(moveWithinSiblings(entries, 'c', 'up')).toEqual([
      { id: 'c', order: 5 },
      { id: 'b', order: 9 },
    ]);
    expect(moveWithinSiblings(entries, 'a', 'down')).toEqual([
      { id: 'b', order: 1 },
      { id: 'a', order: 5 },
    ]);
  });

  test('below another swaps it with the one beside it there', () => {
    const entries = [entry('a', 1), entry('b', 2), entry('x', 1, { parentId: 'a' }), entry('y', 4, { parentId: 'a' })];
    expect(moveWithinSiblings(entries, 'y', 'up')).toEqual([
      { id: 'y', order: 1 },
      { id: 'x', order: 4 },
    ]);
  });

  test('numbers all of them from 1 where two have the same order', () => {
    const entries = [entry('a', 3), entry('b', 3), entry('c', 3)];
    expect(moveWithinSiblings(entries, 'c', 'up')).toEqual([
      { id: 'a', order: 1 },
      { id: 'c', order: 2 },
    ]);
  });

  test('does nothing at either end, alone, or for an unknown one', () => {
    const entries = [entry('a', 1), entry('b', 2), entry('x', 1, { parentId: 'a' })];
    expect(moveWithinSiblings(entries, 'a', 'up')).toEqual([]);
    expect(moveWithinSiblings(entries, 'b', 'down')).toEqual([]);
    expect(moveWithinSiblings(entries, 'x', 'up')).toEqual([]);
    expect(moveWithinSiblings(entries, 'gone', 'down')).toEqual([]);
  });

  test('exchanges it with its neighbour whatever the orders are, and leaves the others as they stand', () => {
    const siblings = fc
      .array(fc.nat(4), { minLength: 2, maxLength: 8 })
      .map((orders) => orders.map((order, index) => entry(String(index), order)));
    fc.assert(
      fc.property(siblings, fc.nat(), (entries, pick) => {
        const before = listSiblings(entries, null).map(({ id }) => id);
        const position = pick % (before.length - 1);
        const updates = moveWithinSiblings(entries, before[position] ?? '', 'down');
        const moved = entries.map((some) => ({ ...some, ...updates.find(({ id }) => id === some.id) }));
        const after = listSiblings(moved, null).map(({ id }) => id);
        expect(after).toEqual(
          before.with(position, before[position + 1] ?? '').with(position + 1, before[position] ?? ''),
        );
      }),
    );
  });
});

test.each([
  [[], 1],
  [[{ order: 1 }, { order: 7 }, { order: 3 }], 8],
  [[{ order: -4 }], -3],
])('a new entry beside %j has the order %i', (siblings, expected) => {
  expect(nextOrder(siblings)).toBe(expected);
});

describe('putting an entry under a parent', () => {
  test.each([
    ['a new one at the top', { parentId: null }, undefined],
    ['a new one under a top one', { parentId: 'blog' }, undefined],
    ['a child under another parent', { id: 'ferry', parentId: 'blog' }, undefined],
    ['a parent at the top', { id: 'island', parentId: null }, undefined],
    ['a top one without children under another', { id: 'home', parentId: 'blog' }, undefined],
    ['under one that does not exist', { id: 'home', parentId: 'gone' }, 'La voce superiore non esiste'],
    ['under itself', { id: 'home', parentId: 'home' }, 'Una voce non può stare sotto se stessa'],
    ['under its own child', { id: 'island', parentId: 'ferry' }, 'Una voce non può stare sotto se stessa'],
    ['a new one on a third level', { parentId: 'ferry' }, 'Il menu ha al massimo due livelli'],
    ['one with children under another', { id: 'island', parentId: 'blog' }, 'Il menu ha al massimo due livelli'],
  ])('%s is judged', (_, change, expected) => {
    expect(findMenuFault(menu, change)).toBe(expected);
  });
});
