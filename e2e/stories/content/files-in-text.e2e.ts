import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { connectOwner } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { makePicture } from '../../support/make-picture.ts';
import { drop, paste } from '../../support/paste-and-drop.ts';
import { expect, test } from '../../support/test.ts';

const PHOTO = fileURLToPath(new URL('../../../server/starter/pictures/terrace.jpg', import.meta.url));

test('pictures that are pasted or dropped into the text go into the library, and stand where they were put', async ({
  page,
  site,
  context,
  backOffice,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await backOffice.open('pages');
  await page.getByRole('button', { name: 'Nuova pagina' }).click();
  const form = page.getByRole('dialog', { name: 'Nuova pagina' });
  await form.getByLabel('Titolo', { exact: true }).fill('Le foto dell’estate');
  const text = form.getByRole('textbox', { name: 'Contenuto' });
  const markers = text.getByText(/^Immagine: \/uploads\//);
  await text.click();
  await page.keyboard.type('Le foto arrivano dagli appunti e dalla scrivania, e restano dove si mettono.');

  await test.step('a picture that is copied is uploaded and shown', async () => {
    await paste(page, { 'image/png': await makePicture(page, 640, 480) });
    await expect(markers).toHaveCount(1);
    await expect(text.getByRole('list', { name: 'File in arrivo' })).toBeHidden();
    await page.keyboard.type(' Si scrive avanti.');
  });

  await test.step('one that is copied from a page is uploaded too, not shown from there', async () => {
    const png = await makePicture(page, 320, 240);
    await paste(page, { 'image/png': png, 'text/html': '<img src="https://example.com/mare.png">' });
    await expect(markers).toHaveCount(2);
  });

  await test.step('a photo that is dropped on a paragraph stands beside it; what the library does not take says why', async () => {
    await drop(text.getByText('Le foto arrivano'), [
      { name: 'terrazza.jpg', type: 'image/jpeg', bytes: readFileSync(PHOTO) },
      { name: 'listino.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
      { name: 'larga.png', type: 'image/png', bytes: await makePicture(page, 2400, 100) },
    ]);
    await expect(markers).toHaveCount(4);
    const refused = text.getByRole('listitem');
    await expect(refused.filter({ hasText: 'listino.pdf' })).toContainText('Formato file non supportato');
    await refused.filter({ hasText: 'listino.pdf' }).getByRole('button', { name: 'Chiudi' }).click();
    await expect(refused).toHaveCount(0);
  });

  await test.step('a text with pictures that lie elsewhere comes without them, and says so', async () => {
    await text.getByText('Le foto arrivano').click();
    await page.keyboard.press('Control+End');
    await paste(page, {
      'text/html':
        '<p>Da <b>Word</b>.<img src="file:///C:/Temp/clip_image001.png"></p><img src="https://a.example/b.png">',
    });
    await expect(text.getByText('Da Word.')).toBeVisible();
    await expect(form.getByText(/^2 immagini non sono state incollate/)).toBeVisible();
    await expect(text.getByRole('img')).toHaveCount(0);
  });

  await test.step('while one is on its way nothing is saved without it', async () => {
    const arrive = await backOffice.holdUploads();
    await paste(page, { 'image/png': await makePicture(page, 200, 200) });
    await expect(text.getByRole('button', { name: 'Annulla il caricamento di image.png' })).toBeVisible();
    await expectNoBarrier(page, 'the editor while a file is on its way');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(form.getByText(/^Aspetta che i file nel testo siano caricati/).first()).toBeVisible();
    arrive();
    await expect(markers).toHaveCount(5);
  });

  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, 'Pagina salvata con successo')).toBeVisible();
  const owner = await connectOwner(site);
  const { content } = await owner.pages.get({ params: { slug: 'le-foto-dell-estate' } });
  const embeddedSources = [...content.matchAll(/data-src="([^"]+)"/g)].map(([, source]) => source);
  const library = (await owner.media.list()).map(({ url }) => url);
  expect(embeddedSources).toHaveLength(5);
  expect(library).toEqual(expect.arrayContaining(embeddedSources));
  expect(content).not.toMatch(/example|file:|data:/);
});

test('an upload that fails in the text can be tried again or given up', { tag: '@each-shell' }, async ({
  page,
  context,
  backOffice,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await backOffice.open('pages');
  await page.getByRole('button', { name: 'Nuova pagina' }).click();
  const form = page.getByRole('dialog', { name: 'Nuova pagina' });
  const text = form.getByRole('textbox', { name: 'Contenuto' });
  await text.click();
  const full = 'Lo spazio sul disco è finito.';
  await backOffice.refuseNextUpload(full);
  const png = await makePicture(page, 200, 200);
  await paste(page, { 'image/png': png });
  await expect(text.getByRole('alert')).toHaveText(full);
  await text.getByRole('button', { name: 'Riprova' }).click();
  await expect(text.getByText(/^Immagine: \/uploads\//)).toHaveCount(1);
});
