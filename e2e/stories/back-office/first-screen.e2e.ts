import type { Request } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const MOST_REQUESTS = 25;
const MOST_SCRIPT = 220 * 1024;

test('the first screen asks for few files, and for no more than it shows', async ({ page, backOffice }) => {
  const asked: Request[] = [];
  page.on('requestfinished', (request) => asked.push(request));
  await backOffice.open('');
  await expect(page.getByRole('region', { name: 'Da fare' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'I prossimi dodici mesi' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const since = asked.slice(asked.findLastIndex((request) => request.isNavigationRequest()));
  expect(since.length).toBeLessThanOrEqual(MOST_REQUESTS);
  const scripts = since.filter((request) => request.resourceType() === 'script');
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const loaded = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThanOrEqual(MOST_SCRIPT);
  const addresses = since.map((request) => `${request.method()} ${request.url()}`);
  expect(addresses).toHaveLength(new Set(addresses).size);
});
