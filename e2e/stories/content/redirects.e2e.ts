import { connectOwner } from '../../support/api.ts';
import { agree, banner, entry } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { tabTo } from '../../support/tab-to.ts';
import { expect, test } from '../../support/test.ts';

test('who opens an address of the site that was here before comes to where the owner says', {
  tag: ['@each-width', '@each-shell', '@gate'],
}, async ({ page, site, backOffice, visit }) => {
  const visitor = await visit(`${site.origin}/2021/05/la-spiaggia/`);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata');

  await backOffice.open('redirects');
  await expect(page.getByText('Nessun vecchio indirizzo.')).toBeVisible();
  const window = page.getByRole('dialog');

  await test.step('an address of a page that is there is refused, and what was typed stays', async () => {
    await page.getByRole('button', { name: 'Aggiungi' }).click();
    await window.getByLabel('Vecchio indirizzo').fill('https://www.vecchia.example/booking/');
    await window.getByLabel('Nuovo indirizzo').fill('/gallery');
    await window.getByRole('button', { name: 'Salva' }).click();
    await expect(window.getByText('Qui c’è già una pagina del sito').first()).toBeVisible();
    await expect(window.getByLabel('Nuovo indirizzo')).toHaveValue('/gallery');
    await expectNoBarrier(page, 'the window of an old address');
  });

  await test.step('one that has none leads on at once', async () => {
    await window.getByLabel('Vecchio indirizzo').fill('https://www.vecchia.example/2021/05/la-spiaggia/');
    await window.getByRole('button', { name: 'Salva' }).click();
    await expect(banner(page, 'Vecchio indirizzo salvato con successo')).toBeVisible();
    await expect(entry(page, '/2021/05/la-spiaggia/').getByText('/gallery')).toBeVisible();
    await visitor.reload();
    await expect(visitor).toHaveURL(`${site.origin}/gallery`);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the old addresses');
  });

  await test.step('one that leads to nothing says so, and is as if it were not there', async () => {
    const line = entry(page, '/2021/05/la-spiaggia/');
    await line.getByRole('button', { name: 'Modifica' }).click();
    await window.getByLabel('Nuovo indirizzo').fill('/blog/mai-scritto');
    await window.getByRole('button', { name: 'Salva' }).click();
    await expect(line.getByText('Non porta a niente')).toBeVisible();
    await visitor.goto(`${site.origin}/2021/05/la-spiaggia`);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata');

    await line.getByRole('button', { name: 'Elimina' }).click();
    await agree(page, 'Elimina');
    await expect(page.getByText('Nessun vecchio indirizzo.')).toBeVisible();
  });
});

test('among many old addresses one is found by a search, by keys alone', { tag: '@each-width' }, async ({
  page,
  site,
  backOffice,
}) => {
  const owner = await connectOwner(site);
  for (let count = 0; count < 51; count += 1) {
    await owner.redirects.create({ body: { from: `/?p=${count + 100}`, to: '/blog' } });
  }
  await backOffice.open('redirects');
  await expect(page.getByText('Pagina 1 di 2')).toBeVisible();
  await tabTo(page, page.getByRole('searchbox', { name: 'Cerca' }));
  await page.keyboard.type('?p=150');
  await expect(page.getByText('Pagina 1 di 2')).toBeHidden();
  await expect(entry(page, '/?p=150')).toBeVisible();
  await expect(entry(page, '/?p=100')).toBeHidden();

  const answer = await page.request.get(`${site.origin}/?utm_source=x&p=150`, { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers().location).toBe('/blog');
});
