import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, connectOwner } from '../../support/api.ts';
import { agree, banner, entry } from '../../support/back-office.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { currentGeneration, leftoversIn } from '../../support/data-dir.ts';
import { forgive, SITE_EXCHANGED } from '../../support/page-faults.ts';
import { owner } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const PASSPHRASE = 'limoni e vento di mare';
/** Deriving a key from a passphrase is slow on purpose; a busy machine takes longer. */
const DERIVED = { timeout: 30_000 };

const LATER = 'Un titolo di cui ci si pente';

test('the owner saves the site, spoils it and gets it back', { tag: ['@each-shell', '@gate-app'] }, async ({
  page,
  site,
  backOffice,
  faults,
}) => {
  const former = (await connect(site).homepage.get()).heroTitle;
  await backOffice.open('backup');
  await expect(page.getByText('Nessun backup: crea il primo.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Google Drive' })).toBeDisabled();
  await expect(page.getByText('Google Drive non è collegato').first()).toBeVisible();

  await page.getByRole('button', { name: 'Crea backup' }).click();
  await expect(banner(page, 'Backup creato con successo')).toBeVisible();
  const backup = entry(page, 'manuale.tar');
  await expect(backup).toContainText('Su questo server');
  await expect(backup.getByRole('button', { name: 'Elimina' })).toHaveAccessibleDescription(/manuale\.tar/);
  await backup.getByRole('button', { name: 'Verifica' }).click();
  await expect(banner(page, 'Backup verificato con successo')).toBeVisible();
  await expect(backup).not.toContainText('Mai');

  await (await connectOwner(site)).homepage.update({ body: { heroTitle: LATER } });
  expect((await connect(site).homepage.get()).heroTitle).toBe(LATER);

  await backup.getByRole('button', { name: 'Ripristina' }).click();
  const window = page.getByRole('dialog', { name: /Ripristina il backup:/ });
  const restore = window.getByRole('button', { name: 'Ripristina' });

  await test.step('neither by mistake nor by somebody who only found the screen open', async () => {
    await window.getByLabel('La tua password').fill(owner.password);
    await expect(window.getByText('Scrivi RIPRISTINA', { exact: true })).toBeVisible();
    await expect(restore).toBeDisabled();
    await page.keyboard.press('Enter');
    await window.getByLabel('Scrivi RIPRISTINA per confermare').fill('ripristina');
    await window.getByLabel('La tua password').fill('non è questa');
    await restore.click();
    await expect(window.getByText('La password non è corretta').first()).toBeVisible();
    expect((await connect(site).homepage.get()).heroTitle).toBe(LATER);
  });

  await window.getByLabel('La tua password').fill(owner.password);
  await restore.click();
  await expect(page.getByText('Il sito è tornato al backup scelto. Accedi di nuovo.')).toBeVisible();
  forgive(faults, SITE_EXCHANGED);
  await page.getByRole('button', { name: 'Accedi di nuovo' }).click();
  await backOffice.signInAgain();

  await expect(entry(page, 'manuale.tar')).toBeVisible();
  await expect(entry(page, 'sicurezza.tar')).toBeVisible();
  expect((await connect(site).homepage.get()).heroTitle).toBe(former);
});

test('an archive leaves the site and comes back', async ({ page, backOffice }) => {
  // A system dialog cannot be controlled here; without it the browser saves in its own way.
  await page.addInitScript(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));
  await backOffice.open('backup');
  await page.getByRole('button', { name: 'Crea backup' }).click();
  const backup = entry(page, 'manuale.tar');
  await backup.getByRole('button', { name: 'Scarica' }).click();
  const { name, bytes: archive } = await backOffice.save(() => agree(page, 'Scarica'));
  expect(name).toMatch(/^approdo-.*-manuale\.tar$/);

  await backup.getByRole('button', { name: 'Elimina' }).click();
  await agree(page, 'Elimina');
  await expect(banner(page, 'Backup eliminato con successo')).toBeVisible();
  await expect(page.getByText('Nessun backup: crea il primo.')).toBeVisible();

  const upload = page.locator('input[type="file"]');
  await upload.setInputFiles({ name: 'foto.tar', mimeType: 'application/x-tar', buffer: archive.subarray(0, 2048) });
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page.getByText('Nessun backup: crea il primo.')).toBeVisible();
  await upload.setInputFiles({ name: 'approdo.tar', mimeType: 'application/x-tar', buffer: archive });
  await expect(banner(page, 'Backup caricato con successo')).toBeVisible();
  await expect(entry(page, 'caricato.tar')).toBeVisible();
});

test('an archive leaves the site under a passphrase and comes back with it alone', { tag: '@each-shell' }, async ({
  page,
  backOffice,
}) => {
  // Three keys are derived.
  test.slow();
  await page.addInitScript(() => Object.defineProperty(window, 'showSaveFilePicker', { value: undefined }));
  await backOffice.open('backup');
  await page.getByRole('button', { name: 'Crea backup' }).click();
  await entry(page, 'manuale.tar').getByRole('button', { name: 'Scarica' }).click();
  const download = page.getByRole('dialog', { name: /Scarica il backup:/ });
  await download.getByRole('checkbox', { name: 'Proteggi con una frase segreta' }).check();
  await expect(download.getByText(/se la perdi, è perso/)).toBeVisible();
  await expectNoBarrier(page, 'a download under a passphrase');
  const passphrase = download.getByLabel('Frase segreta', { exact: true });

  await passphrase.fill(PASSPHRASE);
  await download.getByLabel('Ripeti la frase segreta').fill('un’altra cosa');
  await download.getByRole('button', { name: 'Scarica' }).click();
  await expect(download.getByText('Le due frasi non sono uguali').first()).toBeVisible();
  await expect(passphrase).toHaveValue(PASSPHRASE);

  await download.getByLabel('Ripeti la frase segreta').fill(PASSPHRASE);
  const { name, bytes: archive } = await backOffice.save(() => agree(page, 'Scarica'));
  expect(name).toMatch(/^approdo-.*-manuale\.tar\.age$/);
  expect(archive.includes('manifest.json')).toBe(false);
  await expect(banner(page, 'Backup scaricato con successo')).toBeVisible();

  await page.locator('input[type="file"]').setInputFiles({ name, mimeType: '', buffer: archive });
  const open = page.getByRole('dialog', { name: 'Apri l’archivio protetto' });
  await open.getByLabel('Frase segreta').fill('non è questa');
  await open.getByRole('button', { name: 'Carica' }).click();
  await expect(open.getByText('La frase segreta non apre questo archivio')).toBeVisible(DERIVED);
  await expectNoBarrier(page, 'a passphrase that is wrong');
  await open.getByLabel('Frase segreta').fill(PASSPHRASE);
  await open.getByRole('button', { name: 'Carica' }).click();
  await expect(banner(page, 'Backup caricato con successo')).toBeVisible(DERIVED);
  await expect(open).toBeHidden();
  await expect(entry(page, 'caricato.tar')).toBeVisible();
});

test('a backup that takes long is called off, and leaves nothing', { tag: '@in-a-folder' }, async ({
  page,
  site,
  backOffice,
}) => {
  addManyFiles(site.dataDir, 16_000);
  await backOffice.open('backup');
  await page.getByRole('button', { name: 'Crea backup' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Creazione del backup in corso' })).toBeVisible();
  await expectNoBarrier(page, 'a backup that is being made');
  await page.getByRole('main').getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('Operazione annullata')).toBeVisible();
  await expect(page.getByText('Nessun backup: crea il primo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crea backup' })).toBeEnabled();
  await expect.poll(() => leftoversIn(site.dataDir)).toEqual([]);
});

test('who has left the screen while it restores finds it at work, and is told why she must sign in', {
  tag: '@in-a-folder',
}, async ({ page, site, backOffice, faults }) => {
  test.slow();
  addManyFiles(site.dataDir, 4_000);
  await backOffice.open('backup');
  await page.getByRole('button', { name: 'Crea backup' }).click();
  await expect(banner(page, 'Backup creato con successo')).toBeVisible({ timeout: 60_000 });
  await entry(page, 'manuale.tar').getByRole('button', { name: 'Ripristina' }).click();
  const window = page.getByRole('dialog', { name: /Ripristina il backup:/ });
  await window.getByLabel('Scrivi RIPRISTINA per confermare').fill('RIPRISTINA');
  await window.getByLabel('La tua password').fill(owner.password);
  await window.getByRole('button', { name: 'Ripristina' }).click();
  await expect(window.getByText('Tieni aperta questa finestra')).toBeVisible();

  const again = await backOffice.reopen('backup');
  await expect(again.getByRole('status').filter({ hasText: 'Ripristino in corso' })).toBeVisible();
  await expect(again.getByText('tutti devono accedere di nuovo, anche tu')).toBeVisible();
  await expect(again.getByRole('main').getByRole('button', { name: 'Annulla' })).toBeHidden();
  const signIn = again.getByRole('dialog', { name: 'Accedi di nuovo' });
  await expect(signIn.getByText('Il sito è tornato al backup scelto')).toBeVisible({ timeout: 60_000 });
  forgive(faults, SITE_EXCHANGED);
  await signIn.getByLabel('Password').fill(owner.password);
  await signIn.getByRole('button', { name: 'Accedi' }).click();
  await expect(entry(again, 'sicurezza.tar')).toBeVisible();
});

/** Some thousand files keep a backup or restore busy for a second or so; the disk stores their bytes once. */
function addManyFiles(dataDir: string, most: number): void {
  const { uploads } = currentGeneration(dataDir);
  for (let count = 0; count < most; count += 1) writeFileSync(join(uploads, `${count}.jpg`), 'una');
}

test('the owner decides when backups are made and how many stay', async ({ page, site, backOffice }) => {
  await backOffice.open('backup');
  await page.getByLabel('Giornalieri da tenere').fill('0');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Almeno 1').first()).toBeVisible();
  await page.getByLabel('Giornalieri da tenere').fill('14');
  await page.getByLabel('Ora (di Roma)').selectOption('5');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, 'Impostazioni salvate con successo')).toBeVisible();
  const settings = await (await connectOwner(site)).backup.getSettings();
  expect(settings).toMatchObject({ hour: 5, daily: 14 });
});
