import { banner } from '../../support/back-office.ts';
import { checkPage } from '../../support/check-page.ts';
import { expect, test } from '../../support/test.ts';
import { insertEmbed, pressTool } from '../../support/writing.ts';

const TITLE = 'Una giornata a Casa Zagara';
const ADDRESS = '/blog/una-giornata-a-casa-zagara';
const MAP = 'https://www.openstreetmap.org/export/embed.html?bbox=14.2%2C40.7%2C14.3%2C40.8';

/** Marks by the button that makes them, and the element that a reader gets. */
const MARKS = [
  ['Grassetto', 'strong', 'il pane'],
  ['Corsivo', 'em', 'il caffè'],
  ['Sottolineato', 'u', 'la terrazza'],
  ['Barrato', 's', 'la fretta'],
  ['Codice', 'code', 'wifi-ospiti'],
] as const;

/** Blocks likewise, with how often Enter leaves them. */
const BLOCKS = [
  ['H2, intestazione 2', 'h2', 'La mattina', 1],
  ['H3, intestazione 3', 'h3', 'Alle nove', 1],
  ['Citazione', 'blockquote', 'Qui il tempo non ha fretta.', 2],
  ['Blocco di codice', 'pre', 'password: limoni', 3],
] as const;

const EMBEDS = [
  ['Galleria', 'la-casa'],
  ['Immagine', '/uploads/terrace.jpg'],
  ['Video', '/uploads/bay.mp4'],
  ['Audio', '/uploads/waves.mp3'],
  ['Mappa', MAP],
  ['YouTube', 'https://youtu.be/dQw4w9WgXcQ'],
] as const;

test('what is written with everything the editor has, is read so by a visitor', async ({ page, backOffice, visit }) => {
  test.slow();
  await backOffice.open('blog');
  await page.getByRole('button', { name: 'Nuovo articolo' }).click();
  const form = page.getByRole('dialog', { name: 'Nuovo articolo' });
  await form.getByLabel('Titolo', { exact: true }).fill(TITLE);
  await form.getByLabel('Estratto').fill('Dal primo caffè all’ultima lanterna.');
  await form.getByRole('button', { name: 'Scegli dalla libreria' }).click();
  const picker = page.getByRole('dialog', { name: 'Scegli un’immagine' });
  await picker.getByRole('button', { name: 'La terrazza', exact: true }).click();
  await picker.getByRole('button', { name: 'Usa', exact: true }).click();
  await expect(picker).toBeHidden();
  const format = (name: string) => pressTool(form, name);

  await form.getByRole('textbox', { name: 'Contenuto' }).click();
  for (const [button, , text] of MARKS) {
    await format(button);
    await page.keyboard.type(text);
    await format(button);
    await page.keyboard.type(', ');
  }
  await page.keyboard.type('e il mare.');
  await page.keyboard.press('Enter');
  for (const [button, , text, enters] of BLOCKS) {
    await format(button);
    await page.keyboard.type(text);
    for (let count = 0; count < enters; count += 1) await page.keyboard.press('Enter');
  }
  await format('Elenco puntato');
  await page.keyboard.type('asciugamano');
  await page.keyboard.press('Enter');
  await page.keyboard.type('maschera');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await format('Allinea al centro');
  await page.keyboard.type('E poi si va.');
  await page.keyboard.press('Enter');
  for (const [name, value] of EMBEDS) await insertEmbed(form, name, value);
  await form.getByLabel('Pubblica subito').check();
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, 'Articolo salvato con successo')).toBeVisible();

  const reader = await visit('/');
  const elsewhere: string[] = [];
  reader.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== new URL(reader.url()).host) elsewhere.push(host);
  });
  // Requests to other sites are answered here: no test leaves the machine.
  await reader.route(/youtube|openstreetmap/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Altrove</title>' }),
  );
  await checkPage(reader, ADDRESS);
  const article = reader.getByRole('article');

  await test.step('every mark and block is there', async () => {
    for (const [, tag, text] of [...MARKS, ...BLOCKS]) {
      await expect(article.locator(tag).filter({ hasText: text })).toBeVisible();
    }
    await expect(article.getByRole('listitem').filter({ hasText: 'maschera' })).toBeVisible();
    await expect(article.getByText('E poi si va.')).toHaveCSS('text-align', 'center');
  });

  await test.step('gallery, picture, film and sound are the real thing', async () => {
    const gallery = article.getByRole('region', { name: 'La casa' });
    await gallery.scrollIntoViewIfNeeded();
    await gallery.getByRole('button', { name: 'Foto successiva' }).click();
    await expect(gallery.locator('[aria-current]')).toHaveAccessibleName('Foto 2 di 9');
    await expect(article.getByRole('figure').getByRole('img', { name: /^Terrazza con pavimento/ })).toBeVisible();
    for (const [tag, seconds] of [
      ['video', 8],
      ['audio', 14],
    ] as const) {
      const player = article.locator(tag);
      await player.scrollIntoViewIfNeeded();
      await player.evaluate(async (element: HTMLMediaElement) => {
        element.muted = true;
        await element.play();
      });
      expect(await player.evaluate((element: HTMLMediaElement) => Math.round(element.duration))).toBe(seconds);
    }
  });

  await test.step('map and YouTube come after a click, and nobody else was asked before', async () => {
    expect(elsewhere).toEqual([]);
    await article.getByRole('button', { name: 'Carica la mappa' }).click();
    await expect(article.locator('iframe[title^="Mappa di"]')).toHaveAttribute(
      'src',
      /^https:\/\/www\.openstreetmap\.org\/export/,
    );
    expect([...new Set(elsewhere)]).toEqual(['www.openstreetmap.org']);
    await article.getByRole('button', { name: 'Carica il video' }).click();
    await expect(article.locator('iframe[title^="Video di"]')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
    expect([...new Set(elsewhere)]).toEqual(['www.openstreetmap.org', 'www.youtube-nocookie.com']);
  });
});
