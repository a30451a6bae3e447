import type { Request } from '@playwright/test';
import { aRequest, connectGuest } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

const MOST_REQUESTS = 25;
const MOST_SCRIPT = 220 * 1024;
/** Script beyond that of the first screen, in bytes. The text editor alone is larger. */
const MOST_SCRIPT_OF_ANOTHER = 80 * 1024;

/** Bytes of script as transferred. */
/**
 * The scripts that were not fetched before, in compressed bytes. By their headers: a script from the browser's cache has
 * them too, where its size on the wire is none, or less.
 */
async function sizeOfScripts(requests: readonly Request[], fetched = new Set<string>()): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === 'script' && !fetched.has(request.url()));
  const sizes = new Map<string, number>();
  for (const request of scripts) {
    const response = await request.response();
    sizes.set(request.url(), Number(await response?.headerValue('content-length')));
    fetched.add(request.url());
  }
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}

test('the first screen asks for few files, and for no more than it shows', async ({ page, backOffice }) => {
  const sentRequests: Request[] = [];
  page.on('requestfinished', (request) => sentRequests.push(request));
  await backOffice.open('');
  await expect(page.getByRole('region', { name: 'Da fare' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'I prossimi dodici mesi' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const since = sentRequests.slice(sentRequests.findLastIndex((request) => request.isNavigationRequest()));
  expect(since.length).toBeLessThanOrEqual(MOST_REQUESTS);
  const loaded = await sizeOfScripts(since);
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThanOrEqual(MOST_SCRIPT);
  const addresses = since.map((request) => `${request.method()} ${request.url()}`);
  expect(addresses).toHaveLength(new Set(addresses).size);
});

test('what is opened from it loads what it shows, and nothing of what others write with', { tag: '@gate' }, async ({
  page,
  site,
  backOffice,
}) => {
  await (await connectGuest(site)).bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  const sentRequests: Request[] = [];
  page.on('requestfinished', (request) => sentRequests.push(request));
  const fetched = new Set<string>();
  const sizeOfOpening = async (open: () => Promise<void>) => {
    await backOffice.open('');
    await expect(page.getByRole('region', { name: 'Da fare' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await sizeOfScripts(sentRequests, fetched);
    sentRequests.length = 0;
    await open();
    await page.waitForLoadState('networkidle');
    return await sizeOfScripts(sentRequests, fetched);
  };
  const calendar = await sizeOfOpening(async () => {
    await backOffice.goTo('calendar');
    await expect(page.getByRole('grid')).toBeVisible();
  });
  const booking = await sizeOfOpening(async () => {
    await page.getByRole('link', { name: 'Conferma' }).click();
    await expect(page.getByRole('button', { name: 'Altre azioni' })).toBeVisible();
  });
  for (const size of [calendar, booking]) {
    expect(size).toBeGreaterThan(0);
    expect(size).toBeLessThanOrEqual(MOST_SCRIPT_OF_ANOTHER);
  }
});
