import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDesktop } from '@approdo/desktop/testing';
import type { Page } from '@playwright/test';
import { banner, entry } from '../support/back-office.ts';
import { owner, type RunningSite } from '../support/start-site.ts';
import { expect, test } from '../support/test.ts';

type Desktop = Awaited<ReturnType<typeof openDesktop>>;
type Desk = { readonly desktop: Desktop; readonly folder: string };

/** The desktop app on its backup screen, with a folder of the owner's for what is saved. */
async function atBackups(page: Page, site: RunningSite, work: (desk: Desk) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'approdo-archives-'));
  const desktop = await openDesktop({
    page,
    houseUrl: site.origin,
    choosePath: (suggested) => join(folder, suggested.split('/').at(-1) ?? ''),
  });
  try {
    await signIn(page);
    await expect.poll(() => desktop.electron.menuLabels()).toContain('Backup');
    desktop.electron.choose('Vai', 'Backup');
    await expect(page.getByRole('heading', { name: 'Backup', level: 1 })).toBeVisible();
    await work({ desktop, folder });
  } finally {
    await desktop.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

async function hashOf(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

test('a backup of the server is saved where the owner says, whole', async ({ page, site }) => {
  await atBackups(page, site, async ({ folder }) => {
    await page.getByRole('button', { name: 'Crea backup' }).click();
    await expect(banner(page, 'Backup creato con successo')).toBeVisible();
    await entry(page, 'manuale.tar').getByRole('button', { name: 'Scarica' }).click();
    await expect(banner(page, 'Backup scaricato con successo')).toBeVisible();

    const [saved = '', ...others] = await readdir(folder);
    expect(others).toEqual([]);
    expect(saved).toMatch(/manuale\.tar$/);
    const answer = await page.evaluate(async () => {
      const [made] = await (await fetch('/api/backup')).json();
      return (await fetch(`/api/backup/${made.id}/download`, { method: 'GET' })).headers.get('etag');
    });
    expect(answer).toBe(`"${await hashOf(join(folder, saved))}"`);
  });
});
