import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Channel, channel } from '@approdo/shared/contract/bookings/channels';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { startAlloggiatiPortal } from '../server/src/testing/alloggiati-portal.ts';
import { days } from '../server/src/testing/feed-text.ts';
import { startPortalCalendars } from '../server/src/testing/portal-calendars.ts';
import { demoGuide, demoHours } from '../server/starter/guide.ts';
import type { Shot } from './handbook-shot.ts';
import { shots } from './handbook-shots.ts';
import { type ApiClient, aRequest, connect, connectGuest, connectOwner, guest } from './support/api.ts';
import { fillSignIn } from './support/back-office.ts';
import { chromiumArguments, ensureChromium } from './support/chromium.ts';
import { inDays } from './support/days.ts';
import { makeBalanceOverdue } from './support/make-balance-overdue.ts';
import { seedVisits } from './support/seed-visits.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from './support/start-site.ts';

/** `npm run screenshots -- handbook`: the handbook's pictures, in the size that its pages reserve. */
const folder = fileURLToPath(new URL('../docs/handbook/pictures/', import.meta.url));

const VIEWPORT = { width: 1120, height: 700 };
const MAX_BYTES = 60 * 1024;

mkdirSync(folder, { recursive: true });
const dataDir = makeDataDir('handbook');
const portal = await startPortalCalendars();
const alloggiati = await startAlloggiatiPortal();
// Passkeys are not offered at an IP address.
const site = await startSite({
  dataDir,
  variables: { ICAL_TRUSTED_HOSTS: portal.host, ALLOGGIATI_TABLES_ROOT: alloggiati.root, HOST: 'localhost' },
});
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
try {
  await fill(site);
  const page = await browser.newPage({
    viewport: VIEWPORT,
    baseURL: site.origin,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  await nameHosts(page);
  await page.goto('/admin');
  await page.waitForLoadState();
  await fillSignIn(page, owner);
  await page.getByRole('heading', { name: 'Oggi', level: 1 }).waitFor();
  for (const shot of shots) await take(page, shot);
} finally {
  await browser.close();
  await site.stop();
  await portal.close();
  await alloggiati.close();
  removeDataDir(dataDir);
}
dropOthers();

/** Adds content for each screen. */
async function fill(from: RunningSite): Promise<void> {
  const client = await connectOwner(from);
  const ada = await connectGuest(from);
  const marco = await connectGuest(from, { name: 'Marco Serra', email: 'marco@example.com', password: guest.password });
  const account = { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' };
  await client.paymentSettings.replace({ body: account });
  for (const [start, end] of [
    [0, 6],
    [20, 27],
  ] as const) {
    const { id } = await ada.bookings.request({ body: { ...aRequest(inDays(start), inDays(end)), linen: true } });
    await client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    if (start > 0) await payDeposit(client, id);
  }
  const wish = { ...aRequest(inDays(34), inDays(41)), note: 'Arriviamo con il traghetto delle 18.' };
  await ada.bookings.request({ body: wish });
  await marco.bookings.request({ body: { ...wish, guestName: 'Marco Serra', guestEmail: 'marco@example.com' } });
  await client.bookings.block({ body: { startDate: inDays(48), endDate: inDays(52), reason: 'Lavori al tetto' } });
  await writeForGuests(client, ada);
  await client.stayRules.replace({
    body: {
      base: { minNights: 2 },
      seasons: [
        { from: '05-01', to: '06-14', minNights: 4 },
        { from: '06-15', to: '09-15', minNights: 7, arrivalDays: ['SAT'] },
      ],
      exceptions: [{ startDate: inDays(60), endDate: inDays(66), label: 'Festa del paese', minNights: 3 }],
    },
  });
  await ada.reviews.write({ body: { rating: 5, comment: 'Una settimana di silenzio e di limoni.' } });
  const message = { name: 'Giulia Moretti', email: 'giulia@example.com', message: 'Si può portare un cane?' };
  await connect(from).contact.send({ body: { ...message, privacyAccepted: true } });
  await client.tasks.create({ body: { name: 'Revisione della caldaia', due_date: inDays(0) } });
  await client.backup.create({ body: { location: 'local' } });
  await linkPortals(client);
  seedVisits(dataDir);
}

/** Pays the deposit; the balance is late. */
async function payDeposit(client: ApiClient, id: string): Promise<void> {
  const { price } = await client.money.get({ params: { id } });
  const total = price?.total ?? 0;
  const deposit = 7500;
  const instalments = [
    { kind: 'DEPOSIT' as const, amount: deposit, dueDate: inDays(0) },
    { kind: 'BALANCE' as const, amount: total - deposit, dueDate: inDays(0) },
  ];
  await client.money.setSchedule({ params: { id }, body: { instalments } });
  const entry = { key: randomUUID(), direction: 'IN', purpose: 'STAY', method: 'BANK', date: inDays(-9) } as const;
  await client.money.enter({ params: { id }, body: { ...entry, amount: deposit } });
  makeBalanceOverdue(dataDir, id);
}

/** Writes what guests receive: a guide, an answer, timed letters, and a receipt. */
async function writeForGuests(client: ApiClient, ada: ApiClient): Promise<void> {
  await client.guide.replace({
    body: {
      sections: demoGuide.slice(1).map(({ title, content, shown }) => ({ title, content, shown })),
      ...demoHours,
    },
  });
  await client.stayLetters.replaceSchedule({
    body: { arrival: { isOn: true, days: 7, hour: 9 }, thanks: { isOn: true, days: 2, hour: 10 } },
  });
  const stay = (await client.bookings.list()).find(
    ({ status, startDate }) => status === 'CONFIRMED' && startDate > inDays(1),
  );
  const params = { id: stay?.id ?? '' };
  await ada.conversations.write({ params, body: { text: 'Possiamo lasciare le valigie prima delle 16?' } });
  await client.conversations.read({ params, body: {} });
  await client.conversations.write({ params, body: { text: 'Certo, nel cortile. Il cancello è aperto.' } });
  await ada.conversations.write({ params, body: { text: 'Grazie! C’è anche posto per due biciclette?' } });
  await client.paymentSettings.replace({
    body: { owner: { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F839Y', address: 'Via del Limoneto 12, Cala Serena' } },
  });
  const { entries } = await client.money.get({ params });
  const payer = { name: 'Ada Rossi' };
  await client.receipts.make({ params, body: { entryIds: entries.map(({ id }) => id), payer } });
}

/** Two portals that import and export calendars. */
async function linkPortals(client: ApiClient): Promise<void> {
  portal.hold(
    'airbnb',
    days('a', inDays(60), inDays(67), 'SUMMARY:Reserved'),
    days('b', inDays(74), inDays(78), 'SUMMARY:Reserved'),
    days('c', inDays(90), inDays(93), 'SUMMARY:Airbnb (Not available)'),
  );
  portal.hold('booking', days('d', inDays(100), inDays(104), 'SUMMARY:CLOSED - Not available'));
  const airbnb = { name: 'Airbnb', kind: 'AIRBNB', importUrl: portal.addressOf('airbnb') } as const;
  const booking = { name: 'Booking.com', kind: 'BOOKING', importUrl: portal.addressOf('booking') } as const;
  for (const body of [airbnb, booking]) {
    const { id, exportUrl } = await client.channels.create({ body });
    await client.channels.sync({ params: { id } });
    await fetch(exportUrl ?? '');
  }
}

/**
 * Gives the site and the portals realistic host names, since both run on this machine. Playwright's routes would
 * disable caching, and fonts that load late would be missing.
 */
async function nameHosts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', async ({ requestId, responseStatusCode = 200, responseHeaders = [] }) => {
    const { body } = await session.send('Fetch.getResponseBody', { requestId });
    const named = renameHosts(channel.array().parse(JSON.parse(Buffer.from(body, 'base64').toString())));
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: responseStatusCode,
      responseHeaders: responseHeaders.filter(({ name }) => !/^content-(?:length|encoding)$/i.test(name)),
      body: Buffer.from(JSON.stringify(named)).toString('base64'),
    });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/channels', requestStage: 'Response' }] });
}

function renameHosts(channels: readonly Channel[]) {
  const hosts = { AIRBNB: 'www.airbnb.it', BOOKING: 'ical.booking.com', VRBO: '', CALENDAR: '', OTHER: '' };
  return channels.map((one) => ({
    ...one,
    importUrl: hosts[one.kind],
    exportUrl: one.exportUrl?.replace(site.origin, 'https://www.casalimoneto.it'),
  }));
}

async function take(page: Page, { name, screen, prepare }: Shot): Promise<void> {
  await page.goto(`/admin/${screen}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await prepare?.(page);
  await page.waitForLoadState('networkidle');
  const path = join(folder, `${name}.webp`);
  await writeFile(path, await pack(await page.screenshot()));
  process.stdout.write(`${path}\n`);
}

/** Compressed as far as the quality allows. */
async function pack(png: Buffer): Promise<Buffer> {
  for (const quality of [80, 70, 60, 50, 40]) {
    const packed = await sharp(png).webp({ quality, effort: 6 }).toBuffer();
    if (packed.length < MAX_BYTES) return packed;
  }
  throw new Error('a picture of the handbook is too large');
}

/** Deletes pictures that no shot makes any more. */
function dropOthers(): void {
  const made = new Set(shots.map(({ name }) => `${name}.webp`));
  for (const name of readdirSync(folder)) if (!made.has(name)) rmSync(join(folder, name));
  const total = readdirSync(folder).reduce((sum, name) => sum + readFileSync(join(folder, name)).length, 0);
  process.stdout.write(`${Math.round(total / 1024)} kB\n`);
}
