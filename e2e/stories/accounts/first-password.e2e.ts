import type { Page } from '@playwright/test';
import { connect } from '../../support/api.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { test as base, expect } from '../../support/test.ts';

/** The server makes up the first password and prints it. */
const test = base.extend<{ readonly site: RunningSite }>({
  site: async ({ browserName }, use) => {
    const dataDir = makeDataDir(browserName);
    const site = await startSite({ dataDir, variables: { ADMIN_PASSWORD: '' } });
    await use(site);
    await site.stop();
    removeDataDir(dataDir);
  },
});

const OWN = 'una password tutta mia';

function readPrinted(site: RunningSite): string {
  return site.lines.map((line) => /mostrato solo questa volta: \S+ · (\S+)$/.exec(line)?.[1]).find(Boolean) ?? '';
}

async function choose(page: Page, present: string, [chosen, repeated]: readonly [string, string]): Promise<void> {
  await page.getByLabel('Password attuale').fill(present);
  await page.getByLabel('Nuova password', { exact: true }).fill(chosen);
  await page.getByLabel('Conferma nuova password').fill(repeated);
  await page.getByRole('button', { name: 'Salva e continua' }).click();
}

test('who comes with the printed password is asked for one of her own', {
  tag: ['@each-shell', '@in-a-folder'],
}, async ({ page, site, backOffice }) => {
  const printed = readPrinted(site);
  const opening = backOffice.open('', { email: owner.email, password: printed });
  await expect(page.getByRole('heading', { name: 'Scegli la tua password', level: 1 })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('link', { name: 'Prenotazioni' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Più tardi' }).click();
  await opening;

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Oggi', level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Scegli la tua password' }).click();
  await choose(page, printed, [OWN, 'un’altra']);
  await expect(page.getByText('Le nuove password non corrispondono').first()).toBeVisible();
  await choose(page, 'non quella', [OWN, OWN]);
  await expect(page.getByText('La password attuale non è corretta').first()).toBeVisible();
  await choose(page, printed, [OWN, OWN]);
  await expect(page.getByRole('heading', { name: 'Oggi', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Scegli la tua password' })).toHaveCount(0);

  const again = await backOffice.reopen('');
  await expect(again.getByRole('heading', { name: 'Oggi', level: 1 })).toBeVisible();
  const { user } = await connect(site).auth.login({ body: { email: owner.email, password: OWN } });
  expect(user.mustChangePassword).toBeUndefined();
});
