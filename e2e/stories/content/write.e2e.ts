import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { connect, connectOwner } from '../../support/api.ts';
import { agree, banner, entry } from '../../support/back-office.ts';
import { expect, test } from '../../support/test.ts';
import { insertEmbed, openEmbed } from '../../support/writing.ts';

const TITLE = 'La baia di sera';
const EXCERPT = 'Dove il mare è basso e si cena tardi.';
const PHOTO = fileURLToPath(new URL('../../../server/starter/pictures/terrace.jpg', import.meta.url));

const EMBEDS = [
  ['Galleria', 'la-casa', 'Gallery: la-casa'],
  ['Immagine', '/uploads/terrace.jpg', 'Immagine: /uploads/terrace.jpg'],
  ['Video', 'https://example.com/giro.mp4', 'Video: https://example.com/giro.mp4'],
  ['Audio', '', 'Audio: [src mancante]'],
  [
    'Mappa',
    'https://www.google.com/maps/place/Cala+Luna/@40.2,9.6,15z',
    'Mappa: https://www.google.com/maps?q=Cala+Luna&z=15&output=embed',
  ],
  ['YouTube', 'https://youtu.be/dQw4w9WgXcQ?t=3', 'YouTube: https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ'],
] as const;

const STORED = [
  '<p>Il sole <strong>scende</strong>.</p>',
  '<div data-type="gallery" data-slug="la-casa"></div>',
  '<div data-type="image" data-src="/uploads/terrace.jpg"></div>',
  '<div data-type="video" data-src="https://example.com/giro.mp4"></div>',
  '<div data-type="audio" data-src=""></div>',
  '<div data-type="map" data-src="https://www.google.com/maps?q=Cala+Luna&amp;z=15&amp;output=embed" data-width="100%" data-height="480"></div>',
  '<div data-type="youtube" data-src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" data-width="100%" data-height="315"></div>',
  '<p>Fine.</p>',
].join('');

test('an article with every embed is written, outlives its tab, and is published', {
  tag: ['@each-shell', '@gate'],
}, async ({ page, site, backOffice }) => {
  test.slow();
  await backOffice.open('blog');
  await page.getByRole('button', { name: 'Nuovo articolo' }).click();
  const form = page.getByRole('dialog', { name: 'Nuovo articolo' });

  await test.step('an empty one names all that it needs', async () => {
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(form.getByText("L'estratto è obbligatorio")).toBeVisible();
    await expect(form.getByText('Per favore scegli o carica una immagine di copertina')).toBeVisible();
    await expect(form.getByText('Il contenuto è obbligatorio')).toBeVisible();
    await expect(form.getByLabel('Titolo', { exact: true })).toBeFocused();
  });

  await form.getByLabel('Titolo', { exact: true }).fill(TITLE);
  await form.getByLabel('Estratto').fill(EXCERPT);
  await form.getByRole('button', { name: 'Scegli dalla libreria' }).click();
  const picker = page.getByRole('dialog', { name: 'Scegli un’immagine' });
  await picker.getByRole('button', { name: 'La terrazza', exact: true }).click();
  await picker.getByRole('button', { name: 'Usa', exact: true }).click();
  await expect(picker).toBeHidden();

  const text = form.getByRole('textbox', { name: 'Contenuto' });
  await text.click();
  await page.keyboard.type('Il sole ');
  await form.getByRole('button', { name: 'Grassetto' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('scende');
  await form.getByRole('button', { name: 'Grassetto' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('.');
  await page.keyboard.press('Enter');
  for (const [name, value, marker] of EMBEDS) {
    await insertEmbed(form, name, value);
    await expect(text).toBeFocused();
    await expect(text.getByText(marker, { exact: true })).toBeVisible();
  }
  await page.keyboard.type('Fine.');
  await expect(text.getByText('Fine.')).toBeVisible();

  await test.step('a host that only looks right is refused by name, and so is one without https', async () => {
    for (const [name, address, host] of [
      ['Mappa', 'https://google.com.evil.example/maps', /google\.com\.evil\.example/],
      ['Immagine', 'http://example.com/mare.jpg', /example\.com/],
    ] as const) {
      const window = await openEmbed(form, name);
      await window.getByRole('textbox').fill(address);
      await window.getByRole('button', { name: 'Inserisci', exact: true }).click();
      await expect(window.getByText(host).first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(window).toBeHidden();
    }
  });

  await test.step('leaving asks, and staying loses nothing', async () => {
    await page.keyboard.press('Escape');
    await agreeTo(page, 'Modifiche non salvate', 'Resta qui');
    await expect(form.getByLabel('Titolo', { exact: true })).toHaveValue(TITLE);
  });

  const tab = await backOffice.reopen('blog');
  await test.step('what was written in one that was closed is offered again', async () => {
    await tab.getByRole('button', { name: 'Nuovo articolo' }).click();
    await tab.getByRole('button', { name: 'Riprendi il testo' }).click();
    await expect(tab.getByText('Gallery: la-casa')).toBeVisible();
    await expect(tab.getByLabel('Titolo', { exact: true })).toHaveValue(TITLE);
  });

  await tab.getByLabel('Pubblica subito').check();
  await tab.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(tab, 'Articolo salvato con successo')).toBeVisible();
  const read = () => connect(site).blog.get({ params: { slug: 'la-baia-di-sera' } });
  expect(await read()).toMatchObject({ title: TITLE, excerpt: EXCERPT, coverImage: 'terrace.jpg', content: STORED });

  await test.step('opened and saved again it is the same', async () => {
    const card = entry(tab, TITLE);
    await card.getByRole('button', { name: 'Modifica' }).click();
    const edit = tab.getByRole('dialog', { name: 'Modifica articolo' });
    await edit.getByLabel('Estratto').fill(`${EXCERPT} Anche d’inverno.`);
    await edit.getByRole('button', { name: 'Salva' }).click();
    await expect(edit).toBeHidden();
    expect(await read()).toMatchObject({ excerpt: `${EXCERPT} Anche d’inverno.`, content: STORED });
  });

  await test.step('hidden it is a draft, deleted it is gone', async () => {
    const card = entry(tab, TITLE);
    await card.getByRole('button', { name: 'Nascondi' }).click();
    await expect(card.getByText('Draft')).toBeVisible();
    await expect(read()).rejects.toThrow('Post not found');
    await card.getByRole('button', { name: 'Elimina' }).click();
    await agree(tab, 'Elimina');
    await expect(card).toBeHidden();
  });
});

test('a page gets its slug from its title, and is read once it is published', async ({ page, site, backOffice }) => {
  await backOffice.open('pages');
  await page.getByRole('button', { name: 'Nuova pagina' }).click();
  const form = page.getByRole('dialog', { name: 'Nuova pagina' });
  await form.getByLabel('Titolo', { exact: true }).fill('Perché venire d’inverno');
  await expect(form.getByLabel('Slug')).toHaveValue('perche-venire-d-inverno');
  await form.getByLabel('Slug').fill('inverno');
  await form.getByRole('textbox', { name: 'Contenuto' }).click();
  await page.keyboard.type('Poco da leggere.');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(form.getByText('Il contenuto deve essere di almeno 50 caratteri').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Contenuto' }).click();
  await page.keyboard.type(' Il mare d’inverno si sente da ogni stanza della casa.');
  await form.getByLabel('Titolo SEO').fill('L’isola d’inverno');
  await expect(form.getByRole('figure')).toContainText('L’isola d’inverno');
  await form.getByLabel('Pubblica pagina').check();
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(form).toBeHidden();
  const read = () => connect(site).pages.get({ params: { slug: 'inverno' } });
  expect(await read()).toMatchObject({ published: true, seoTitle: 'L’isola d’inverno' });

  await entry(page, 'Perché venire').getByRole('button', { name: 'Nascondi' }).click();
  await expect(banner(page, 'Pagina nascosta con successo')).toBeVisible();
  await expect(read()).rejects.toThrow();

  const privacy = entry(page, 'informativa-privacy');
  await expect(privacy.getByRole('button', { name: 'Modifica' })).toBeVisible();
  await expect(privacy.getByRole('button', { name: 'Elimina' })).toBeHidden();
});

test('a photo is uploaded, shown in a gallery, and deleted once nothing shows it', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('media');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Carica', exact: true }).click();
  await (await chooser).setFiles([
    { name: 'terrazza.jpg', mimeType: 'image/jpeg', buffer: readFileSync(PHOTO) },
    { name: 'listino.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  const uploads = page.getByRole('list', { name: 'Caricamenti' });
  await expect(uploads.getByText(/Caricato/)).toBeVisible();
  await expect(
    uploads.getByText('Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.'),
  ).toBeVisible();

  const library = page.getByRole('list', { name: 'Media della libreria' });
  await library.getByRole('button', { name: 'terrazza', exact: true }).click();
  const photo = page.getByRole('dialog', { name: 'Dalla libreria' });
  await photo.getByRole('button', { name: 'Modifica' }).click();
  await photo.getByLabel('Nome').fill('Terrazza nuova');
  await photo.getByLabel('Nome').press('Enter');
  await expect(photo.getByText('Terrazza nuova')).toBeVisible();

  const owner = await connectOwner(site);
  const [newest] = await owner.media.list();
  const file = newest?.url.replace('/uploads/', '') ?? '';
  const gallery = await owner.galleries.create({ body: { name: 'Nuova', slug: 'nuova', images: [file] } });
  await photo.getByRole('button', { name: 'Elimina' }).click();
  await agreeTo(page, 'Elimina media', 'Elimina');
  const refusal = page.getByRole('alert').filter({ hasText: 'Galleria «Nuova»' });
  await expect(refusal).toBeVisible();
  await refusal.getByRole('button', { name: 'Chiudi' }).click();

  await owner.galleries.remove({ params: { id: gallery.id } });
  await photo.getByRole('button', { name: 'Elimina' }).click();
  await agreeTo(page, 'Elimina media', 'Elimina');
  await expect(photo).toBeHidden();
  await expect(banner(page, 'Media eliminato con successo')).toBeVisible();
  expect((await owner.media.list()).map(({ name }) => name)).not.toContain('Terrazza nuova');
});

test('a gallery keeps the order in which its pictures are put', async ({ page, site, backOffice }) => {
  await backOffice.open('gallery');
  await page.getByRole('button', { name: 'Nuova galleria' }).click();
  const form = page.getByRole('dialog', { name: 'Nuova galleria' });
  await form.getByLabel('Nome').fill('Le serate');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(form.getByText('Per favore seleziona almeno una immagine').first()).toBeVisible();

  await form.getByRole('button', { name: 'Scegli immagini' }).click();
  const picker = page.getByRole('dialog', { name: 'Scegli un’immagine' });
  for (const name of ['La terrazza', 'Il soggiorno', 'La cucina']) {
    await picker.getByRole('button', { name, exact: true }).click();
  }
  await picker.getByRole('button', { name: 'Fatto' }).click();
  await form.getByRole('button', { name: 'Sposta indietro l’immagine 3' }).focus();
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(form).toBeHidden();
  const { images } = await connect(site).galleries.get({ params: { slug: 'le-serate' } });
  expect(images).toEqual(['terrace.jpg', 'kitchen.jpg', 'living-room.jpg']);

  const card = entry(page, 'Le serate');
  await card.getByRole('button', { name: 'Rendi predefinita' }).click();
  await expect(card.getByText('Predefinita', { exact: true })).toBeVisible();
  await expect(page.getByText('Predefinita', { exact: true })).toHaveCount(1);
});

/** Answers a question shown above a window. */
async function agreeTo(page: Page, title: string, answer: string): Promise<void> {
  const question = page.getByRole('dialog', { name: title });
  await question.getByRole('button', { name: answer, exact: true }).click();
  await expect(question).toBeHidden();
}
