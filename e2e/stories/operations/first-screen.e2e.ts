import type { Page, Request } from '@playwright/test';
import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { expectStill } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { storeSession } from '../../support/sign-in.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const MOST_REQUESTS = 25;
/** Script before React answers the first press, compressed. */
const MOST_SCRIPT_BEFORE_A_PRESS = 130 * 1024;
const MOST_SCRIPT = 220 * 1024;
/** Script beyond that of the first screen, in bytes. The text editor alone is larger. */
const MOST_SCRIPT_OF_ANOTHER = 80 * 1024;

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

/** Holds the files whose address matches, until the returned function is called. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

test('a first press is answered before menu, windows and forms are there', async ({ page, site }) => {
  await (await connectGuest(site)).bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await storeSession(page, site, owner);
  const release = await hold(page, /\/assets\/(?!entry-admin)[^/]+\.js$/);
  const sentRequests: Request[] = [];
  page.on('requestfinished', (request) => sentRequests.push(request));
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'Conferma' })).toBeVisible();
  const loaded = await sizeOfScripts(sentRequests);
  expect(loaded).toBeGreaterThan(0);
  expect(loaded).toBeLessThanOrEqual(MOST_SCRIPT_BEFORE_A_PRESS);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Conferma' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\/./);
  release();
  await expect(page.getByRole('button', { name: 'Altre azioni' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window), 'the press was a browser’s own').toBe(true);
});

test('the frame stands before any script where the screen stands afterwards, and nobody is read it', {
  tag: '@each-width',
}, async ({ page, site }) => {
  await storeSession(page, site, owner);
  const release = await hold(page, /\/assets\/[^/]+\.js$/);
  await page.goto('/admin', { waitUntil: 'commit' });
  await expect(page.locator('[aria-hidden="true"] .admin-content')).toBeVisible();
  const frame = await placesOf(page);
  expect(frame).not.toEqual({});
  expect(await page.locator('body').ariaSnapshot()).toBe('');
  const heading = await page.locator('.admin-content > :first-child').boundingBox();
  release();
  await expect(page.getByRole('region', { name: 'Da fare' })).toBeVisible();
  expect(await placesOf(page)).toEqual(frame);
  const title = await page.getByRole('heading', { level: 1, name: 'Oggi' }).boundingBox();
  expect(Math.abs((title?.y ?? 0) - (heading?.y ?? 0))).toBeLessThanOrEqual(4);
  await page.waitForLoadState('networkidle');
  await expectStill(page, '/admin', 0.05);
});

/** Where the parts of the frame are that this width has; of the content only where it begins. */
function placesOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      ['bar', 'side', 'foot', 'content'].flatMap((part) => {
        const element = document.querySelector(`.admin-${part}`);
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return width > 0 ? [[part, [x, y, width, ...(part === 'content' ? [] : [height])].join(' ')]] : [];
      }),
    ),
  );
}

test('at 900 pixels the foot of the menu is whole, however much is open above it', async ({ page, backOffice }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await backOffice.open('backup');
  const menu = page.getByRole('navigation', { name: 'Back office' });
  const shut = menu.getByRole('button', { expanded: false });
  await expect(menu.getByRole('button', { expanded: true }).first()).toBeVisible();
  while ((await shut.count()) > 0) await shut.first().click();
  await expect(menu.getByRole('link', { name: 'Vai al sito' })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole('button', { name: 'Scollegati' })).toBeInViewport({ ratio: 1 });
  await menu.getByRole('link', { name: 'Aiuto' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Aiuto' })).toBeVisible();
});

test('magnified four times, what stands fixed leaves three quarters of the height', async ({
  page,
  site,
  backOffice,
}) => {
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await (await connectOwner(site)).bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await page.setViewportSize({ width: 320, height: 256 });
  await backOffice.open('property');
  await page.getByRole('main').getByRole('textbox').first().fill('La casa sul porto');
  expect(await fixedHeightOf(page), 'while something is unsaved').toBeLessThanOrEqual(64);
  page.once('dialog', (dialog) => dialog.accept());
  for (const screen of ['', 'calendar', `bookings/${id}`]) {
    await page.goto(`/admin/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await fixedHeightOf(page), `at /admin/${screen}`).toBeLessThanOrEqual(64);
  }
});

/** How many rows of pixels stay what they are while the page is scrolled. */
function fixedHeightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const topsAt = (top: number) => {
      window.scrollTo({ top, behavior: 'instant' });
      return [...document.querySelectorAll('body *')].map((element) => element.getBoundingClientRect());
    };
    const [before, after] = [topsAt(300), topsAt(400)];
    const fixed = before.filter(({ top, width }, place) => width > 1 && top === after[place]?.top);
    const rows = fixed.flatMap(({ top, bottom }) => {
      const [first, last] = [Math.max(0, Math.round(top)), Math.min(window.innerHeight, Math.round(bottom))];
      return Array.from({ length: Math.max(0, last - first) }, (_, row) => first + row);
    });
    return new Set(rows).size;
  });
}
