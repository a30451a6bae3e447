import { nameDay } from '@approdo/shared/domain/base/date/name-days';
import type { Locator } from '@playwright/test';
import { connectOwner, guest } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

/** Far from the stays that a new site has. */
const opening = inDays(200);
const month = inDays(300).slice(0, 7);
const [arrival, departure] = [`${month}-10`, `${month}-17`];

/** Whether a person who looks at the middle of the element sees it, and nothing that lies over it. */
function isInSight(element: Locator): Promise<boolean> {
  return element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2) === one;
  });
}

test('a guest reads what a stay costs where she chooses it, and is led on from there', {
  tag: ['@each-width', '@gate'],
}, async ({ page, site }) => {
  const manager = await connectOwner(site);
  await manager.stayRules.replace({ body: { base: { leadDays: 200 } } });
  await page.goto('/booking');
  const calendar = page.getByRole('region', { name: 'Calendario delle disponibilità' });
  const form = page.getByRole('form', { name: 'Richiesta di prenotazione' });
  const bar = page.getByRole('status').filter({ hasText: 'notti' });
  const dayOf = (day: string) => calendar.getByRole('button', { name: new RegExp(`^${nameDay(day, 'it')}`) });

  await test.step('the calendar opens where she may arrive, and shows any other month at once', async () => {
    await calendar.scrollIntoViewIfNeeded();
    await expect(calendar.getByLabel('Scegli il mese')).toHaveValue(opening.slice(0, 7));
    await expect(calendar.getByText('In grigio: già passato')).toBeVisible();
    await calendar.getByLabel('Scegli il mese').selectOption(month);
    await dayOf(arrival).click();
    await expect(form.getByLabel('Check-in', { exact: true })).toHaveValue(arrival);
    await expect(bar).toHaveCount(0);
    await dayOf(departure).click();
  });

  await test.step('dates, nights and price stand where she is', async () => {
    await expect(bar).toHaveText(/^10–17 \p{L}+ ·\s7\snotti\s·\s[\d.,]+\s€$/u);
    const goOn = page.getByRole('button', { name: 'Continua' });
    await expect(goOn).toBeInViewport({ ratio: 1 });
    await expectNoBarrier(page, 'a stay that is chosen');
    await goOn.click();
    await expect(form.getByLabel('Nome e cognome')).toBeFocused();
    await expect.poll(() => isInSight(form.getByLabel('Nome e cognome'))).toBe(true);
  });

  await test.step('before she sends it she knows when she pays, and when she is answered', async () => {
    await expect(form.getByText(/^Paghi .* entro 3 giorni dalla conferma, .* entro (?:il |l’)/)).toBeVisible();
    await expect(form.getByText('Ti rispondiamo entro 48 ore.')).toBeVisible();
  });

  await test.step('on a low screen nothing stands over anything', async () => {
    const size = page.viewportSize() ?? { width: 390, height: 844 };
    await page.setViewportSize({ width: 320, height: 256 });
    await expect(bar.locator('..')).toHaveCSS('position', 'static');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await page.setViewportSize(size);
    await expect(bar.locator('..')).toHaveCSS('position', 'sticky');
  });

  await test.step('what is wrong is shown, and at last the request goes out', async () => {
    await form.getByLabel('Nome e cognome').fill(guest.name);
    await form.getByLabel('E-mail').fill('ada@');
    const send = page.getByRole('button', { name: 'Invia richiesta' });
    await expect(send).toHaveCount(2);
    await send.first().click();
    await expect(form.getByLabel('E-mail')).toBeFocused();
    await expect.poll(() => isInSight(form.getByLabel('E-mail'))).toBe(true);
    await form.getByLabel('E-mail').fill(guest.email);
    await send.first().click();
    await expect(page).toHaveURL(/\/login\?from=/);
  });
});
