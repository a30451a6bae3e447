import type { Page } from '@playwright/test';
import { connect } from '../../support/api.ts';
import { agree, banner, entry } from '../../support/back-office.ts';
import { expect, test } from '../../support/test.ts';

test('a line of the menu leads to a page that is picked, and moves among its neighbours', { tag: '@gate' }, async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('menu');
  const labels = async () => (await connect(site).menu.list()).map(({ label }) => label);

  await page.getByRole('button', { name: 'Aggiungi voce' }).click();
  const window = page.getByRole('dialog');
  await window.getByLabel('Etichetta').fill('Le regole');
  await window.getByRole('button', { name: 'Salva' }).click();
  await expect(window.getByText('Scegli una pagina').first()).toBeVisible();
  await window.getByLabel('Pagina').selectOption('informativa-privacy');
  await window.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, 'Voce di menu salvata con successo')).toBeVisible();

  const line = entry(page, 'Le regole');
  await expect(line.getByText('informativa-privacy')).toBeVisible();
  await line.getByRole('button', { name: 'Sposta su' }).click();
  await expect.poll(labels).toEqual(['La casa', 'Galleria', 'Il soggiorno', 'Le regole', 'Blog']);

  await line.getByRole('button', { name: 'Elimina' }).click();
  await agree(page, 'Elimina');
  await expect(line).toBeHidden();
  expect(await labels()).not.toContain('Le regole');

  await test.step('at a tablet’s width it is a tree still, one below the other', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const places = await page
      .getByRole('list', { name: 'Voci del menu' })
      .getByRole('listitem')
      .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    const tops = places.map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(new Set(tops).size).toBe(tops.length);
    const edge = places[0]?.x ?? 0;
    expect(places.map(({ x }) => x > edge)).toEqual([false, false, false, true, true, true, false]);
  });
});

test('a box has an icon from the library, and is on the home page once it is published', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('features');
  await page.getByRole('button', { name: 'Aggiungi riquadro' }).click();
  const window = page.getByRole('dialog', { name: 'Nuovo riquadro' });
  await window.getByLabel('Titolo').fill('Due biciclette');
  await window.getByLabel('Descrizione').fill('In cortile, per andare al porto.');
  await window.getByRole('button', { name: 'Salva' }).click();
  await expect(window.getByText('Please select an icon image').first()).toBeVisible();

  await window.getByRole('button', { name: 'Scegli dalla libreria' }).click();
  const picker = page.getByRole('dialog', { name: 'Scegli un’immagine' });
  await picker.getByRole('listitem').first().getByRole('button').click();
  await picker.getByRole('button', { name: 'Usa', exact: true }).click();
  await window.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, 'Riquadro salvato con successo')).toBeVisible();

  const isPublic = async () =>
    (await connect(site).featureBoxes.list()).some(({ title }) => title === 'Due biciclette');
  const box = entry(page, 'Due biciclette');
  await expect(box.getByText('Draft')).toBeVisible();
  expect(await isPublic()).toBe(false);
  await box.getByRole('button', { name: 'Pubblica' }).click();
  await expect(box.getByText('Published')).toBeVisible();
  expect(await isPublic()).toBe(true);
  await box.getByRole('button', { name: 'Elimina' }).click();
  await agree(page, 'Elimina');
  await expect(box).toBeHidden();
});

test('the hero’s picture is chosen from the library, or comes from elsewhere by its address', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('homepage');
  const address = page.getByLabel('Immagine di apertura (indirizzo)', { exact: true });
  await expect(address).toBeHidden();
  await page.getByRole('button', { name: 'Cambia immagine' }).click();
  const picker = page.getByRole('dialog', { name: 'Scegli un’immagine' });
  await picker.getByRole('button', { name: 'La terrazza', exact: true }).click();
  await expect(picker.getByLabel('Testo alternativo')).not.toHaveValue('');
  await picker.getByRole('button', { name: 'Usa', exact: true }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(banner(page, 'Home page salvata con successo')).toBeVisible();
  expect((await connect(site).homepage.get()).heroImage).toBe('/uploads/terrace.jpg');

  await page.getByText('Indirizzo', { exact: true }).click();
  await expect(address).toHaveValue('/uploads/terrace.jpg');
  await address.fill('http://a');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cambia immagine' })).toBeFocused();
});

test('the hero is shown to visitors, and beside its form, once it is saved', async ({ page, backOffice, visit }) => {
  await backOffice.open('homepage');
  const title = page.getByLabel('Titolo', { exact: true });
  await title.fill('La casa dei venti');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, 'Home page salvata con successo')).toBeVisible();
  const preview = page.frameLocator('iframe:not([data-loading])');
  await expect(preview.getByRole('heading', { name: 'La casa dei venti' })).toBeVisible();
  const visitor = await visit('/');
  await expect(visitor.getByRole('heading', { name: 'La casa dei venti' })).toBeVisible();
});

test('what the property has and costs is kept, and a gap in the year is seen before it is', async ({
  page,
  site,
  backOffice,
}) => {
  await backOffice.open('property');
  await unfold(page, 'Servizi');
  await page.getByRole('button', { name: 'Aggiungi servizio' }).click();
  await page.keyboard.type('Lavatrice');
  await page.getByRole('button', { name: 'Rimuovi: Servizio 1' }).click();
  await unfold(page, 'Dove si trova');
  await page.getByLabel(/Latitudine/).fill('38,56');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(banner(page, 'Proprietà salvata con successo')).toBeVisible();
  const property = await connect(site).property.get();
  expect(property.amenities).toContain('Lavatrice');
  expect(property.amenities).not.toContain('Free WiFi');
  expect(property.latitude).toBe(38.56);

  await page.getByRole('main').getByRole('link', { name: 'Prezzi e regole' }).click();
  await page.getByRole('button', { name: 'Elenco delle stagioni' }).click();
  const may = page.getByRole('group', { name: 'Stagione 2' });
  await may.getByLabel('Al (gg/mm)', { exact: true }).fill('29/05');
  await expect(page.getByText('Nessuna stagione comprende i giorni: dal 30/05 al 31/05.')).toBeVisible();
  await may.getByLabel('Al (gg/mm)', { exact: true }).fill('31/05');
  await may.getByLabel('€ a settimana').fill('320');
  await page.getByRole('button', { name: 'Salva listino' }).click();
  await expect(banner(page, 'Listino salvato con successo')).toBeVisible();
  expect((await connect(site).rates.get()).seasons[1]).toEqual({ from: '05-01', to: '05-31', weeklyPrice: 320 });
});

test('what the owner tells of where and who is read where visitors look for it', async ({
  page,
  backOffice,
  visit,
}) => {
  await backOffice.open('property');
  await unfold(page, 'Dove si trova');
  await page.getByLabel('Indirizzo (facoltativo)').fill('Via Roma 1, 08020 Budoni (SS)');
  await expect(page.getByLabel('Località (facoltativa)')).toHaveValue('Budoni');
  await unfold(page, 'Come ti contattano');
  await page.getByLabel('Telefono (facoltativo)').fill('+39 333 123 4567');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(banner(page, 'Proprietà salvata con successo')).toBeVisible();

  const visitor = await visit('/contact');
  const place = visitor.getByRole('region', { name: 'Dove siamo' });
  await expect(place.getByText('Via Roma 1, 08020 Budoni (SS)')).toBeVisible();
  await expect(place.getByRole('button', { name: 'Carica la mappa' })).toBeVisible();
  const main = visitor.getByRole('main');
  await expect(main.getByRole('link', { name: '+39 333 123 4567' })).toHaveAttribute('href', 'tel:+393331234567');
  await expect(main.getByRole('link', { name: 'Scrivici su WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/393331234567',
  );
  await place.getByRole('link', { name: 'Come arrivare' }).click();
  await expect(visitor.getByRole('heading', { name: 'Come arrivare a Casa Zagara' })).toBeVisible();
});

test('the pictures of the property are put in order by arrows', async ({ page, site, backOffice }) => {
  await backOffice.open('property');
  await unfold(page, 'Immagini');
  const before = await connect(site).property.get();
  const pictures = page.getByRole('group', { name: 'Immagini' });
  await pictures.getByRole('button', { name: 'Sposta su: Immagine 3' }).focus();
  await page.keyboard.press('Enter');
  await expect(pictures.getByRole('status')).toHaveText('Ora è al posto 2 di 9');
  await expect(pictures.getByRole('button', { name: 'Sposta su: Immagine 2' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(pictures.getByLabel('Immagine 1 (indirizzo)', { exact: true })).toHaveValue('/uploads/kitchen.jpg');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(banner(page, 'Proprietà salvata con successo')).toBeVisible();
  const { images } = await connect(site).property.get();
  expect(images.slice(0, 3)).toEqual([before.images[2], before.images[0], before.images[1]]);
});

test('its amenities also by dragging, where there is a mouse', { tag: '@each-width' }, async ({
  page,
  backOffice,
  hasTouch,
}) => {
  await backOffice.open('property');
  await unfold(page, 'Servizi');
  const amenities = page.getByRole('group', { name: 'Servizi' });
  const grip = amenities.getByRole('listitem').nth(3).locator('[draggable]');
  if (hasTouch) return expect(grip).toBeHidden();
  await grip.hover();
  await page.mouse.down();
  await amenities.getByLabel('Servizio 2', { exact: true }).hover();
  await amenities.getByLabel('Servizio 1', { exact: true }).hover();
  await page.mouse.up();
  await expect(amenities.getByLabel('Servizio 1', { exact: true })).toHaveValue('TV');
  await expect(amenities.getByLabel('Servizio 2', { exact: true })).toHaveValue('Free WiFi');
});

test('a menu that cannot be read says so, and is asked for again', async ({ page, backOffice }) => {
  await backOffice.open('');
  await page.route('**/api/menuitems', (route) => route.fulfill({ status: 429, json: {} }));
  await backOffice.goTo('menu');
  const failure = page.getByRole('alert');
  await expect(failure.getByText('Failed to load menu')).toBeVisible({ timeout: 20_000 });
  await expect(failure.getByText('Failed to fetch menu items (api)')).toBeVisible();
  await page.unroute('**/api/menuitems');
  await failure.getByRole('button', { name: 'Riprova' }).click();
  await expect(entry(page, 'La casa')).toBeVisible();
});

/** Opens a section of the property, which is folded on a phone. */
async function unfold(page: Page, title: string): Promise<void> {
  const heading = page.locator('summary', { hasText: new RegExp(`^${title}$`) });
  const section = page.locator('details').filter({ has: heading });
  if ((await section.getAttribute('open')) === null) await heading.click();
}
