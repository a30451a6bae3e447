import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { connectGuest, connectOwner, guest } from '../../support/api.ts';
import { inDays } from '../../support/days.ts';
import { listItalianWords } from '../../support/italian-words.ts';
import { linkIn, waitForMail } from '../../support/mailbox.ts';
import { countPresses } from '../../support/presses.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const IBAN = 'IT60X0542811101000000123456';
const arrival = inDays(90);
const departure = inDays(97);

async function openGermanSite(site: Site) {
  const owner = await connectOwner(site);
  await owner.languages.offer({ body: { offered: ['de'] } });
  await owner.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: IBAN } });
  return owner;
}

const sendButton = (page: Page) =>
  page.getByRole('form', { name: 'Buchungsanfrage' }).getByRole('button', { name: 'Anfrage senden' });

/** From the first look to the filled form, whose dates, price and button stand in one bar. */
async function fillRequest(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  await page.goto('/de');
  await press(page.getByRole('main').getByRole('link', { name: 'Buchen', exact: true }).last());
  await expect(page).toHaveURL(/\/de\/booking/);
  await page.getByLabel('Anreise').fill(arrival);
  await page.getByLabel('Abreise').fill(departure);
  const bar = page.getByRole('button', { name: 'Weiter' });
  await press(bar);
  await expect(page.getByLabel('Vor- und Nachname')).toBeFocused();
  await page.getByLabel('Vor- und Nachname').fill(guest.name);
  await page.getByRole('form', { name: 'Buchungsanfrage' }).getByLabel('E-Mail').fill(guest.email);
  await expect(page.getByText(/7\sNächte\s·\s\d+/).first()).toBeVisible();
}

test('a German guest with an account sends a request with eight presses, and pays her deposit', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const owner = await openGermanSite(site);
  const ada = await connectGuest(site);
  const { press, count } = countPresses();

  await test.step('from the first look to a sent request', async () => {
    await fillRequest(page, press);
    await press(sendButton(page));
    await expect(page.getByText(/Ihre Reisedaten sind gespeichert: /)).toBeVisible();
    await page.getByLabel('E-Mail').fill(guest.email);
    await page.getByLabel('Passwort', { exact: true }).fill(guest.password);
    await press(page.getByRole('main').getByRole('button', { name: 'Anmelden', exact: true }));
    await expect(page.getByRole('textbox', { name: 'Anreise' })).toHaveValue(arrival);
    await press(sendButton(page));
    await expect(page.getByRole('heading', { name: 'Ihre Buchungsanfrage ist unterwegs!' })).toBeFocused();
    await expect(page.getByText('Wir antworten innerhalb von 48 Stunden')).toBeVisible();
    expect(count()).toBeLessThanOrEqual(8);
  });

  const [request] = await ada.bookings.list({ query: { with: 'money' } }).then((all) => all.filter(({ mine }) => mine));
  const id = request?.id ?? '';
  await test.step('once it is confirmed, the first thing on its page is to pay', async () => {
    await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    await page.getByRole('link', { name: 'Ihre Anfrage ansehen' }).click();
    const next = page.getByRole('region', { name: 'Was jetzt zu tun ist' });
    await next.getByRole('link', { name: 'Zur Zahlung' }).click();
    await page.getByRole('button', { name: 'Per Überweisung zahlen' }).click();
    await expect(page.getByRole('button', { name: 'IBAN kopieren' })).toBeInViewport();
    expect(await listItalianWords(page)).toEqual([]);
  });

  await test.step('and once the deposit has come, nothing is to be done', async () => {
    const { pay } = await ada.money.get({ params: { id } });
    const entry = { key: randomUUID(), direction: 'IN', purpose: 'STAY', method: 'BANK', date: inDays(0) } as const;
    await owner.money.enter({ params: { id }, body: { ...entry, amount: pay?.amount ?? 0 } });
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Restzahlung' })).toBeVisible();
  });
});

test('a German guest without an account sends it with one letter and four presses more', async ({ page, site }) => {
  await openGermanSite(site);
  const before = countPresses();
  await fillRequest(page, before.press);
  await before.press(sendButton(page));
  expect(before.count()).toBeLessThanOrEqual(8);

  const { press, count } = countPresses();
  await press(page.getByRole('main').getByRole('link', { name: 'Jetzt registrieren' }));
  await expect(page.getByText(/Ihre Reisedaten sind gespeichert: /)).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(guest.name);
  await page.getByLabel('E-Mail').fill(guest.email);
  await page.getByLabel('Passwort', { exact: true }).fill(guest.password);
  await page.getByLabel('Passwort wiederholen').fill(guest.password);
  await page.getByLabel(/Datenschutzerklärung/).check();
  await press(page.getByRole('button', { name: 'Registrieren' }));
  await expect(page.getByText(/Es fehlt noch ein Schritt/)).toBeVisible();
  await page.goto(linkIn(await waitForMail(site.dataDir, guest.email, /Bestätigen Sie Ihre E-Mail-Adresse/)));
  await press(page.getByRole('button', { name: 'Bestätigen und Anfrage senden' }));
  await expect(page.getByRole('heading', { name: 'Ihre Buchungsanfrage ist unterwegs!' })).toBeFocused();
  expect(count()).toBeLessThanOrEqual(4);
});
