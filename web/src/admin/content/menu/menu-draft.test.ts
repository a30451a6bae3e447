import { expect, test } from 'vitest';
import { BLANK_MENU_ITEM, draftOf, findMissingTarget, menuFields, readMenuDraft } from './menu-draft.ts';

const saved = {
  label: 'Prenota',
  slug: null,
  url: null,
  parentId: null,
  visibleTo: 'USER',
  showOnDesktop: true,
  showOnMobile: true,
} as const;

test.each([
  ['a page', { slug: 'come-arrivare' }, 'page'],
  ['an address', { url: '/booking' }, 'url'],
  ['its address, where it has a page too', { slug: 'come-arrivare', url: '/booking' }, 'url'],
  ['nothing', {}, 'nothing'],
])('a line leads to %s', (_, target, leadsTo) => {
  expect(draftOf({ ...saved, ...target }).leadsTo).toBe(leadsTo);
});

test('of page and address only the one that is led to is kept', () => {
  const both = { ...BLANK_MENU_ITEM, label: 'Prenota', slug: 'come-arrivare', url: '/booking' };
  expect(readMenuDraft({ ...both, leadsTo: 'page' })).toMatchObject({ slug: 'come-arrivare', url: null });
  expect(readMenuDraft({ ...both, leadsTo: 'url' })).toMatchObject({ slug: null, url: '/booking' });
  expect(readMenuDraft({ ...both, leadsTo: 'nothing' })).toMatchObject({ slug: null, url: null });
});

test('a line that leads somewhere says where', () => {
  const faultsOf = (leadsTo: 'page' | 'url' | 'nothing') =>
    findMissingTarget(menuFields.parse(readMenuDraft({ ...BLANK_MENU_ITEM, label: 'Prenota', leadsTo })));
  expect(faultsOf('page')).toEqual({ slug: 'Scegli una pagina' });
  expect(faultsOf('url')).toEqual({ url: 'Inserisci un indirizzo' });
  expect(faultsOf('nothing')).toEqual({});
});
