import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron as electron, expect, test } from '@playwright/test';
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
