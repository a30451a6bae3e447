import { connectOwner } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { SCREEN_NAMES, SCREENS } from '../../support/screens.ts';
import { expect, test } from '../../support/test.ts';

test('the question mark of each screen opens its page, which is drawn with its pictures', {
  tag: '@each-shell',
}, async ({ page, backOffice }) => {
  test.slow();
  await backOffice.open('');
  for (const name of SCREEN_NAMES.filter((one) => one !== 'help')) {
    await test.step(SCREENS[name].heading, async () => {
      await backOffice.goTo(name);
      const mark = page
        .getByRole('main')
        .getByRole('link', { name: /^Aiuto: / })
        .first();
      const title = (await mark.getAttribute('aria-label'))?.replace('Aiuto: ', '') ?? '';
      await mark.click();
      await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
      const { hash } = new URL(page.url());
      if (hash !== '') await expect(page.locator(hash)).toBeFocused();
    });
  }
  const picture = page.getByRole('main').getByRole('img').first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(1120);
});

test('what is sought is found with the paragraph it stands in, and opened by the keyboard', async ({
  page,
  backOffice,
}) => {
  await backOffice.open('help');
  const search = page.getByRole('searchbox', { name: 'Cerca nell’aiuto' });
  await search.fill('LATITUDINE paése');
  const results = page.getByRole('region', { name: 'Che cosa dice l’aiuto' });
  await expect(results.getByRole('status')).toHaveText(/1 paragrafo trovato/);
  await expect(results.locator('mark').first()).toBeVisible();
  await expectNoBarrier(page, 'what the handbook found');
  await search.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'La casa sul sito', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'I dati della casa' })).toBeFocused();
  await page.goBack();
  await expect(search).toHaveValue('LATITUDINE paése');

  await search.fill('ippopotamo');
  await expect(results).toContainText('Nessun paragrafo parla di «ippopotamo»');
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await expect(page.getByRole('main').getByRole('link', { name: 'Il primo giorno' })).toBeVisible();
});

test('a page leads to the next and to others, and keeps nobody out', { tag: '@each-width' }, async ({
  page,
  backOffice,
}) => {
  await backOffice.open('help');
  await page.getByRole('main').getByRole('link', { name: 'Il primo giorno' }).click();
  await page.getByRole('link', { name: 'Quando qualcosa non va' }).first().click();
  await expect(page.getByRole('heading', { name: 'Quando qualcosa non va', level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'La posta', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Se la posta non è impostata' })).toBeFocused();
  await expectNoBarrier(page, 'a page of the handbook');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Poi: Telefono' }).click();
  await expect(page.getByRole('heading', { name: 'Telefono', level: 1 })).toBeVisible();
});

test('an editor reads all of it, and is told what the owner alone can do', async ({ page, site, backOffice }) => {
  const editor = { name: 'Marta Conti', email: 'marta@example.com', password: 'abbastanza lunga' };
  await (await connectOwner(site)).users.create({ body: { ...editor, role: 'EDITOR' } });
  await backOffice.open('help', editor);
  const contents = page.getByRole('main').getByRole('navigation', { name: 'Le pagine dell’aiuto' });
  await contents.getByRole('link', { name: 'I prezzi' }).click();
  await expect(page.getByText('Queste cose le fa chi ha l’account di proprietario')).toBeVisible();
  await contents.getByRole('link', { name: 'Scrivere' }).click();
  await expect(page.getByRole('heading', { name: 'Scrivere', level: 1 })).toBeVisible();
  await expect(page.getByText('Queste cose le fa chi ha l’account di proprietario')).toBeHidden();
});
