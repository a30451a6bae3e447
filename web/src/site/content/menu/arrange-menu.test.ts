import type { MenuItem } from '@approdo/shared/contract/content/menu';
import { expect, test } from 'vitest';
import { aMenuItem } from '../../../testing/fake-site.ts';
import { arrangeMenu } from './arrange-menu.ts';

const child = (id: string, change: Partial<MenuItem> = {}) => aMenuItem({ id, label: id, parentId: 'stay', ...change });
const parent = (children: readonly MenuItem[], change: Partial<MenuItem> = {}) =>
  aMenuItem({ id: 'stay', label: 'Il soggiorno', url: null, children: [...children], ...change });

/** `label>child,child@devices` of each line. */
function describe(items: readonly MenuItem[]): string[] {
  return arrangeMenu(items).map(
    ({ label, children, devices }) => `${label}>${children.map((line) => line.label).join(',')}@${devices}`,
  );
}

test('a line leads to its url, else to the page of its slug, else nowhere', () => {
  const items = [
    aMenuItem({ url: '/blog', slug: 'x' }),
    aMenuItem({ url: null, slug: 'privacy' }),
    aMenuItem({ url: null }),
  ];
  expect(arrangeMenu(items).map(({ href }) => href)).toEqual(['/blog', '/pages/privacy', undefined]);
});

test('a line that is shown nowhere is not there', () => {
  expect(describe([aMenuItem({ showOnDesktop: false, showOnMobile: false })])).toEqual([]);
});

test('a parent with children is a dropdown wherever both are shown', () => {
  expect(describe([parent([child('a'), child('b')])])).toEqual(['Il soggiorno>a,b@all']);
  expect(describe([parent([child('a'), child('b', { showOnMobile: false })], { showOnDesktop: false })])).toEqual([
    'Il soggiorno>a@mobile',
  ]);
});

test('a parent whose children show on one kind of screen is a plain line on the other', () => {
  expect(describe([parent([child('a', { showOnMobile: false })])])).toEqual([
    'Il soggiorno>a@desktop',
    'Il soggiorno>@mobile',
  ]);
});

test('a parent that leads somewhere is the first line of its dropdown', () => {
  const [line] = arrangeMenu([parent([child('a')], { url: '/booking' })]);
  expect(line?.children.map(({ href }) => href)).toEqual(['/booking', '/']);
});
