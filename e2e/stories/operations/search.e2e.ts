import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

test('an owner finds a booking, a page and a screen from one field, by keys alone', {
  tag: ['@each-width', '@each-shell', '@gate-desk'],
}, async ({ page, site, backOffice }) => {
  const ada = await connectGuest(site);
  const owner = await connectOwner(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(60), inDays(67)) });
  const [written] = await owner.pages.listAll();
  if (!written) throw new Error('the site has no page');
  await backOffice.open('task');
  const field = page.getByRole('combobox', { name: 'Cerca in tutto' });
  const list = page.getByRole('listbox', { name: 'Risultati' });

  await test.step('its key opens it, Escape closes it, and the focus is back', async () => {
    const button = page.getByRole('button', { name: 'Cerca', exact: true }).first();
    await button.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Cerca' })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(list.getByRole('option').first()).toHaveAccessibleName(/^Nuova prenotazione/);
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    await expect(button).toBeFocused();
  });

  await test.step('a booking by its name, which leads to its page', async () => {
    await page.keyboard.press('Enter');
    await field.fill('ada rossi');
    await expect(list.getByRole('option', { name: 'Ada Rossi' }).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Ada Rossi', level: 1 })).toBeVisible();
    expect(page.url()).toContain(`/bookings/${id}`);
  });

  await test.step('a page by its title, with its window open', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await field.fill(written.title);
    await expect(list.getByRole('option', { name: written.title }).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Titolo').first()).toHaveValue(written.title);
    await page.keyboard.press('Escape');
  });

  await test.step('a screen by a word of one’s own, reached with the arrows', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    await field.fill('zzz');
    await expect(page.getByText('Nessun risultato per «zzz».')).toBeVisible();
    await field.fill('wifi');
    const guide = list.getByRole('option', { name: /^Guida/ });
    await expect(guide).toBeVisible();
    // The site's hits come before the screens: the wanted one is not first.
    await expect(page.getByText(/^\d+ risultat[io]$/)).toBeAttached();
    const isChosen = async () => (await guide.getAttribute('aria-selected')) === 'true';
    await expect(async () => {
      if (!(await isChosen())) await page.keyboard.press('ArrowDown');
      expect(await isChosen()).toBe(true);
    }).toPass();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Guida della casa', level: 1 })).toBeVisible();
  });
});
