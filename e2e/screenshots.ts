import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { aRequest, connectGuest, guest } from './support/api.ts';
import { chromiumArguments, ensureChromium } from './support/chromium.ts';
import { inDays } from './support/days.ts';
import { storeSession } from './support/sign-in.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from './support/start-site.ts';

/** `npm run screenshots`: the site's screens for docs/ and the README; arguments pick some by name. */
const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));

type Shot = {
  readonly name: string;
  readonly address: string;
  /** Steps before the picture is taken. */
  readonly prepare?: (page: Page, site: RunningSite) => Promise<void>;
  /** What to wait for, if it appears after the page. */
  readonly waitFor?: (page: Page) => Locator;
  readonly isWhole?: boolean;
};

const POST = '/blog/arrivare-in-traghetto-senza-fretta';

const shots: readonly Shot[] = [
  { name: 'front', address: '/' },
  { name: 'home', address: '/', isWhole: true },
  { name: 'gallery', address: '/gallery' },
  { name: 'blog', address: '/blog' },
  { name: 'article', address: POST },
  { name: 'page', address: '/pages/come-arrivare' },
  { name: 'contact', address: '/contact' },
  { name: 'login', address: '/login' },
  { name: 'not-found', address: '/non-esiste' },
  { name: 'booking', address: '/booking', prepare: (page, site) => storeSession(page, site, guest) },
  { name: 'profile', address: '/profile', prepare: (page, site) => storeSession(page, site, guest) },
  {
    name: 'overview',
    address: '/admin',
    prepare: (page, site) => storeSession(page, site, owner),
    waitFor: (page) => page.getByRole('link', { name: 'Conferma' }),
  },
];

const screens = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desk', width: 1440, height: 900 },
] as const;

/** A whole page is long: half its size is enough. */
const SCALE_OF_WHOLE = 0.5;

mkdirSync(folder, { recursive: true });
const dataDir = makeDataDir('screenshots');
const site = await startSite({ dataDir });
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
try {
  const ada = await connectGuest(site);
  await ada.bookings.request({ body: aRequest(inDays(20), inDays(27)) });
  const names = process.argv.slice(2);
  const chosen = shots.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const screen of screens) for (const shot of chosen) await take(browser, shot, screen);
} finally {
  await browser.close();
  await site.stop();
  removeDataDir(dataDir);
}

async function take(from: Browser, shot: Shot, screen: (typeof screens)[number]): Promise<void> {
  const { width, height } = screen;
  const context = await from.newContext({
    viewport: { width, height },
    deviceScaleFactor: shot.isWhole ? SCALE_OF_WHOLE : 1,
    baseURL: site.origin,
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await shot.prepare?.(page, site);
  await page.goto(shot.address);
  if (shot.isWhole) await loadPictures(page);
  await shot.waitFor?.(page).waitFor();
  await page.waitForLoadState('networkidle');
  const path = `${folder}${shot.name}-${screen.name}.jpg`;
  await page.screenshot({ path, type: 'jpeg', quality: 55, fullPage: shot.isWhole ?? false });
  process.stdout.write(`${path}\n`);
  await context.close();
}

/** Pictures further down load when they are near, or when their part is seen. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('[data-once]')) part.setAttribute('data-seen', 'true');
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}
