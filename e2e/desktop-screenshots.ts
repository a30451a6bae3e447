import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OpenDesktop, openDesktop } from '@approdo/desktop/testing';
import { startDriveStandIn } from '@approdo/shared/node/drive/testing/drive-stand-in';
import { chromium, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { aRequest, connectGuest, connectOwner } from './support/api.ts';
import { fillSignIn } from './support/back-office.ts';
import { chromiumArguments, ensureChromium } from './support/chromium.ts';
import { inDays } from './support/days.ts';
import { makeDataDir, owner, removeDataDir, startSite } from './support/start-site.ts';

/** `npm run screenshots`: the desktop app's screens in its guide. */
const pictures = fileURLToPath(new URL('../docs/guides/desktop/', import.meta.url));

const dataDir = makeDataDir('desktop-screenshots');
const site = await startSite({ dataDir });
const google = await startDriveStandIn();
const archives = join(await mkdtemp(join(tmpdir(), 'approdo-pictures-')), 'Disco di casa');
await mkdir(archives);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArguments });
try {
  const ada = await connectGuest(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(10), inDays(17)) });
  const asOwner = await connectOwner(site);
  await asOwner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await asOwner.backup.create({ body: { location: 'local' } });
  const page = await browser.newPage({
    viewport: { width: 1280, height: 860 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  const desktop = await openDesktop({
    page,
    chooseFolder: () => archives,
    google: { addresses: google.addresses, wait: async () => undefined, pieceBytes: 256 * 1024 },
  });
  await showAll(page, desktop);
  await desktop.close();
} finally {
  await browser.close();
  await google.close();
  await site.stop();
  removeDataDir(dataDir);
  await rm(dirname(archives), { recursive: true, force: true });
}

async function showAll(page: Page, desktop: OpenDesktop): Promise<void> {
  await page.getByLabel('Indirizzo del sito').fill(site.origin);
  await take(page, 'primo-avvio');
  await page.keyboard.press('Enter');
  await fillSignIn(page, owner);
  await page.getByRole('heading', { name: 'Oggi', level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');

  desktop.electron.choose('File', 'Stampa calendario…');
  await page.getByRole('button', { name: 'Salva come PDF…' }).waitFor();
  await take(page, 'calendario');
  await page.getByRole('button', { name: 'Chiudi' }).click();

  desktop.electron.chooseScreen('Vai', 'Backup');
  const here = page.getByRole('region', { name: 'Su questo computer' });
  await here.getByRole('button', { name: 'Scegli la cartella…' }).click();
  await here.getByRole('button', { name: 'Salva ora su questo computer' }).click();
  await page.getByRole('row', { name: /Su questo computer/ }).waitFor();
  await here.getByRole('switch').check();
  await here.getByRole('button', { name: 'Salva', exact: true }).click();
  await here.getByText(/Prossimo backup/).waitFor();
  await page.getByText('Impostazioni salvate con successo').waitFor({ state: 'hidden' });
  await take(here, 'backup-computer');

  const drive = page.getByRole('region', { name: 'Google Drive, da questo computer' });
  await drive.getByRole('button', { name: 'Scrivi le credenziali…' }).click();
  const credentials = page.getByRole('dialog', { name: 'Credenziali di Google' });
  await credentials.getByLabel('ID client').fill(google.credentials.clientId);
  await credentials.getByLabel('Client secret').fill(google.credentials.clientSecret);
  await take(credentials, 'drive-credenziali');
  await credentials.getByRole('button', { name: 'Salva' }).click();
  await drive.getByRole('button', { name: 'Collega Google Drive…' }).click();
  await drive.getByText(/Il browser si è aperto/).waitFor();
  await fetch(await google.consent(desktop.electron.openedOutside.at(-1) ?? ''));
  await drive.getByText(/^Collegato a/).waitFor();
  await page
    .getByRole('row', { name: /Su questo computer/ })
    .getByRole('button', { name: 'Invia a Drive' })
    .click();
  await page.getByRole('row', { name: /Google Drive, da qui/ }).waitFor();
  await page.getByText('Backup inviato a Google Drive con successo').waitFor({ state: 'hidden' });
  await take(page.getByRole('region', { name: 'Backup salvati' }), 'backup-elenco');

  await site.kill();
  desktop.electron.chooseScreen('Vai', 'Prenotazioni');
  await page.getByText('L’app riprova da sola').waitFor();
  await take(page, 'non-risponde');
}

async function take(target: Page | Locator, name: string): Promise<void> {
  await sharp(await target.screenshot())
    .webp({ quality: 80 })
    .toFile(join(pictures, `${name}.webp`));
  process.stdout.write(`${name}\n`);
}
