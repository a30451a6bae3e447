import type { Locator } from '@playwright/test';
import { connectOwner } from '../../support/api.ts';
import { checkPage, expectNoBarrier, expectStill } from '../../support/check-page.ts';
import { expect, test } from '../../support/test.ts';
import { openTricklingLine } from '../../support/trickling-line.ts';

const SCREENS = [
  '/',
  '/gallery',
  '/booking',
  '/contact',
  '/blog',
  '/blog/arrivare-in-traghetto-senza-fretta',
  '/blog/casa-zagara-stanza-per-stanza',
  '/pages/come-arrivare',
  '/pages/informativa-privacy',
  '/login',
  '/register',
  '/forgot-password',
  '/non-esiste',
];

test('every screen fits, keeps still and keeps nobody out', { tag: ['@each-width', '@gate'] }, async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  for (const address of SCREENS) await test.step(address, () => checkPage(page, address));
  await (await connectOwner(site)).languages.offer({ body: { offered: ['en', 'de', 'fr'] } });
  for (const address of ['/de', '/de/booking']) await test.step(address, () => checkPage(page, address));
});

const FURTHER = ['/reset-password', '/resend-confirmation', '/confirm-email', '/cleaning', '/check-in'];

test('no page tries what its policy forbids', async ({ page, faults }) => {
  test.setTimeout(240_000);
  for (const address of [...SCREENS, ...FURTHER]) {
    await page.goto(address);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(faults, address).toEqual([]);
  }
});

test('fonts come at once where no picture is seen first', async ({ page }) => {
  const preloads = page.locator('link[rel="preload"][as="font"]');
  for (const address of ['/', '/blog', '/blog/il-giro-dell-isola-in-gozzo', '/gallery']) {
    await page.goto(address);
    await expect(preloads).toHaveCount(0);
  }
  for (const address of ['/admin', '/login', '/booking', '/pages/informativa-privacy', '/non-esiste']) {
    await page.goto(address);
    await expect(preloads).toHaveCount(2);
  }
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2')),
  );
  expect(fetched).toHaveLength(2);
});

test('a page is read before its fonts come, and stays where it is when they do', { tag: '@each-width' }, async ({
  page,
  site,
}) => {
  await (await connectOwner(site)).languages.offer({ body: { offered: ['en', 'de'] } });
  // Routed requests bypass the cache: each page waits for its fonts anew.
  let read = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await read.promise;
    await route.continue();
  });
  const listFonts = () =>
    page.evaluate(() => Array.from(document.fonts, ({ family, status }) => `${family} ${status}`));
  for (const address of ['/', '/blog/il-giro-dell-isola-in-gozzo', '/en/pages/informativa-privacy', '/de/login'])
    await test.step(address, async () => {
      read = Promise.withResolvers();
      await page.goto(address, { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      expect(await listFonts()).not.toContain('Figtree Variable loaded');
      read.resolve();
      await expect.poll(listFonts).toEqual(expect.arrayContaining(['Gilda Display loaded', 'Figtree Variable loaded']));
      await expectStill(page, address);
    });
});

test('a page that comes bit by bit is seen when nothing of it moves any more', { tag: '@each-width' }, async ({
  page,
  site,
}) => {
  const line = await openTricklingLine(site.origin);
  for (const address of ['/', '/gallery', '/login']) {
    await page.goto(`${line.origin}${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expectStill(page, address);
  }
  await line.close();
});

test(
  'the bar leads around the site, and closes by itself',
  { tag: ['@each-width', '@gate'] },
  async ({ page }, { project }) => {
    const isNarrow = project.name !== 'desk';
    await page.goto('/');
    const bar = page.getByRole('navigation', { name: 'Menu principale' });
    const opener = page.getByRole('button', { name: 'Menu' });
    const dropdown = bar.getByText('Il soggiorno');
    const inside = bar.getByRole('link', { name: 'Contatti' });
    if (isNarrow) await opener.click();

    await test.step('Escape closes a dropdown, and the focus stays where it was', async () => {
      await dropdown.click();
      await expect(inside).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(inside).toBeHidden();
      await expect(bar.locator('summary:focus')).toHaveText('Il soggiorno');
    });

    await test.step('so does the focus when it leaves', async () => {
      await dropdown.click();
      await bar.getByRole('link', { name: 'Blog' }).focus();
      await expect(inside).toBeHidden();
    });

    await test.step('and a click outside', async () => {
      await dropdown.click();
      await page.mouse.click(20, isNarrow ? 800 : 400);
      await expect(inside).toBeHidden();
      if (isNarrow) await opener.click();
    });

    await dropdown.click();
    await inside.click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Scrivici' })).toBeVisible();
  },
);

test.describe('in a browser without popovers', () => {
  // Removing something from a page breaks the hashes of its policy.
  test.use({ bypassCSP: true });

  test('the bar is as high as elsewhere, and its button opens and closes the lines', async ({ page, faults }) => {
    await page.addInitScript(() => {
      for (const name of ['popover', 'hidePopover', 'showPopover', 'togglePopover'])
        Reflect.deleteProperty(HTMLElement.prototype, name);
    });
    await page.route(/\/(?:assets\/.*\.css)?$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      await route.fulfill({
        response,
        body: text.replaceAll(':popover-open', ':of-a-later-time').replaceAll(' popover="auto"', ''),
      });
    });
    await page.goto('/');
    const opener = page.getByRole('button', { name: 'Menu' });
    const line = page.getByRole('navigation', { name: 'Menu principale' }).getByRole('link', { name: 'Blog' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(line).toBeHidden();
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(90);
    await opener.click();
    await expect(line).toBeVisible();
    await expectNoBarrier(page, 'the lines without popovers');
    await page.keyboard.press('Escape');
    await expect(line).toBeHidden();
    await opener.click();
    await page.mouse.click(20, 830);
    await expect(line).toBeHidden();
    expect(faults).toEqual([]);
  });
});

test('on a phone the home page is short, and what it leaves out is one press away', { tag: '@gate' }, async ({
  page,
  site,
}) => {
  // As a new house begins: with prices in the calendar, which is the longest.
  const owner = await connectOwner(site);
  const { version: _, ...rules } = await owner.priceRules.get();
  await owner.priceRules.replace({ body: { ...rules, show: 'CALENDAR' } });
  await page.goto('/');
  const hero = page.locator('#inizio');
  const house = page.getByRole('region', { name: 'Casa Zagara' });
  const reviews = page.getByRole('region', { name: 'Che cosa dicono gli ospiti' });
  await expect(hero).toContainText('8 ospiti · 4 camere · 2 bagni');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8500);

  const pictures = house.getByRole('list', { name: /^Foto di/ });
  await expect(pictures.locator('img').first()).toBeHidden();
  await pictures.scrollIntoViewIfNeeded();
  await expect(pictures.locator('img').first()).toBeVisible();
  await expect(pictures.getByRole('listitem')).toHaveCount(6);
  expect((await pictures.boundingBox())?.y).toBeLessThan(
    (await house.getByText(/^Casa Zagara sta/).boundingBox())?.y ?? 0,
  );

  const end = house.getByText(/Dal molo, se volete/);
  const prose = end.locator('xpath=..');
  const isCut = () => prose.evaluate(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1);
  expect(await isCut()).toBe(true);
  await house.getByText('Leggi tutto').click();
  expect(await isCut()).toBe(false);

  await hero.getByRole('link', { name: '6 recensioni' }).click();
  await expect(reviews.getByRole('heading')).toBeInViewport();
  await expect(reviews.getByRole('listitem')).toHaveCount(2);
  await reviews.getByRole('button', { name: 'Mostra tutte le 6 recensioni' }).click();
  await expect(reviews.getByRole('listitem')).toHaveCount(6);
});

test('on a phone the foot bar comes after the hero, and goes where it is not wanted', { tag: '@gate' }, async ({
  page,
  site,
}) => {
  const owner = await connectOwner(site);
  const { version: _, ...rules } = await owner.priceRules.get();
  await owner.priceRules.replace({ body: { ...rules, show: 'FROM' } });
  await page.goto('/');
  const bar = page.locator('[data-foot-bar]');
  const hero = page.locator('#inizio');
  const price = /da [\d.]+\s€ a (?:settimana|notte)/;
  await expect(hero).toContainText(price);
  await expect(bar).not.toBeInViewport();

  await hero
    .getByRole('link', { name: 'Guarda le foto' })
    .evaluate((link) => scrollTo({ top: link.getBoundingClientRect().bottom + 10, behavior: 'instant' }));
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText(price);
  await page.getByRole('form', { name: 'Richiesta di prenotazione' }).scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();

  const message = page.getByRole('form', { name: 'Modulo di contatto' }).getByLabel('Messaggio');
  await message.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await message.focus();
  await expect(bar).not.toBeInViewport();
  await message.blur();
  await expect(bar).toBeInViewport({ ratio: 1 });

  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const [below, foot] = [await footer.boundingBox(), await bar.boundingBox()];
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1);
  await expectStill(page, '/');

  await test.step('four times as large it stands in its place', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    await message.scrollIntoViewIfNeeded();
    await expect(bar).not.toBeInViewport();
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await bar.getByRole('link', { name: 'Prenota' }).click();
  await expect(page).toHaveURL(/\/booking$/);
  await expect(bar).toHaveCount(0);
});

test('the gallery of the home page is leafed through by arrows, dots and keys', { tag: '@each-width' }, async ({
  page,
}) => {
  await page.goto('/');
  const carousel = page.getByRole('region', { name: 'La casa', exact: true });
  const current = carousel.locator('[aria-current]');
  const picture = (name: RegExp) => carousel.getByRole('img', { name });
  await carousel.scrollIntoViewIfNeeded();
  await expect(picture(/^Terrazza con pavimento/)).toBeInViewport();

  await carousel.getByRole('button', { name: 'Foto successiva' }).click();
  await expect(current).toHaveAccessibleName('Foto 2 di 9');
  await expect(picture(/^Soggiorno/)).toBeInViewport({ ratio: 0.6 });

  await carousel.getByRole('button', { name: 'Foto 9 di 9' }).click();
  await expect(picture(/^La casa di notte/)).toBeInViewport({ ratio: 0.6 });

  await page.keyboard.press('ArrowRight');
  await expect(current).toHaveAccessibleName('Foto 1 di 9');
  await page.keyboard.press('ArrowLeft');
  await expect(current).toHaveAccessibleName('Foto 9 di 9');
});

test(
  'pictures hang in the owner’s order, and leave no hole',
  { tag: '@each-width' },
  async ({ page, site }, { project }) => {
    await page.goto('/gallery');
    for (const wall of await page.getByRole('main').getByRole('list').all()) {
      const places = await placesOf(wall);
      expect(places.toSorted((a, b) => a.top - b.top || a.left - b.left)).toEqual(places);
    }

    const admin = await connectOwner(site);
    const { version, ...property } = await admin.property.get();
    for (const count of [1, 2, 4, 5, 7]) {
      await admin.property.update({ body: { ...property, images: property.images.slice(0, count) } });
      await page.goto('/');
      const pictures = page.getByRole('list', { name: /^Foto di/ });
      if (project.name === 'phone') {
        await expect(pictures.getByRole('listitem')).toHaveCount(Math.min(count, 6));
        continue;
      }
      const [whole, places] = [await pictures.boundingBox(), await placesOf(pictures)];
      expect(places.at(-1)?.right, `${count} pictures`).toBeCloseTo((whole?.x ?? 0) + (whole?.width ?? 0), 0);
    }

    if (project.name !== 'desk') return;
    const carousel = page.getByRole('region', { name: 'La casa', exact: true });
    const heading = await page.getByRole('heading', { name: 'La casa', exact: true }).boundingBox();
    const [first] = await placesOf(carousel.getByRole('list'));
    expect(first?.left).toBeCloseTo(heading?.x ?? 0, 0);
  },
);

async function placesOf(list: Locator) {
  return await list.evaluate(({ children }) =>
    [...children].map((entry) => {
      const { left, top, right } = entry.getBoundingClientRect();
      return { left: Math.round(left), top: Math.round(top), right: Math.round(right) };
    }),
  );
}

test('an article asks nobody else for anything until its map is wanted', async ({ page, site }) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== site.origin) strangers.push(request.url());
  });
  await page.goto('/blog');
  await page.getByRole('link', { name: /Arrivare in traghetto/ }).click();
  const load = page.getByRole('button', { name: 'Carica la mappa' });
  await load.scrollIntoViewIfNeeded();
  const still = await load.locator('xpath=ancestor::*[@data-embed]').boundingBox();
  expect(strangers).toEqual([]);

  await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'Mappa' }));
  await load.click();
  const frame = page.locator('iframe');
  await expect(frame).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/);
  expect((await frame.boundingBox())?.height).toBeCloseTo(still?.height ?? 0, 0);
  await expect.poll(() => strangers.length).toBe(1);
});

test('one goes back to where one came from', async ({ page }) => {
  await page.goto('/contact');
  await page
    .getByRole('main')
    .getByRole('link', { name: 'informativa sulla privacy' })
    .evaluate((link) => {
      link.removeAttribute('target');
    });
  await page.getByRole('main').getByRole('link', { name: 'informativa sulla privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Informativa sulla privacy' })).toBeVisible();
  await page.getByRole('link', { name: 'Torna indietro' }).click();
  await expect(page).toHaveURL(/\/contact$/);

  await page.goto('/pages/come-arrivare');
  await page.getByRole('link', { name: 'Torna indietro' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('an address that nothing stands at is a 404 that says so', async ({ page }) => {
  for (const [address, words] of [
    ['/blog/non-esiste', 'Articolo non trovato'],
    ['/pages/non-esiste', 'Pagina non trovata'],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  }
});

test('the whole site can be read without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.origin,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  const house = page.getByRole('region', { name: 'Casa Zagara' });
  await expect(
    house
      .getByRole('list', { name: /^Foto di/ })
      .locator('img')
      .first(),
  ).toBeVisible();
  await house.getByText('Leggi tutto').click();
  await expect(house.getByText(/Dal molo, se volete/)).toBeVisible();
  await expect(page.locator('[data-foot-bar]').getByRole('link', { name: 'Prenota' })).toBeVisible();
  await page.goto('/blog/casa-zagara-stanza-per-stanza');
  await expect(page.getByRole('region', { name: 'La casa', exact: true }).getByRole('img').first()).toBeVisible();
  await page.goto('/blog/arrivare-in-traghetto-senza-fretta');
  await expect(page.getByRole('link', { name: 'Apri in una nuova scheda' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carica la mappa' })).toBeHidden();
  await context.close();
});
