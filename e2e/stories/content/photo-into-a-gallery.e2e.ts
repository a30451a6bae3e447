import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { connectOwner } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { countPresses } from '../../support/presses.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

test.use({ isDemo: true });

const PHOTO = fileURLToPath(new URL('../../../server/starter/pictures/terrace.jpg', import.meta.url));

async function readGallery(site: Site) {
  const owner = await connectOwner(site);
  return { owner, images: (await owner.galleries.get({ params: { slug: 'la-casa' } })).images };
}

/** The four presses from Oggi to the library, beside the gallery of the house. */
async function openPicker(page: Page, press: (control: Locator) => Promise<void>): Promise<Locator> {
  await press(page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('button', { name: 'Altro' }));
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await press(menu.getByRole('button', { name: 'Sito', exact: true }));
  await press(menu.getByRole('link', { name: 'Gallerie' }));
  const gallery = page.getByRole('article', { name: 'La casa', exact: true });
  await press(gallery.getByRole('button', { name: 'Aggiungi foto' }));
  return page.getByRole('dialog', { name: 'Scegli un’immagine' });
}

test('a photo of the library is in a gallery after six presses, with its caption', async ({
  page,
  site,
  backOffice,
}) => {
  const { owner, images } = await readGallery(site);
  const pictures = (await owner.media.list()).filter(({ contentType }) => contentType === 'image').slice(0, 12);
  const photo = pictures.find(({ url }) => !images.includes(url.replace('/uploads/', '')));
  await backOffice.open('');
  const { press, count } = countPresses();

  const picker = await openPicker(page, press);
  await press(picker.getByRole('button', { name: photo?.name ?? '', exact: true }));
  await expect(picker.getByLabel('Didascalia')).toHaveValue(photo?.caption ?? '');
  await picker.getByLabel('Didascalia').fill('Una mattina di maggio.');
  await press(picker.getByRole('button', { name: 'Aggiungi alla galleria' }));
  await expect(banner(page, 'La foto è nella galleria')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(6);

  await expect(picker).toBeHidden();
  await expect(page.getByRole('button', { name: 'Aggiungi foto' }).first()).toBeFocused();
  expect((await readGallery(site)).images).toEqual([...images, photo?.url.replace('/uploads/', '')]);
  expect(await owner.media.list()).toContainEqual(
    expect.objectContaining({ id: photo?.id, caption: 'Una mattina di maggio.', alt: photo?.alt }),
  );
});

test('one that is on the telephone still is there after as many', async ({ page, site, backOffice }) => {
  const { owner, images } = await readGallery(site);
  await backOffice.open('');
  const { press, count } = countPresses();

  const picker = await openPicker(page, press);
  const chooser = page.waitForEvent('filechooser');
  await press(picker.getByRole('button', { name: 'Carica', exact: true }));
  await (await chooser).setFiles({ name: 'nuova.jpg', mimeType: 'image/jpeg', buffer: readFileSync(PHOTO) });
  await picker.getByLabel('Testo alternativo').fill('La terrazza, vista dalla cucina');
  await press(picker.getByRole('button', { name: 'Aggiungi alla galleria' }));
  await expect(banner(page, 'La foto è nella galleria')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(6);

  const [newest] = await owner.media.list();
  expect(newest).toMatchObject({ name: 'nuova', alt: 'La terrazza, vista dalla cucina' });
  expect((await readGallery(site)).images).toEqual([...images, newest?.url.replace('/uploads/', '')]);
});

test('the library has three to a row, and no screen of it is long', async ({ page, backOffice }) => {
  for (const screen of ['property', 'media'] as const) {
    await backOffice.open(screen);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight), screen).toBeLessThanOrEqual(3000);
  }
  const tiles = page.getByRole('list', { name: 'Media della libreria' }).getByRole('button');
  await expect(tiles).toHaveCount(12);
  const tops = await tiles.evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().top));
  expect(new Set(tops.slice(0, 3)).size).toBe(1);
  expect(new Set(tops).size).toBe(4);
});
