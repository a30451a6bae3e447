import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openDesktop } from '@approdo/desktop/testing';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aRequest, connect, connectGuest } from '../../support/api.ts';
import { fillSignIn } from '../../support/back-office.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { forgive } from '../../support/page-faults.ts';
import { owner, type Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

type Desktop = Awaited<ReturnType<typeof openDesktop>>;

/** The desktop app, signed in at the site, with a folder for saved files. */
async function withDesktop(page: Page, site: Site, work: (desktop: Desktop, folder: string) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'approdo-saved-'));
  const desktop = await openDesktop({ page, siteUrl: site.origin, choosePath: () => join(folder, 'saved.pdf') });
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  await page.getByRole('navigation').first().waitFor();
  await expect.poll(() => desktop.electron.menuLabels()).toContain('Prenotazioni');
  try {
    await work(desktop, folder);
  } finally {
    await desktop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

test('a link of another program opens the booking that it names', async ({ page, site }) => {
  const ada = await connectGuest(site);
  const booking = await ada.bookings.request({ body: aRequest(inDays(30), inDays(37)) });
  await withDesktop(page, site, async (desktop) => {
    desktop.electron.emit('second-instance', {}, ['approdo', `approdo://booking/${booking.id}`]);
    await expect(page.getByRole('heading', { name: 'Ada Rossi', level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/bookings/${booking.id}`);
  });
});

test('the native menu leads to screens, to paper and to the sites, and what was typed stays', {
  tag: '@gate-app',
}, async ({ page, site }) => {
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(inDays(30), inDays(37)) });
  await withDesktop(page, site, async (desktop, folder) => {
    desktop.electron.chooseScreen('Vai', 'Attività');
    await expect(page.getByRole('heading', { name: 'Attività', exact: true })).toBeVisible();
    await page.getByLabel('Nome').first().fill('Chiamare l’idraulico');

    desktop.electron.choose('File', 'Stampa prenotazione…');
    await expect(page.getByRole('article').getByRole('heading', { name: 'Prenotazione' })).toBeVisible();
    await page.getByRole('button', { name: 'Salva come PDF…' }).click();
    await expect(page.getByText('PDF salvato con successo')).toBeVisible();
    expect((await readFile(join(folder, 'saved.pdf'))).subarray(0, 5).toString()).toBe('%PDF-');
    await page.getByRole('button', { name: 'Chiudi' }).click();
    await expect(page.getByLabel('Nome').first()).toHaveValue('Chiamare l’idraulico');

    desktop.electron.choose('Casa', 'Le tue case…');
    await expect(page.getByRole('heading', { name: 'Le tue case' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Nome').first()).toHaveValue('Chiamare l’idraulico');
  });
});

test('another site is gone to from the menu only when she says that what she wrote may go', async ({ page, site }) => {
  await withDesktop(page, site, async (desktop) => {
    const name = (await connect(site).homepage.get()).siteName;
    // The same site at another address counts as another one.
    await desktop.electron.call('approdo:addSite', [site.origin.replace('127.0.0.1', 'localhost')]);
    await page.reload();
    await fillSignIn(page, owner);
    await expect.poll(() => desktop.electron.menuLabels()).toContain('Blog');
    desktop.electron.chooseScreen('Vai', 'Blog');
    await page.getByRole('button', { name: 'Nuovo articolo' }).click();
    await page.getByRole('textbox', { name: 'Titolo', exact: true }).fill('La baia dei gabbiani');

    const question = page.getByRole('dialog', { name: 'Passare a un’altra casa?' });
    desktop.electron.choose('Casa', name);
    await expect(question).toHaveCSS('opacity', '1');
    await expectNoBarrier(page, 'the question before another site');
    await question.getByRole('button', { name: 'Resta qui' }).click();
    await expect(page.getByRole('textbox', { name: 'Titolo', exact: true })).toHaveValue('La baia dei gabbiani');
    desktop.electron.choose('Casa', name);
    await question.getByRole('button', { name: 'Cambia casa' }).click();
    await expect(page.getByRole('heading', { name: 'Oggi', level: 1 })).toBeVisible();
    expect(await desktop.electron.call('approdo:readSites', [])).toMatchObject({ current: { address: site.origin } });
  });
});

test('the first run keeps nobody out', async ({ page }) => {
  const first = await openDesktop({ page });
  await expect(page.getByLabel('Indirizzo del sito')).toBeVisible();
  await expectNoBarrier(page, 'the first run');
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expectNoBarrier(page, 'the first run with a fault');
  await first.close();
});

test('the panels that the menu opens keep nobody out', async ({ page, site, faults }) => {
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(inDays(30), inDays(37)) });
  await withDesktop(page, site, async (desktop) => {
    desktop.electron.choose('Casa', 'Le tue case…');
    await expect(page.getByRole('heading', { name: 'Le tue case' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: /^Rimuovi .* dall’elenco$/ }).click();
    await expectNoBarrier(page, 'the sites');
    await page.getByRole('button', { name: 'Annulla' }).last().click();
    for (const paper of ['Stampa calendario…', 'Stampa prenotazione…']) {
      desktop.electron.choose('File', paper);
      await expect(page.getByRole('button', { name: 'Salva come PDF…' })).toBeVisible();
      await expectNoBarrier(page, paper);
      await page.getByRole('button', { name: 'Chiudi' }).click();
    }
    await site.stop();
    desktop.electron.chooseScreen('Vai', 'Messaggi');
    await expect(page.getByText('L’app riprova da sola')).toBeVisible();
    await expectNoBarrier(page, 'a site that does not answer');
    // The site was stopped on purpose.
    forgive(faults, /status of 502/);
  });
});

test('a photo that is too large for the library is made fit, and arrives', async ({ page, site }) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 3600, height: 2700, channels: 3, background: 'white', noise } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  await withDesktop(page, site, async (desktop) => {
    desktop.electron.chooseScreen('Vai', 'Media');
    const files = page.locator('input[type="file"]').first();
    await files.setInputFiles([{ name: 'Terrazza.jpg', mimeType: 'image/jpeg', buffer: photo }]);
    // The server makes its own sizes of the picture first.
    await expect(page.getByText(/→ .* · Caricato$/)).toBeVisible({ timeout: 40_000 });
    const library = await page.evaluate(async () => await (await fetch('/api/media')).json());
    expect(library).toContainEqual(
      expect.objectContaining({ type: 'image/jpeg', dimensions: { width: 1500, height: 2000 } }),
    );
  });
});

test('the window has its frame before its script, and answers a press before menu and windows are there', async ({
  page,
  site,
}) => {
  await (await connectGuest(site)).bookings.request({ body: aRequest(inDays(30), inDays(37)) });
  await withDesktop(page, site, async ({ origin }) => {
    const document = await (await page.request.get(origin)).text();
    expect(document).toContain('<div class="admin-layout" aria-hidden="true">');
    const first = [...new Set(document.match(/\/assets\/[\w-]+\.js/g))];
    const scripts = await Promise.all(first.map(async (path) => (await page.request.get(origin + path)).body()));
    const bytes = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(130 * 1024);

    const { promise: others, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      if (!first.includes(new URL(route.request().url()).pathname)) await others;
      await route.fallback();
    });
    await page.goto(origin, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Conferma' }).click();
    await expect(page).toHaveURL(/\/bookings\/./);
    release();
    await expect(page.getByRole('button', { name: 'Altre azioni' })).toBeVisible();
  });
});
