import { connect, connectOwner } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { countPresses } from '../../support/presses.ts';
import { expect, test } from '../../support/test.ts';
import { openEmbed } from '../../support/writing.ts';

const CAPTION = 'La terrazza all’ora di cena.';

test('an article with a photo is published with nine presses and no swipe', async ({ page, site, backOffice }) => {
  const { press, count } = countPresses();
  await backOffice.open('');
  await press(page.getByRole('navigation', { name: 'Menu', exact: true }).getByRole('button', { name: 'Altro' }));
  const menu = page.getByRole('navigation', { name: 'Back office' });
  await press(menu.getByRole('button', { name: 'Sito', exact: true }));
  await press(menu.getByRole('link', { name: 'Blog' }));
  await press(page.getByRole('button', { name: 'Nuovo articolo' }));
  const form = page.getByRole('dialog', { name: 'Nuovo articolo' });
  const text = form.getByRole('textbox', { name: 'Contenuto' });
  await form.getByLabel('Titolo', { exact: true }).fill('La sera in terrazza');
  await form.getByLabel('Estratto').fill('Si cena tardi, davanti al mare.');
  await text.fill('Le lanterne si accendono alle otto.');

  await test.step('what writers use is in sight, wide enough for a thumb', async () => {
    const tools = form.getByRole('toolbar', { name: 'Formattazione' });
    const buttons = tools.getByRole('button');
    await expect(buttons).toHaveCount(7);
    expect(await tools.evaluate((bar) => bar.scrollWidth - bar.clientWidth), 'nothing to swipe to').toBe(0);
    for (const button of await buttons.all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await press(tools.getByRole('button', { name: 'Inserisci', exact: true }));
  });

  const sheet = page.getByRole('dialog', { name: 'Inserisci', exact: true });
  await expect(sheet.getByRole('button', { name: /^Inserisci / })).toHaveText([
    'Galleria',
    'Immagine',
    'Video',
    'Audio',
    'Mappa',
    'YouTube',
  ]);
  await expectNoBarrier(page, 'the sheet of embeds');
  await press(sheet.getByRole('button', { name: 'Inserisci Immagine' }));
  const picker = page.getByRole('dialog', { name: 'Scegli un’immagine' });
  await expect(picker.getByRole('button', { name: 'Carica' })).toBeVisible();
  await press(picker.getByRole('button', { name: 'La terrazza', exact: true }));

  await test.step('its caption and alternative text stand there as the library has them', async () => {
    await expect(picker.getByLabel('Didascalia')).toHaveValue(/^Sotto il pergolato/);
    await expect(picker.getByLabel('Testo alternativo')).toHaveValue(/^Terrazza con pavimento/);
    await picker.getByLabel('Didascalia').fill(CAPTION);
    await press(picker.getByRole('button', { name: 'Inserisci', exact: true }));
    await expect(text.getByText('Immagine: /uploads/terrace.jpg')).toBeVisible();
    await expect(text).toBeFocused();
  });

  await test.step('it is proposed as the cover', async () => {
    await expect(form.getByText('Se non la scegli tu, è la prima foto del testo.')).toBeVisible();
    await expect(form.getByRole('button', { name: 'Cambia immagine' })).toBeVisible();
  });

  await press(form.getByRole('button', { name: 'Pubblica', exact: true }));
  await expect(banner(page, 'Articolo salvato con successo')).toBeVisible();
  expect(count()).toBeLessThanOrEqual(9);
  const post = await connect(site).blog.get({ params: { slug: 'la-sera-in-terrazza' } });
  expect(post).toMatchObject({ published: true, coverImage: 'terrace.jpg' });
  expect(post.content).toContain('<div data-type="image" data-src="/uploads/terrace.jpg"></div>');
  const library = await (await connectOwner(site)).media.list();
  expect(library.find(({ url }) => url === '/uploads/terrace.jpg')?.caption).toBe(CAPTION);
});

test('a picture has its address by hand under Indirizzo, and stays without one', async ({ page, backOffice }) => {
  await backOffice.open('pages');
  await page.getByRole('button', { name: 'Nuova pagina' }).click();
  const form = page.getByRole('dialog', { name: 'Nuova pagina' });
  const picker = await openEmbed(form, 'Immagine');
  await picker.getByLabel('URL').fill('/uploads/terrace.jpg');
  await picker.getByRole('button', { name: 'Inserisci', exact: true }).click();
  await expect(form.getByText('Immagine: /uploads/terrace.jpg')).toBeVisible();

  await form.getByRole('button', { name: 'Modifica', exact: true }).click();
  await expect(picker.getByLabel('URL')).toBeHidden();
  await picker.getByText('Indirizzo', { exact: true }).click();
  await expect(picker.getByLabel('URL')).toHaveValue('/uploads/terrace.jpg');
  await picker.getByLabel('URL').fill('');
  await picker.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(form.getByText('Immagine: [src mancante]')).toBeVisible();
});
