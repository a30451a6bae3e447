// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DARK_COLOURS, DARK_SEA, LIGHT_COLOURS, ROLES } from '@approdo/shared/domain/content/look/tokens';
import { DEFAULT_THEME, mergeMantineTheme } from '@mantine/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { SCHEME_KEY } from '../../storage/scheme-choice.ts';
import { createMemoryStorage } from '../../testing/memory-storage.ts';
import { showOnPage } from '../../testing/show-on-page.tsx';
import { DARK_STYLES, resolveVariables, THEME } from './theme.ts';
import { ThemeProvider } from './theme-provider.tsx';

let night: EventTarget & { matches: boolean };

beforeEach(() => {
  night = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => night);
  vi.stubGlobal('localStorage', createMemoryStorage());
});

const shown = () => document.documentElement.dataset.mantineColorScheme;

function fallNight(matches: boolean): void {
  night.matches = matches;
  night.dispatchEvent(Object.assign(new Event('change'), { matches }));
}

test('the back office is as light or dark as the device until somebody chooses', async () => {
  showOnPage(<ThemeProvider>{null}</ThemeProvider>);
  await expect.poll(shown).toBe('light');
  fallNight(true);
  expect(shown()).toBe('dark');
  fallNight(false);
  expect(shown()).toBe('light');
});

test('what is chosen in this browser holds against the device, and a window is told of it', async () => {
  localStorage.setItem(SCHEME_KEY, 'dark');
  const told: string[] = [];
  showOnPage(<ThemeProvider onChoice={(choice) => told.push(choice)}>{null}</ThemeProvider>);
  await expect.poll(shown).toBe('dark');
  fallNight(false);
  expect(shown()).toBe('dark');
  await expect.poll(() => told.at(-1)).toBe('dark');
});

test('what is printed stays light', () => {
  expect(DARK_STYLES).toMatch(/^@media screen\{:root\[data-mantine-color-scheme="dark"\]\{--ink:#e8edf1;.*\}\}$/s);
});

test('the ground before the script is that of the dark', () => {
  const css = readFileSync(join(import.meta.dirname, 'admin.css'), 'utf8');
  const [before = ''] = /:root:not\(\[data-mantine-color-scheme\]\) \{.*?\n\}/s.exec(css) ?? [];
  expect(before).toContain('color-scheme: light dark;');
  expect(before).toContain('@media screen and (prefers-color-scheme: dark)');
  expect(before).toContain(`--lime: ${DARK_COLOURS.lime};`);
  expect(before).toContain(`--sea-deep: ${DARK_SEA.seaDeep};`);
});

test('every colour that Mantine is given in the dark is a token or one of its own', () => {
  const tokens = [...Object.keys(LIGHT_COLOURS), ...Object.keys(ROLES), 'sea', 'sea-deep', 'sea-mist'];
  const { dark } = resolveVariables(mergeMantineTheme(DEFAULT_THEME, THEME));
  const named = Object.values(dark).flatMap((value) => [...value.matchAll(/var\(--([\w-]+)/g)].map(([, name]) => name));
  expect(named.filter((name) => name && !tokens.includes(name) && !name.startsWith('mantine-color-'))).toEqual([]);
});
