import type { Caller } from '@approdo/shared/domain/base/access';
import { describe, expect, test } from 'vitest';
import { INNER_SCREENS, SCREENS } from '../shell/screens.ts';
import { canOpen, groupScreens, listFootScreens, listOpenScreens } from './guard.ts';

/** SPEC.md section 6, plus the screens for both roles: overview, languages, own access, handbook. */
const FOR_EDITORS = ['', 'help', 'blog', 'media', 'gallery', 'pages', 'languages', 'access'];

const FIRST = ['Oggi', 'Calendario', 'Prenotazioni', 'Messaggi'];

const admin: Caller = { role: 'ADMIN', emailConfirmed: true };
const editor: Caller = { role: 'EDITOR', emailConfirmed: true };
const user: Caller = { role: 'USER', emailConfirmed: true };

describe('who may open a screen', () => {
  test.each([
    ['an admin screen', 'admin', [true, false, false, false]],
    ["an editor's screen", 'editor', [true, true, false, false]],
  ] as const)('%s', (_, access, expected) => {
    expect([admin, editor, user, undefined].map((caller) => canOpen({ access }, caller))).toEqual(expected);
  });

  test.each([...SCREENS, ...INNER_SCREENS].map(({ path, access }) => [path, access]))(
    '%s is for whom the specification says',
    (path, access) => {
      expect(access).toBe(FOR_EDITORS.includes(path) ? 'editor' : 'admin');
    },
  );
});

describe('the navigation', () => {
  test('shows an admin every screen', () => {
    expect(listOpenScreens(SCREENS, admin)).toEqual(SCREENS);
  });

  test('shows an editor only what she may open, and a user nothing', () => {
    expect(listOpenScreens(SCREENS, editor).every(({ path }) => FOR_EDITORS.includes(path))).toBe(true);
    expect(listOpenScreens(SCREENS, user)).toEqual([]);
  });
});

describe('the groups of the navigation', () => {
  test('hold every screen of an owner once, the first ones outside', () => {
    const { first, groups } = groupScreens(SCREENS, admin);
    expect(groups.map(({ label }) => label)).toEqual(['Soldi', 'Casa', 'Sito', 'Impostazioni']);
    expect(first.map(({ label }) => label)).toEqual(FIRST);
    const all = [...first, ...groups.flatMap(({ screens }) => screens)];
    expect(all.map(({ path }) => path)).toEqual(SCREENS.map(({ path }) => path));
  });

  test('are none for an editor, who has one short list', () => {
    const { first, groups } = groupScreens(SCREENS, editor);
    expect(groups).toEqual([]);
    expect(first.map(({ label }) => label)).toEqual([
      'Oggi',
      'Pagine',
      'Blog',
      'Media',
      'Gallerie',
      'Lingue',
      'Accesso',
      'Aiuto',
    ]);
  });

  test('leave four of the first at the foot of a phone', () => {
    expect(listFootScreens(SCREENS, editor).map(({ label }) => label)).toEqual(['Oggi', 'Pagine', 'Blog', 'Media']);
    expect(listFootScreens(SCREENS, admin).map(({ label }) => label)).toEqual(FIRST);
  });
});
