import type { Request } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const KiB = 1024;

type Loaded = { readonly files: number; readonly bytes: number };

/** What a visitor's page loads of script by itself, as it comes over the wire, its headers apart. */
const PAGES: readonly (Loaded & { readonly path: string })[] = [
  { path: '/', files: 1, bytes: 3.9 * KiB },
  { path: '/blog', files: 1, bytes: 3.9 * KiB },
  { path: '/login', files: 9, bytes: 108 * KiB },
  { path: '/booking', files: 10, bytes: 123 * KiB },
];

for (const { path, files, bytes } of PAGES) {
  test(`a visitor’s ${path} asks for few files of script, and for no more than it shows`, async ({ page }) => {
    const asked: Request[] = [];
    page.on('requestfinished', (request) => request.resourceType() === 'script' && asked.push(request));
    await page.goto(path);
    if (files > 1) {
      await page.locator('form').last().scrollIntoViewIfNeeded();
      await expect.poll(() => asked.length).toBeGreaterThan(4);
    }
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all(asked.map((request) => request.sizes()));
    const loaded = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
    expect(loaded).toBeGreaterThan(0);
    expect(loaded).toBeLessThanOrEqual(bytes);
    expect(asked.length).toBeLessThanOrEqual(files);
    const names = asked.map((request) => new URL(request.url()).pathname);
    expect(names.filter((name) => /further-texts|passkey-sign-in|second-step/.test(name))).toEqual([]);
  });
}
