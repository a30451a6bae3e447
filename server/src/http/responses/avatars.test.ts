import { AVATAR_STYLES } from '@approdo/shared/domain/accounts/avatar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/index.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const ask = (path: string) => fetch(`${site.origin}/api/avatars/${path}`);

it.each(AVATAR_STYLES)('draws %s for anyone, always the same for a seed', async (style) => {
  const [first, again, other] = await Promise.all(
    ['ada', 'ada', 'bruno'].map(async (seed) => await (await ask(`${style}/${seed}.svg`)).text()),
  );
  expect(first).toMatch(/^<svg .*<\/svg>$/s);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
  expect(first).toContain('<dc:creator>');
});

it('sends a drawing that may be kept for ever and can do nothing', async () => {
  const { headers } = await ask('adventurer/ada.svg');
  expect(headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  'pixel-art/ada.svg',
  'bottts/ada.png',
  `bottts/${'a'.repeat(65)}.svg`,
  'bottts/a%20b.svg',
  'bottts/%2e%2e.svg',
])('draws nothing at %s', async (path) => {
  const response = await ask(path);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'Non trovato', code: 'NOT_FOUND' });
});
