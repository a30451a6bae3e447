import { DENIED } from '@approdo/shared/node/drive/testing/stand-in-faults';
import type { Page } from '@playwright/test';
import { connect, connectOwner } from '../../support/api.ts';
import { agree, banner, entry } from '../../support/back-office.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { expect, test } from '../../support/google.ts';
import { forgive, SITE_EXCHANGED } from '../../support/page-faults.ts';
import { owner } from '../../support/start-site.ts';

const LATER = 'Un titolo di cui ci si pente';

async function link(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Collega Google Drive' }).click();
  await expect(banner(page, 'Google Drive collegato con successo')).toBeVisible();
  await expect(page.getByText('Collegato a proprietaria@example.com.')).toBeVisible();
}

async function create(page: Page, place: string): Promise<void> {
  await page.getByRole('radio', { name: place }).check();
  await page.getByRole('button', { name: 'Crea backup' }).click();
}

test('the owner links Google Drive, saves the site there and gets it back from there alone', { tag: '@gate' }, async ({
  page,
  site,
  backOffice,
  faults,
}) => {
  const former = (await connect(site).homepage.get()).heroTitle;
  await backOffice.open('backup');
  await expect(page.getByRole('radio', { name: 'Google Drive' })).toBeDisabled();
  await expectNoBarrier(page, 'the backup screen before it is linked');
  await link(page);
  await expect(page).toHaveURL(`${site.origin}/admin/backup`);
  await create(page, 'In entrambi');
  await expect(banner(page, 'Backup creato con successo')).toBeVisible();
  const here = entry(page, 'manuale.tar').filter({ hasText: 'Su questo server' });
  const there = entry(page, 'manuale.tar').filter({ hasText: 'Google Drive' });
  await expect(there).toBeVisible();
  await expectNoBarrier(page, 'the backup screen with a linked Drive');

  await here.getByRole('button', { name: 'Elimina' }).click();
  await agree(page, 'Elimina');
  await expect(banner(page, 'Backup eliminato con successo')).toBeVisible();
  await expect(here).toHaveCount(0);
  await there.getByRole('button', { name: 'Verifica' }).click();
  await expect(banner(page, 'Backup verificato con successo')).toBeVisible();

  await (await connectOwner(site)).homepage.update({ body: { heroTitle: LATER } });
  await there.getByRole('button', { name: 'Ripristina' }).click();
  const window = page.getByRole('dialog', { name: /Ripristina il backup:/ });
  await window.getByLabel('Scrivi RIPRISTINA per confermare').fill('RIPRISTINA');
  await window.getByLabel('La tua password').fill(owner.password);
  await window.getByRole('button', { name: 'Ripristina' }).click();
  await expect(page.getByText('Il sito è tornato al backup scelto. Accedi di nuovo.')).toBeVisible();
  forgive(faults, SITE_EXCHANGED);
  expect((await connect(site).homepage.get()).heroTitle).toBe(former);

  await page.getByRole('button', { name: 'Accedi di nuovo' }).click();
  await backOffice.signInAgain();
  await expect(there).toBeVisible();
  await page.getByRole('button', { name: 'Scollega Google Drive' }).click();
  await agree(page, 'Scollega Google Drive');
  await expect(banner(page, 'Google Drive è scollegato.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Collega Google Drive' })).toBeVisible();
  await expect(there).toHaveCount(0);
});

test('what Google Drive refuses is said in plain words, and what is saved here is kept', async ({
  page,
  google,
  backOffice,
}) => {
  await backOffice.open('backup');
  await test.step('the owner says no at Google, and thinks better of it', async () => {
    google.fail({ on: 'consent', how: DENIED });
    await page.getByRole('button', { name: 'Collega Google Drive' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Non hai dato il consenso a Google' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Collega Google Drive' })).toBeVisible();
    await expect(page.getByText('Non hai dato il consenso a Google')).toHaveCount(0);
    await link(page);
  });

  await test.step('Drive is full', async () => {
    google.fail({ on: 'begin', how: { status: 403, reason: 'storageQuotaExceeded' }, times: 100 });
    await create(page, 'In entrambi');
    const words = 'Il backup è salvato qui, ma non su Google Drive. Lo spazio di Google Drive è esaurito.';
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(entry(page, 'manuale.tar')).toHaveCount(1);
    await expect(entry(page, 'manuale.tar')).toContainText('Su questo server');
    google.heal();
  });

  await test.step('the access is taken back in the Google account, and given anew', async () => {
    google.oauth.revokeAll();
    await create(page, 'Google Drive');
    await expect(page.getByRole('alert').filter({ hasText: 'Google Drive non accetta più' })).toBeVisible();
    await page.getByRole('button', { name: 'Collega di nuovo' }).click();
    await expect(banner(page, 'Google Drive collegato con successo')).toBeVisible();
    await create(page, 'Google Drive');
    await expect(banner(page, 'Backup creato con successo')).toBeVisible();
    await expect(entry(page, 'manuale.tar').filter({ hasText: 'Google Drive' })).toBeVisible();
  });
});
