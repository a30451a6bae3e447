import type { BrowserContext, Page } from '@playwright/test';
import { type PushServiceDouble, startPushService } from '../../../server/src/testing/push-service.ts';
import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { type Account, banner } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { forgive } from '../../support/page-faults.ts';
import { storeSession } from '../../support/sign-in.ts';
import { owner, type Site } from '../../support/start-site.ts';
import { test as base, expect } from '../../support/test.ts';

/** A story whose site may send to a fake push service. */
const test = base.extend<{ readonly service: PushServiceDouble }>({
  service: async ({ browserName: _ }, use) => {
    const service = await startPushService();
    await use(service);
    await service.close();
  },
  siteVariables: async ({ service }, use) => use({ PUSH_TRUSTED_HOSTS: service.host }),
});

const STORE_LABEL = 'Tieni qui chi arriva nei prossimi 14 giorni';
const NOTIFY_LABEL = 'Avvisi su questo dispositivo';

async function upcomingStay(site: Site) {
  const client = await connectOwner(site);
  const ada = await connectGuest(site);
  const body = { ...aRequest(inDays(3), inDays(10)), guestName: 'Ada Rossi', guestPhone: '+39 081 000000' };
  const { id } = await ada.bookings.request({ body });
  await client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  return { id, client };
}

/** Everything the browser stores of the owner's day, as text. */
async function storedDay(page: Page): Promise<string> {
  return await page.evaluate(async () => {
    const answer = await caches.match('/admin?kept', { cacheName: 'owner-day' });
    return answer ? await answer.text() : '';
  });
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

async function storeHere(page: Page): Promise<void> {
  await page.goto('/admin/phone');
  await page.getByRole('switch', { name: STORE_LABEL }).check();
  await expect.poll(() => storedDay(page)).toContain('Ada Rossi');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
}

/** A story's browser has no push service, and a headless one may show no notifications: it is given both. */
async function subscribeAt(context: BrowserContext, { endpoint, keys }: { endpoint: string; keys: object }) {
  await context.addInitScript(
    ({ endpoint, keys }) => {
      let subscription: object | null = null;
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
      Notification.requestPermission = async () => 'granted';
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          const padded = applicationServerKey.replaceAll('-', '+').replaceAll('_', '/');
          const bytes = Uint8Array.from(atob(padded), (letter) => letter.charCodeAt(0));
          subscription = {
            endpoint,
            options: { applicationServerKey: bytes.buffer },
            toJSON: () => ({ endpoint, keys }),
            unsubscribe: async () => {
              subscription = null;
              return true;
            },
          };
          return subscription;
        },
      });
    },
    { endpoint, keys },
  );
}

/** Another session in this browser, with everything else it stores. */
async function changeSession(page: Page, { email, password }: Account): Promise<void> {
  const { token, user } = await (await page.request.post('/api/auth/login', { data: { email, password } })).json();
  await page.evaluate(
    ([name, account]) => {
      localStorage.setItem('token', name ?? '');
      localStorage.setItem('user', account ?? '');
    },
    [token, JSON.stringify(user)],
  );
}

test('an owner without a network reads who comes, and nothing is left once she has signed out', {
  tag: '@gate',
}, async ({ page, context, site, faults }) => {
  test.slow();
  const { id } = await upcomingStay(site);
  await storeSession(page, site, owner);
  await page.goto('/admin/phone');
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  await expectNoBarrier(page, 'the telephone');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  await storeHere(page);
  expect(await workers()).toBe(1);
  expect(await storedDay(page)).not.toMatch(/@|€/);

  await test.step('any screen shows Oggi as it was', async () => {
    await context.setOffline(true);
    await page.goto(`/admin/bookings/${id}`);
    await expect(page.getByRole('heading', { name: 'Oggi' })).toBeVisible();
    await expect(page.getByText(/^Senza rete: com’era .+ \d\d:\d\d\.$/)).toBeVisible();
    await expect(page.getByText('Ada Rossi')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Chiama: Ada Rossi' })).toHaveAttribute('href', 'tel:+39081000000');
    await expect(page.getByRole('button')).toHaveCount(0);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'Oggi without a network');
  });

  await test.step('after two days it says that it is over, and has nothing any more', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('owner-day');
      const stored = await cache.match('/admin?kept');
      if (!stored) throw new Error('nothing is kept');
      const headers = {
        ...Object.fromEntries(stored.headers),
        'x-kept-at': new Date(Date.now() - 48.1 * 3_600_000).toISOString(),
      };
      await cache.put('/admin?kept', new Response(await stored.text(), { headers }));
    });
    await page.reload();
    await expect(page.getByText('Quello che era tenuto qui è scaduto.')).toBeVisible();
    await expect(page.getByText('Ada Rossi')).toHaveCount(0);
    expect(await storedDay(page)).toBe('');
  });

  await test.step('back in reach it is kept anew, until she signs out', async () => {
    await context.setOffline(false);
    await page.goto('/admin/phone');
    await expect.poll(() => storedDay(page)).toContain('Ada Rossi');
    await page.getByRole('button', { name: 'Altro' }).click();
    await page.getByRole('button', { name: 'Scollegati' }).click();
    await page.waitForURL(`${site.origin}/`);
    expect(await cacheNames(page)).not.toContain('owner-day');
  });
  forgive(faults, /ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
});

test('a day that was kept is gone as soon as another account, or none, is here', async ({ page, site, faults }) => {
  const { client } = await upcomingStay(site);
  await storeSession(page, site, owner);
  await storeHere(page);

  await test.step('the switch ends it, and the worker', async () => {
    await page.getByRole('switch', { name: STORE_LABEL }).uncheck();
    await expect.poll(() => cacheNames(page)).not.toContain('owner-day');
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
  });

  await test.step('so does a session that the server has ended', async () => {
    await storeHere(page);
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    const answer = await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status()).toBe(204);
    await page.goto('/admin/users');
    await expect(page.getByRole('dialog', { name: 'La sessione è scaduta' })).toBeVisible();
    expect(await cacheNames(page)).not.toContain('owner-day');
  });

  await test.step('and another account', async () => {
    await storeSession(page, site, owner);
    await storeHere(page);
    const other = { name: 'Bruno Neri', email: 'bruno@example.com', password: 'tutt’altra cosa' };
    await client.users.create({ body: { ...other, role: 'ADMIN' } });
    await changeSession(page, other);
    await page.goto('/admin/phone');
    await expect(page.getByRole('switch', { name: STORE_LABEL })).not.toBeChecked();
    expect(await cacheNames(page)).not.toContain('owner-day');
  });
  forgive(faults, /401/);
});

test('an owner is told on her telephone, says of what, and ends it', async ({ page, context, site, service }) => {
  test.slow();
  const phone = service.subscribe('telefono');
  await subscribeAt(context, phone.subscription);
  await storeSession(page, site, owner);
  await page.goto('/admin/phone');
  // The server learns of it a moment later, which `check` does not allow.
  await page.getByRole('switch', { name: NOTIFY_LABEL }).click();
  await expect(banner(page, 'Da ora gli avvisi arrivano qui')).toBeVisible();
  await expect(page.getByRole('switch', { name: NOTIFY_LABEL })).toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  await expectNoBarrier(page, 'the telephone that is told');
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: 'Prova' }).click();
  await expect(banner(page, 'La prova è partita: guarda se arriva.')).toBeVisible();
  expect(phone.messages().map(({ notification: received }) => received.body)).toEqual([
    'Prova: gli avvisi arrivano qui.',
  ]);

  await page.getByRole('checkbox', { name: 'Richieste' }).click();
  await expect(banner(page, 'Avvisi aggiornati')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'Richieste' })).not.toBeChecked();
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(30), inDays(37)) });
  await ada.conversations.write({ params: { id }, body: { text: 'Buongiorno' } });
  await expect
    .poll(() => phone.messages().map(({ notification: received }) => received.body))
    .toContain('Un ospite ti ha scritto');
  expect(phone.messages()).toHaveLength(2);

  await test.step('a switch that is on counts again once she is signed in again', async () => {
    const client = await connectOwner(site);
    const listNames = async () => (await client.push.get()).devices.map(({ kinds }) => kinds.length);
    await page.evaluate(async () => {
      const token = localStorage.getItem('token');
      await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    });
    expect(await listNames()).toEqual([]);
    await changeSession(page, owner);
    await page.goto('/admin/users');
    await expect.poll(listNames).toEqual([4]);
    await page.goto('/admin/phone');
  });

  await page.getByRole('button', { name: 'Rimuovi' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rimuovi' }).click();
  await expect(page.getByText('Nessun dispositivo riceve avvisi.')).toBeVisible();
  await expect(page.getByRole('switch', { name: NOTIFY_LABEL })).not.toBeChecked();
});

test('a notice is shown with the number on the picture, and opens where it leads', async ({ page, context, site }) => {
  const { id } = await upcomingStay(site);
  await storeSession(page, site, owner);
  await storeHere(page);
  await page.goto('/admin/users');
  const address = `/admin/bookings/${id}`;
  const data = JSON.stringify({ title: 'Casa', body: 'Nuova richiesta', address, tag: 'REQUEST 1', count: 2 });
  // Runs in the worker, whose globals page types lack; a headless browser closes a notification that shows a number.
  const notification = await context.serviceWorkers()[0]?.evaluate(`(async () => {
    const number = new Promise((resolve) => Object.assign(navigator, { setAppBadge: async (count) => resolve(count) }));
    const notice = await new Promise((resolve) => {
      registration.showNotification = async (title, shown) => resolve({ title, ...shown });
      dispatchEvent(new PushEvent('push', { data: ${JSON.stringify(data)} }));
    });
    const notification = { ...notice, close() {} };
    dispatchEvent(Object.assign(new ExtendableEvent('notificationclick'), { notification }));
    return { ...notice, number: await number };
  })()`);
  const notice = { title: 'Casa', body: 'Nuova richiesta', tag: 'REQUEST 1', data: address };
  expect(notification).toMatchObject({ ...notice, number: 2 });
  await expect(page.getByRole('heading', { name: 'Ada Rossi' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);
});

test('the back office is installed under its own name and picture, and of the public site nothing says so', async ({
  page,
  site,
}) => {
  const { siteName } = await (await connectOwner(site)).homepage.get();
  await page.goto('/');
  const answer = await page.request.get('/admin/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    id: '/admin',
    start_url: '/admin',
    scope: '/admin',
    display: 'standalone',
    lang: 'it',
    name: `${siteName} – gestione`,
  });
  expect(manifest.shortcuts.map(({ name }: { name: string }) => name)).toEqual([
    'Calendario',
    'Prenotazioni',
    'Messaggi',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (from) => {
      const { width, height } = await createImageBitmap(await (await fetch(from)).blob());
      return `${width}x${height}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect(await (await page.request.get('/admin')).text()).toContain(
    'rel="manifest" href="/admin/manifest.webmanifest"',
  );
  expect(await (await page.request.get('/')).text()).not.toContain('/admin');
});
