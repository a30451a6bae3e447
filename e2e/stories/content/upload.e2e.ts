import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aHeic, aMovingPng, anAnimation, aPhoneJpeg, aPicture } from '../../../server/src/testing/media-files.ts';
import { connectOwner } from '../../support/api.ts';
import { makePicture } from '../../support/make-picture.ts';
import { drop, paste } from '../../support/paste-and-drop.ts';
import { areShared } from '../../support/prepared-sites.ts';
import { expect, test } from '../../support/test.ts';

const fileIn = (folder: string) => fileURLToPath(new URL(`../../../server/starter/${folder}`, import.meta.url));
const PHOTO = { name: 'terrazza.jpg', mimeType: 'image/jpeg', buffer: readFileSync(fileIn('pictures/terrace.jpg')) };
const FILM = { name: 'giro.mp4', mimeType: 'video/mp4', buffer: readFileSync(fileIn('recordings/bay.mp4')) };
const SOUND = { name: 'onde.mp3', mimeType: 'audio/mpeg', buffer: readFileSync(fileIn('recordings/waves.mp3')) };

/** The server checks pictures one after the other, which takes time on a busy machine. */
const STORED = { timeout: 30_000 };

test('several files go up at once, each with its own progress, and one is given up', {
  tag: ['@each-shell', '@gate-app'],
}, async ({ page, site, context, backOffice }) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await backOffice.open('media');
  const owner = await connectOwner(site);
  const before = (await owner.media.list()).length;
  const names = async () => (await owner.media.list()).slice(0, -before).map(({ name }) => name);
  const uploads = page.getByRole('list', { name: 'Caricamenti' });
  const row = (name: string) => uploads.getByRole('listitem').filter({ hasText: name });

  const freeLine = await backOffice.holdUploads();

  await test.step('each has a bar and a way to end it', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Carica', exact: true }).click();
    await (await chooser).setFiles([PHOTO, FILM, SOUND, { ...PHOTO, name: 'doppia.jpg' }]);
    for (const { name } of [PHOTO, FILM, SOUND]) {
      await expect(row(name).getByRole('progressbar', { name: `Caricamento di ${name}` })).toBeAttached();
    }
    await expect(row('doppia.jpg')).toContainText('In attesa');
    await row('onde.mp3').getByRole('button', { name: 'Annulla il caricamento di onde.mp3' }).click();
    await expect(row('onde.mp3')).toHaveCount(0);
    freeLine();
    for (const name of ['terrazza.jpg', 'giro.mp4', 'doppia.jpg']) {
      await expect(row(name)).toContainText('Caricato', STORED);
    }
    expect((await names()).toSorted()).toEqual(['doppia', 'giro', 'terrazza']);
  });

  await test.step('what is dropped or pasted is uploaded, too; a HEIC is refused with what to do', async () => {
    const avif = await aPicture({ format: 'avif' });
    await drop(page.getByRole('region', { name: 'Media della libreria' }), [
      { name: 'mare.avif', type: 'image/avif', bytes: avif },
      { name: 'IMG_0001.HEIC', type: 'image/heic', bytes: aHeic() },
    ]);
    await expect(row('mare.avif')).toContainText('Caricato', STORED);
    await expect(row('IMG_0001.HEIC').getByRole('alert')).toContainText('scegli Impostazioni, Fotocamera, Formati');
    await paste(page, { 'image/png': await makePicture(page, 64, 64) });
    await expect(row('image.png')).toContainText('Caricato', STORED);
    expect((await names()).slice(0, 2).toSorted()).toEqual(['image', 'mare']);
  });
});

test('a photo that is too large is turned upright, made smaller and sent; what cannot be made smaller is refused by name', async ({
  page,
  site,
  backOffice,
}) => {
  test.slow();
  await backOffice.open('media');
  const uploads = page.getByRole('list', { name: 'Caricamenti' });
  const row = (name: string) => uploads.getByRole('listitem').filter({ hasText: name });
  await drop(page.getByRole('region', { name: 'Media della libreria' }), [
    { name: 'Terrazza.jpg', type: 'image/jpeg', bytes: await aPhoneJpeg({ width: 3600, height: 2700 }) },
    { name: 'Rotta.jpg', type: 'image/jpeg', bytes: Buffer.alloc(6 * 2 ** 20) },
  ]);
  await expect(row('Terrazza.jpg')).toContainText(/→ .* · Caricato/);
  await expect(row('Rotta.jpg').getByRole('alert')).toBeVisible();
  const owner = await connectOwner(site);
  expect(await owner.media.list()).toContainEqual(
    expect.objectContaining({ name: 'Terrazza', type: 'image/jpeg', dimensions: { width: 1500, height: 2000 } }),
  );
});

test('who sends a picture that moves is told where only the first of it is kept', async ({ page, backOffice }) => {
  test.slow();
  await backOffice.open('media');
  const library = page.getByRole('region', { name: 'Media della libreria' });
  const row = (name: string) =>
    page.getByRole('list', { name: 'Caricamenti' }).getByRole('listitem').filter({ hasText: name });
  const still = [
    { name: 'onde.png', type: 'image/png', bytes: await aMovingPng(2) },
    // Too large for the library: the browser shrinks it, and can draw only one picture of it.
    { name: 'baia.webp', type: 'image/webp', bytes: await anAnimation('webp', 2, [2400, 20]) },
  ];
  for (const picture of still) {
    await drop(library, [picture]);
    await expect(row(picture.name)).toContainText('Caricato, ma solo la prima immagine', STORED);
    await expect(page.getByRole('alert')).toContainText(`«${picture.name}» è animata`);
  }
  await page.getByRole('alert').getByRole('button', { name: 'Chiudi' }).click();
  await drop(library, [{ name: 'vento.webp', type: 'image/webp', bytes: await anAnimation('webp') }]);
  await expect(row('vento.webp')).toContainText(/ · Caricato(?!,)/, STORED);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a file that something shows says where, and goes once nothing does, in no language', async ({
  page,
  site,
  backOffice,
}) => {
  const owner = await connectOwner(site);
  await backOffice.open('media');
  const film = page
    .getByRole('list', { name: 'Media della libreria' })
    .getByRole('listitem')
    .filter({ hasText: 'La baia, uno sguardo intorno' });
  await page.getByPlaceholder('Cerca').or(page.getByRole('searchbox')).first().fill('uno sguardo intorno');
  await film.getByRole('button').click();
  const remove = async () => {
    await page.getByRole('dialog', { name: 'Dalla libreria' }).getByRole('button', { name: 'Elimina' }).click();
    await page.getByRole('dialog', { name: 'Elimina media' }).getByRole('button', { name: 'Elimina' }).click();
  };
  const expectRefusal = async (place: string | RegExp) => {
    const refusal = page.getByRole('alert').filter({ hasText: place });
    await expect(refusal).toBeVisible();
    await refusal.getByRole('button', { name: 'Chiudi' }).click();
  };
  await remove();
  await expectRefusal('Articolo «Casa Zagara, stanza per stanza»');
  const post = await owner.blog.get({ params: { slug: 'casa-zagara-stanza-per-stanza' } });
  await owner.blog.edit({ params: { id: post.id }, body: { content: '<p>Senza film.</p>' } });
  await remove();
  await expectRefusal(/stanza per stanza/);
  await owner.translations.update({
    params: { language: 'en', kind: 'posts', id: post.id },
    body: { fields: { content: { text: '<p>Without the film.</p>', isChecked: true } } },
  });
  await remove();
  await expect(film).toHaveCount(0);
  // A bucket holds what a site has discarded until it is swept (ADR 32).
  expect((await fetch(`${site.origin}/uploads/bay.mp4`)).status).toBe(areShared ? 200 : 404);
});
