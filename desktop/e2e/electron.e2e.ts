import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron as electron, expect, test } from '@playwright/test';
import { returnUrl, startPasskeyServer } from '../src/testing/passkey-server.ts';
import { OWNER, PASSWORD, startSiteServer } from '../src/testing/site-server.ts';
import { findElectronBinary } from './electron-binary.ts';

const desktop = join(import.meta.dirname, '..');

test('the real app asks for the site, holds its page in and signs in where there is a keychain', async () => {
  const executablePath = findElectronBinary();
  if (!executablePath) throw new Error('this story is run where Electron is there');
  const userData = await mkdtemp(join(tmpdir(), 'approdo-electron-'));
  const server = await startSiteServer();
  const app = await electron.launch({ executablePath, args: [desktop, `--user-data-dir=${userData}`] });
  try {
    const page = await app.firstWindow();
    expect(page.url()).toBe('app://approdo/');
    expect(await page.evaluate('[typeof require, typeof process, typeof Buffer]')).toEqual(Array(3).fill('undefined'));
    expect(await page.evaluate('Object.isFrozen(window.approdo)')).toBe(true);
    // A policy that is in force lets a page load nothing from elsewhere.
    expect(await page.evaluate(`fetch('${server.address}/api/health').then(() => 'loaded', () => 'refused')`)).toBe(
      'refused',
    );
    expect(await page.evaluate("window.open('file:///etc/passwd')")).toBeNull();

    await page.getByLabel('Indirizzo del sito').fill(server.address);
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByLabel('E-mail').fill(OWNER.email);
    await page.getByLabel('Password').first().fill(PASSWORD);
    await page.getByRole('button', { name: 'Accedi' }).click();
    const signedIn = page.getByRole('button', { name: 'Scollegati' });
    const refused = page.getByText('non c’è un portachiavi');
    await expect(signedIn.or(refused)).toBeVisible();
    if (await refused.isVisible()) expect(server.tokens.size).toBe(0);
  } finally {
    await app.close();
    await server.close();
    await rm(userData, { recursive: true, force: true });
  }
});

test('the real app signs in by a passkey that the system’s browser asks for, where there is a keychain', async () => {
  const executablePath = findElectronBinary();
  if (!executablePath) throw new Error('this story is run where Electron is there');
  const userData = await mkdtemp(join(tmpdir(), 'approdo-electron-'));
  const server = await startPasskeyServer();
  const app = await electron.launch({ executablePath, args: [desktop, `--user-data-dir=${userData}`] });
  try {
    const page = await app.firstWindow();
    // The tester's own browser must not open: addresses that would open there are recorded instead.
    await app.evaluate(({ shell }) => {
      shell.openExternal = async (address) => {
        Object.assign(globalThis, { openedOutside: address });
      };
    });
    const opened = () => app.evaluate(() => String(Object(globalThis).openedOutside ?? ''));
    await page.getByLabel('Indirizzo del sito').fill(server.address);
    await page.getByRole('button', { name: 'Continua' }).click();
    // The app's window itself cannot use the site's passkeys.
    expect(await page.evaluate('location.origin')).not.toBe(server.origin);
    await page.getByRole('button', { name: 'Entra con una passkey' }).click();
    const refused = page.getByText('non c’è un portachiavi');
    await expect(page.getByText('Continua nel browser').or(refused)).toBeVisible();
    if (await refused.isVisible()) return expect(await opened()).toBe('');
    await expect.poll(opened).toContain(`${server.origin}/desktop-login?port=`);
    expect(await (await fetch(returnUrl(await opened(), 'k'.repeat(43)))).text()).toContain('Fatto: torna all’app.');
    await expect(page.getByRole('button', { name: 'Scollegati' })).toBeVisible();
    expect(server.sent.map(({ path }) => path)).toEqual(['/api/auth/handover/redeem']);
  } finally {
    await app.close();
    await server.close();
    await rm(userData, { recursive: true, force: true });
  }
});
