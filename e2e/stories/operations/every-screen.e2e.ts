import { aRequest, connect, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { expectNoBarrier, expectStill, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { SCREEN_NAMES, SCREENS } from '../../support/screens.ts';
import { storeSession } from '../../support/sign-in.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const editor = { name: 'Marta Conti', email: 'marta@example.com', password: 'abbastanza lunga' };

/** Adds something to each list. */
async function fill(site: Site): Promise<void> {
  const client = await connectOwner(site);
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(3), inDays(10)) });
  await client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  await ada.bookings.request({ body: aRequest(inDays(25), inDays(30)) });
  await client.bookings.block({ body: { startDate: inDays(60), endDate: inDays(62), reason: 'Lavori al tetto' } });
  await ada.reviews.write({ body: { rating: 4, comment: 'Una settimana di silenzio e di limoni.' } });
  const message = { name: 'Giulia Moretti', email: 'giulia@example.com', message: 'Si può portare un cane?' };
  await connect(site).contact.send({ body: { ...message, privacyAccepted: true } });
  await client.tasks.create({ body: { name: 'Revisione della caldaia', due_date: inDays(0) } });
  await client.tasks.create({ body: { name: 'Potare i limoni' } });
  await client.backup.create({ body: { location: 'local' } });
}

test('every screen fits, and keeps nobody out', { tag: ['@each-width', '@each-shell'] }, async ({
  page,
  site,
  backOffice,
}) => {
  test.setTimeout(SCREEN_NAMES.length * 20_000);
  await fill(site);
  await backOffice.open('');
  for (const name of SCREEN_NAMES) {
    await test.step(SCREENS[name].heading, async () => {
      await backOffice.goTo(name);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await overflowOf(page), `${name} is wider than the screen`).toBeLessThanOrEqual(0);
      await expectNoBarrier(page, SCREENS[name].heading);
    });
  }
});

test('every part of the duties fits, and keeps nobody out', { tag: '@each-width' }, async ({ page, backOffice }) => {
  test.slow();
  await backOffice.open('register');
  const tabs = page.getByRole('main').getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  for (const name of await tabs.allTextContents()) {
    await test.step(name, async () => {
      await page.getByRole('main').getByRole('tab', { name, exact: true }).click();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      expect(await overflowOf(page), `${name} is wider than the screen`).toBeLessThanOrEqual(0);
      await expectNoBarrier(page, name);
    });
  }
});

/** The buttons that open a window on each screen; each window starts with something missing. */
const WINDOWS = [
  ['bookings', 'Block Dates'],
  ['features', 'Aggiungi riquadro'],
  ['menu', 'Aggiungi voce'],
  ['redirects', 'Aggiungi'],
  ['users', 'Nuovo utente'],
  ['blog', 'Nuovo articolo'],
  ['pages', 'Nuova pagina'],
  ['gallery', 'Nuova galleria'],
] as const;

test('every window keeps nobody out, with what is wrong in it too', async ({ page, backOffice }) => {
  test.slow();
  await backOffice.open('');
  for (const [name, button] of WINDOWS) {
    await test.step(button, async () => {
      await backOffice.goTo(name);
      await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
      const window = page.getByRole('dialog');
      await window.getByRole('button', { name: /^(Salva|Blocca)$/ }).click();
      await expect(window.getByRole('alert')).toBeVisible();
      await expect(window.locator(':focus')).toBeVisible();
      await expectNoBarrier(page, `the window of ${button}`);
      await page.keyboard.press('Escape');
      await expect(window).toBeHidden();
      await expect(page.getByRole('main').getByRole('button', { name: button, exact: true })).toBeFocused();
    });
  }
});

test('an editor finds what she writes with, and no way to the rest', { tag: '@each-shell' }, async ({
  site,
  backOffice,
}) => {
  test.slow();
  await (await connectOwner(site)).users.create({ body: { ...editor, role: 'EDITOR' } });
  await backOffice.open('', editor);
  for (const name of SCREEN_NAMES.filter((one) => SCREENS[one].role === 'EDITOR')) await backOffice.goTo(name);
  for (const name of SCREEN_NAMES.filter((one) => SCREENS[one].role === 'ADMIN')) {
    await test.step(SCREENS[name].heading, () => backOffice.expectRefused(name));
  }
});

/** Maximum layout shift while a guest's stay opens; a page of the site has less. */
const MOST_SHIFT = 0.05;

for (const width of [390, 1440]) {
  test(`nothing moves while a guest opens her stay, at ${width} pixels`, async ({ page, site }) => {
    const ada = await connectGuest(site);
    const { id } = await ada.bookings.request({ body: aRequest(inDays(3), inDays(10)) });
    await (await connectOwner(site)).bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await page.setViewportSize({ width, height: 900 });
    await storeSession(page, site, guest);
    await page.goto(`/booking/${id}`);
    await expect(page.getByText('Confermat').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectStill(page, 'the page of a stay', MOST_SHIFT);
    await expect(page.getByRole('navigation', { name: 'In questa pagina' })).toBeVisible({ visible: width < 768 });
    // From now on this browser paints what it has kept, until the answers are there.
    await expect
      .poll(() => page.evaluate(async (address) => Boolean(await caches.match(address)), `/booking/${id}?kept`))
      .toBe(true);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/^Aggiornato il/)).toBeHidden();
    await expectStill(page, 'the page of a stay that is kept', MOST_SHIFT);
  });
}
