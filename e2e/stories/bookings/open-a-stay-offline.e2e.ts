import type { Page } from '@playwright/test';
import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { forgive } from '../../support/page-faults.ts';
import { storeSession } from '../../support/sign-in.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const CODE = 'Il codice del cancello è 4711';
const other = { name: 'Bruno Neri', email: 'bruno@example.com', password: 'tutt’altra cosa' };

/** A stay near enough that the whole guide is open. */
async function anUpcomingStay(site: Site) {
  const owner = await connectOwner(site);
  const ada = await connectGuest(site);
  await owner.property.update({ body: { address: 'Via del Porto 3', latitude: 38.55, longitude: 14.87 } });
  await owner.guide.replace({
    body: {
      checkInFrom: '16:00',
      checkOutBy: '10:00',
      sections: [
        { title: 'Benvenuti', content: '<p>Il pane si compra in piazza.</p>', shown: 'STAY' },
        { title: 'Il cancello', content: `<p>${CODE}.</p>`, shown: 'AROUND' },
      ],
    },
  });
  const { id } = await ada.bookings.request({ body: aRequest(inDays(3), inDays(10)) });
  await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  return { id, owner, ada };
}

/** Everything of the site stored in the browser besides the open page. */
async function listStored(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const stored: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) stored.push(new URL(url).pathname + new URL(url).search);
    }
    return stored;
  });
}

/** Waits until all that is needed offline is stored and a worker serves it. */
async function waitUntilStored(page: Page, id: string): Promise<void> {
  await expect
    .poll(async () => await listStored(page))
    .toEqual(expect.arrayContaining([`/booking/${id}?kept`, '/booking/']));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
}

const NO_NETWORK = /ERR_(?:INTERNET_DISCONNECTED|FAILED)|5\d\d/;

test('a guest finds on the page of her stay where to go, the calendar and the guide', async ({ page, site }) => {
  const { id } = await anUpcomingStay(site);
  await storeSession(page, site, guest);
  await page.goto(`/booking/${id}`);
  const way = page.getByRole('region', { name: 'Come arrivare' });
  await expect(way.getByText('Si arriva dalle 16:00')).toBeVisible();
  await expect(way.getByText('Si parte entro le 10:00')).toBeVisible();
  await expect(way.getByRole('link', { name: 'Apri la mappa' })).toHaveAttribute('href', /openstreetmap\.org\/\?mlat=/);
  await expect(page.getByRole('region', { name: 'Guida della casa' }).getByText(CODE)).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, 'the page of a stay with its guide');
  const links = page.getByRole('navigation', { name: 'In questa pagina' });
  await links.getByRole('link', { name: 'Messaggi' }).click();
  await expect(page.getByRole('region', { name: 'Messaggi' })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Chiedi di annullare' })).not.toBeInViewport();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Aggiungi al calendario' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('soggiorno.ics');
  const stream = await file.createReadStream();
  const text = Buffer.concat(await stream.toArray()).toString('utf8');
  expect(text).toContain(`DTSTART;VALUE=DATE:${inDays(3).replaceAll('-', '')}`);
  expect(text).toContain(`UID:${id}@`);
});

test('at the harbour the page opens with what it had, and says of when that is', { tag: '@gate' }, async ({
  page,
  context,
  site,
  faults,
}) => {
  const { id } = await anUpcomingStay(site);
  await storeSession(page, site, guest);
  await page.goto(`/booking/${id}`);
  await expect(page.getByText(CODE)).toBeVisible();
  await expect(page.getByText(/^Aggiornato il/)).toHaveCount(0);
  await waitUntilStored(page, id);

  await test.step('with no network it paints, guide, calendar and all', async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText('Sei senza connessione')).toBeVisible();
    await expect(page.getByText(/^Aggiornato il .+ alle \d\d:\d\d$/)).toBeVisible();
    await expect(page.getByText(CODE)).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Aggiungi al calendario' }).click();
    expect((await saved).suggestedFilename()).toBe('soggiorno.ics');
  });

  await test.step('back in reach it is of now', async () => {
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText(CODE)).toBeVisible();
    await expect(page.getByText('Sei senza connessione')).toHaveCount(0);
    await expect(page.getByText(/^Aggiornato il/)).toBeHidden();
  });

  await test.step('of the rest of the site nothing is kept, and of the API nothing at large', async () => {
    const stored = await listStored(page);
    expect(stored.filter((address) => !/^\/(?:assets|uploads)\//.test(address)).toSorted()).toEqual(
      ['/booking/', `/booking/${id}?kept`, '/booking/?files'].toSorted(),
    );
  });
  forgive(faults, NO_NETWORK);
});

test('with one bar of reception the page is there before its answers', async ({ page, context, site, faults }) => {
  const { id } = await anUpcomingStay(site);
  await storeSession(page, site, guest);
  await page.goto(`/booking/${id}`);
  await expect(page.getByText(CODE)).toBeVisible();
  await waitUntilStored(page, id);
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  // A byte per second: no request completes while the story runs.
  const slow = { offline: false, latency: 20_000, downloadThroughput: 1, uploadThroughput: 1 };
  await wire.send('Network.emulateNetworkConditions', slow);
  await context.route('**/api/**', async (route) => {
    await page.waitForEvent('close').catch(() => undefined);
    await route.abort().catch(() => undefined);
  });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByText(CODE)).toBeVisible();
  await expect(page.getByText(/^Aggiornato il .+ alle \d\d:\d\d$/)).toBeVisible();
  await expect(page.getByText('Sei senza connessione')).toHaveCount(0);
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  forgive(faults, NO_NETWORK);
});

test('whoever signs out leaves nothing of her stay in the browser', async ({ page, site }) => {
  const { id } = await anUpcomingStay(site);
  await storeSession(page, site, guest);
  await page.goto(`/booking/${id}`);
  await expect(page.getByText(CODE)).toBeVisible();
  await waitUntilStored(page, id);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: guest.name }).click();
  await page.getByRole('button', { name: 'Scollegati' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(async () => await page.evaluate(() => caches.keys())).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain('4711');
});

test('another account in the same browser sees nothing of the first', async ({ page, context, site, faults }) => {
  const { id } = await anUpcomingStay(site);
  await connectGuest(site, other);
  await storeSession(page, site, guest);
  await page.goto(`/booking/${id}`);
  await waitUntilStored(page, id);
  // Like a browser reopened by somebody else, who signs in over the first account.
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(other.email);
  await page.getByLabel('Password').fill(other.password);
  await page.getByRole('main').getByRole('button', { name: 'Accedi' }).click();
  await expect(page).not.toHaveURL(/login/);
  await expect.poll(async () => await listStored(page)).toEqual([]);
  await page.goto(`/booking/${id}`);
  await expect(page.getByText('Prenotazione non trovata')).toBeVisible();
  await context.setOffline(true);
  await page.reload().catch(() => undefined);
  await expect(page.getByText(CODE)).toHaveCount(0);
  forgive(faults, NO_NETWORK);
});

test('a stay that the owner cancels loses its guide at the next contact, and one that is gone is forgotten', async ({
  page,
  context,
  site,
  faults,
}) => {
  const { id, owner } = await anUpcomingStay(site);
  await storeSession(page, site, guest);
  await page.goto(`/booking/${id}`);
  await waitUntilStored(page, id);
  await owner.bookings.cancel({ params: { id }, body: {} });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Annullata')).toBeVisible();
  await expect(page.getByText(CODE)).toHaveCount(0);
  const readStored = () =>
    page.evaluate(async (address) => (await (await caches.match(address))?.text()) ?? '', `/booking/${id}?kept`);
  await expect.poll(readStored).not.toContain('4711');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Sei senza connessione')).toBeVisible();
  await expect(page.getByText(CODE)).toHaveCount(0);

  await context.setOffline(false);
  await owner.bookings.remove({ params: { id } });
  await page.reload();
  await expect(page.getByText('Prenotazione non trovata')).toBeVisible();
  await expect.poll(readStored).toBe('');
  forgive(faults, NO_NETWORK);
});

test('a German guest reads her page offline in German, and the guide in Italian where nobody has translated it', async ({
  page,
  context,
  site,
  faults,
}) => {
  const { id, owner } = await anUpcomingStay(site);
  await owner.languages.offer({ body: { offered: ['de'] } });
  const [welcome] = (await owner.guide.get()).sections;
  await owner.translations.update({
    params: { kind: 'guide', language: 'de', id: welcome?.id ?? '' },
    body: { fields: { title: { text: 'Willkommen', isChecked: true } } },
  });
  await storeSession(page, site, guest);
  await page.goto(`/de/booking/${id}`);
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Il cancello' })).toHaveAttribute('lang', 'it');
  await expect
    .poll(async () => await listStored(page))
    .toEqual(expect.arrayContaining([`/booking/${id}?kept`, '/de/booking/']));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Sie sind offline')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Willkommen' })).toBeVisible();
  forgive(faults, NO_NETWORK);
});

test('the guide prints, and the rest of the page keeps out of its way', async ({ page, site }) => {
  const { id } = await anUpcomingStay(site);
  await storeSession(page, site, guest);
  await page.goto(`/booking/${id}`);
  await expect(page.getByText(CODE)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(CODE)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stampa la guida' })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

test('a worker of an older release gives way to the one of today, with what was kept', async ({
  page,
  context,
  site,
  faults,
}) => {
  const { id } = await anUpcomingStay(site);
  const sent = await page.request.get(`${site.origin}/stay-worker.js`);
  expect(sent.headers()['cache-control'], 'nobody on the way keeps an old one').toBe('no-cache');
  const listWorkers = () =>
    page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistrations();
      return found.map(({ waiting, active }) => [waiting, active].map((one) => one?.scriptURL.split('/').at(-1)));
    });
  const readController = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.split('/').at(-1));
  const [OF_BEFORE, OF_TODAY] = ['stay-worker.js?of-before', 'stay-worker.js'];
  await storeSession(page, site, guest);
  await page.goto(`/booking/${id}`);
  await waitUntilStored(page, id);
  await page.evaluate(() => navigator.serviceWorker.register('/stay-worker.js?of-before', { scope: '/booking/' }));
  // It waits until no stay page is open: swapping workers under one was seen to hang the page for good.
  await expect.poll(listWorkers).toEqual([[OF_BEFORE, OF_TODAY]]);
  await page.goto('/');
  await expect.poll(listWorkers).toEqual([[undefined, OF_BEFORE]]);

  await page.goto(`/booking/${id}`);
  expect(await readController()).toBe(OF_BEFORE);
  await expect.poll(listWorkers).toEqual([[OF_TODAY, OF_BEFORE]]);
  await page.goto('/');
  await expect.poll(listWorkers).toEqual([[undefined, OF_TODAY]]);
  await page.goto(`/booking/${id}`);
  expect(await readController()).toBe(OF_TODAY);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Sei senza connessione')).toBeVisible();
  await expect(page.getByText(CODE)).toBeVisible();
  forgive(faults, NO_NETWORK);
});
