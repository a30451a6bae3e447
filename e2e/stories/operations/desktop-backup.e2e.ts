import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rename, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDesktop } from '@approdo/desktop/testing';
import { ACCOUNT, type DriveStandIn, startDriveStandIn } from '@approdo/shared/node/drive/testing/drive-stand-in';
import type { Page } from '@playwright/test';
import { connect, connectOwner } from '../../support/api.ts';
import { agree, banner, entry, fillSignIn } from '../../support/back-office.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { forgive, SITE_EXCHANGED } from '../../support/page-faults.ts';
import { owner, type Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

type Desktop = Awaited<ReturnType<typeof openDesktop>>;
type Setting = { readonly page: Page; readonly site: Site; readonly google?: DriveStandIn };
type DesktopSetting = { readonly desktop: Desktop; readonly folder: string };

/** The desktop app on its backup screen, with a backup folder. */
async function atBackups(
  { page, site, google }: Setting,
  work: (desktopSetting: DesktopSetting) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'approdo-archives-'));
  const desktop = await openDesktop({
    page,
    siteUrl: site.origin,
    chooseFolder: () => folder,
    ...(google && { google: { addresses: google.addresses, wait: async () => undefined, pieceBytes: 256 * 1024 } }),
    choosePath: (suggested) => join(folder, suggested.split('/').at(-1) ?? ''),
  });
  try {
    await fillSignIn(page, owner);
    await expect.poll(() => desktop.electron.menuLabels()).toContain('Backup');
    desktop.electron.chooseScreen('Vai', 'Backup');
    await expect(page.getByRole('heading', { name: 'Backup', level: 1 })).toBeVisible();
    await work({ desktop, folder });
  } finally {
    await desktop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

test('a backup of the server is saved where the owner says, whole', async ({ page, site }) => {
  await atBackups({ page, site }, async ({ folder }) => {
    await page.getByRole('button', { name: 'Crea backup' }).click();
    await expect(banner(page, 'Backup creato con successo')).toBeVisible();
    await entry(page, 'manuale.tar').getByRole('button', { name: 'Scarica' }).click();
    await agree(page, 'Scarica');
    await expect(banner(page, 'Backup scaricato con successo')).toBeVisible();

    const [saved = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(saved).toMatch(/manuale\.tar$/);
    const hash = hashOf(await readFile(join(folder, saved)));
    const admin = await connectOwner(site);
    const [made] = await admin.backup.list();
    const archive = await admin.backup.download({ params: { id: made?.id ?? '' } });
    expect(hashOf(new Uint8Array(await archive.arrayBuffer()))).toBe(hash);
    const tag = await page.evaluate(
      async (id) => (await fetch(`/api/backup/${id}/download`)).headers.get('etag'),
      made?.id,
    );
    // An archive out of a bucket has no hash in advance (ADR 32).
    expect([`"${hash}"`, null]).toContain(tag);
  });
});

/** The archives in the folder, without the files of notes beside them. */
async function listArchives(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => !name.endsWith('.json')).sort();
}

test('the owner keeps the site on this computer, spoils it and gets it back from here', { tag: '@gate-app' }, async ({
  page,
  site,
  faults,
}) => {
  const former = (await connect(site).homepage.get()).heroTitle;
  await atBackups({ page, site }, async ({ desktop, folder }) => {
    const here = page.getByRole('region', { name: 'Su questo computer' });
    await here.getByRole('button', { name: 'Scegli la cartella…' }).click();
    await expect(here.getByText(/^Cartella: approdo-archives-/)).toBeVisible();
    expect(await page.content()).not.toContain(tmpdir());

    await here.getByRole('button', { name: 'Salva ora su questo computer' }).click();
    await expect(banner(page, 'Backup salvato su questo computer con successo')).toBeVisible({ timeout: 30_000 });
    const [archive = ''] = await listArchives(folder);
    // One on the server made in the same second has the same name.
    const backup = entry(page, archive).filter({ hasText: 'Su questo computer' });
    await expect(backup).toBeVisible();
    // A backup made for downloading does not stay on the site.
    expect(await (await connectOwner(site)).backup.list()).toEqual([]);

    await page.getByRole('radio', { name: 'Su questo server' }).check();
    await page.getByRole('button', { name: 'Crea backup' }).click();
    await expect(banner(page, 'Backup creato con successo')).toBeVisible({ timeout: 30_000 });
    await expect(entry(page, 'Su questo server').filter({ hasText: 'manuale.tar' })).toHaveCount(1);

    await test.step('it is held to its hash', async () => {
      await backup.getByRole('button', { name: 'Verifica' }).click();
      await expect(banner(page, 'Backup verificato con successo')).toBeVisible();
    });

    await test.step('once a day, if she asks for it', async () => {
      await here.getByRole('switch', { name: /Salva ogni giorno/ }).check();
      await here.getByRole('button', { name: 'Salva', exact: true }).click();
      await expect(banner(page, 'Impostazioni salvate con successo')).toBeVisible();
      await expect(here.getByText(/Prossimo backup: /)).toBeVisible();
    });

    await here.getByRole('button', { name: 'Apri la cartella' }).click();
    await expect.poll(() => desktop.electron.openedFolders).toEqual([folder]);
    await expectNoBarrier(page, 'the backups of this computer');

    await test.step('the site is spoilt and comes back', async () => {
      await (await connectOwner(site)).homepage.update({ body: { heroTitle: 'Un titolo di cui ci si pente' } });
      await backup.getByRole('button', { name: 'Ripristina' }).click();
      const window = page.getByRole('dialog', { name: /Ripristina il backup:/ });
      await window.getByLabel('Scrivi RIPRISTINA per confermare').fill('RIPRISTINA');
      await window.getByLabel('La tua password').fill(owner.password);
      await window.getByRole('button', { name: 'Ripristina' }).click();
      await page.getByRole('button', { name: 'Accedi di nuovo' }).click({ timeout: 30_000 });
      forgive(faults, SITE_EXCHANGED);
      await fillSignIn(page, owner);
      await expect(page.getByRole('navigation').first()).toBeVisible();
      expect((await connect(site).homepage.get()).heroTitle).toBe(former);
    });

    await test.step('one that she no longer wants is deleted once she says so twice', async () => {
      desktop.electron.chooseScreen('Vai', 'Backup');
      await backup.getByRole('button', { name: 'Elimina' }).click();
      await agree(page, 'Elimina');
      await expect(banner(page, 'Backup eliminato con successo')).toBeVisible();
      expect(await readdir(folder)).toEqual([]);
    });
  });
});

test('a backup that the app makes by itself waits in its window until she has shown who she is', async ({
  page,
  site,
  moveClock,
}) => {
  await atBackups({ page, site }, async ({ folder }) => {
    const here = page.getByRole('region', { name: 'Su questo computer' });
    await here.getByRole('button', { name: 'Scegli la cartella…' }).click();
    await expect(here.getByText(/^Cartella: approdo-archives-/)).toBeVisible();
    await moveClock(11 * 60_000);
    const window = page.getByRole('dialog', { name: 'Conferma che sei tu' });
    const save = () => here.getByRole('button', { name: 'Salva ora su questo computer' }).click();

    await save();
    await window.getByRole('button', { name: 'Annulla' }).click();
    await expect(page.getByText('Non confermato: non è cambiato nulla.').first()).toBeVisible();
    expect(await listArchives(folder)).toEqual([]);
    expect(await (await connectOwner(site)).backup.list()).toEqual([]);

    await save();
    await window.getByLabel('Password').fill(owner.password);
    await window.getByRole('button', { name: 'Conferma' }).click();
    await expect(banner(page, 'Backup salvato su questo computer con successo')).toBeVisible({ timeout: 30_000 });
    expect(await listArchives(folder)).toHaveLength(1);
    expect(await (await connectOwner(site)).backup.list()).toEqual([]);
  });
});

test('a folder that is gone and a backup that is damaged are told in plain words', async ({ page, site }) => {
  await atBackups({ page, site }, async ({ folder }) => {
    const here = page.getByRole('region', { name: 'Su questo computer' });
    await here.getByRole('button', { name: 'Scegli la cartella…' }).click();
    await here.getByRole('button', { name: 'Salva ora su questo computer' }).click();
    await expect(banner(page, 'Backup salvato su questo computer con successo')).toBeVisible({ timeout: 30_000 });

    const [archive = ''] = await listArchives(folder);
    await truncate(join(folder, archive), 1000);
    await entry(page, archive).getByRole('button', { name: 'Verifica' }).click();
    await expect(page.getByText('Il backup è danneggiato: non è più quello che era stato salvato.')).toBeVisible();
    await expect(entry(page, archive)).toContainText('Danneggiato');

    await rename(folder, `${folder}-altrove`);
    await here.getByRole('button', { name: 'Salva ora su questo computer' }).click();
    await expect(here.getByText(/La cartella dei backup non si trova/)).toBeVisible();
    await expect(page.getByText('Nessun backup: crea il primo.')).toBeVisible();
    await rename(`${folder}-altrove`, folder);
  });
});

test('a backup of this computer goes to her Google Drive and comes back from there', async ({ page, site }) => {
  const google = await startDriveStandIn();
  await atBackups({ page, site, google }, async ({ desktop, folder }) => {
    const here = page.getByRole('region', { name: 'Su questo computer' });
    const drive = page.getByRole('region', { name: 'Google Drive, da questo computer' });
    await here.getByRole('button', { name: 'Scegli la cartella…' }).click();
    await here.getByRole('button', { name: 'Salva ora su questo computer' }).click();
    await expect(banner(page, 'Backup salvato su questo computer con successo')).toBeVisible({ timeout: 30_000 });

    await drive.getByRole('button', { name: 'Scrivi le credenziali…' }).click();
    const credentials = page.getByRole('dialog', { name: 'Credenziali di Google' });
    await credentials.getByRole('button', { name: 'Salva' }).click();
    await expect(credentials.getByText('Scrivi l’ID client').first()).toBeVisible();
    await credentials.getByLabel('ID client').fill(google.credentials.clientId);
    await credentials.getByLabel('Client secret').fill(google.credentials.clientSecret);
    await expectNoBarrier(page, 'the credentials of Google');
    await credentials.getByRole('button', { name: 'Salva' }).click();
    await expect(banner(page, 'Credenziali salvate con successo')).toBeVisible();
    await expect(credentials).toBeHidden();
    // No unsaved input keeps her here.
    desktop.electron.chooseScreen('Vai', 'Attività');
    await expect(page.getByRole('heading', { name: 'Attività', level: 1 })).toBeVisible();
    desktop.electron.chooseScreen('Vai', 'Backup');

    await drive.getByRole('button', { name: 'Collega Google Drive…' }).click();
    await expect(drive.getByText(/Il browser si è aperto/)).toBeVisible();
    await expectNoBarrier(page, 'waiting for her consent');
    const back = await google.consent(desktop.electron.openedOutside.at(-1) ?? '');
    expect((await fetch(back)).status).toBe(200);
    await expect(drive.getByText(`Collegato a ${ACCOUNT}.`)).toBeVisible();

    const [archive = ''] = await listArchives(folder);
    const bytes = hashOf(await readFile(join(folder, archive)));
    const computerEntry = entry(page, archive).filter({ hasText: 'Su questo computer' });
    const onDrive = entry(page, archive).filter({ hasText: 'Google Drive, da qui' });
    await computerEntry.getByRole('button', { name: 'Invia a Drive' }).click();
    await expect(onDrive).toBeVisible({ timeout: 30_000 });
    await expectNoBarrier(page, 'a backup in two places');

    await computerEntry.getByRole('button', { name: 'Elimina' }).click();
    await agree(page, 'Elimina');
    await expect(computerEntry).toHaveCount(0);
    await onDrive.getByRole('button', { name: 'Copia qui' }).click();
    await expect(computerEntry).toBeVisible({ timeout: 30_000 });
    expect(hashOf(await readFile(join(folder, archive)))).toBe(bytes);

    await onDrive.getByRole('button', { name: 'Elimina' }).click();
    await agree(page, 'Elimina');
    await expect(onDrive).toHaveCount(0);
    await drive.getByRole('button', { name: 'Scollega' }).click();
    await agree(page, 'Scollega');
    await expect(drive.getByText('Non è collegato: manca il tuo consenso.')).toBeVisible();
  });
  await google.close();
});
