import { randomUUID } from 'node:crypto';
import { TABLE_KINDS } from '@approdo/shared/domain/law/register/official-tables';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';
import type { Page } from '@playwright/test';
import { expectNoBarrier, expectStill, overflowOf } from '../../support/check-page.ts';
import { addApp } from '../../support/code-app.ts';
import { inDays } from '../../support/days.ts';
import { forgive } from '../../support/page-faults.ts';
import type { Site } from '../../support/start-site.ts';
import { expect, test } from '../../support/test.ts';

const GONE = /Der Link ist nicht gültig oder abgelaufen/;

/** A future stay of two guests, and its check-in link in German, as the owner copies it. */
async function aLinkToCheckIn(site: Site) {
  const { client: owner } = await addApp(site);
  await owner.languages.offer({ body: { offered: ['en', 'de', 'fr'] } });
  for (const kind of TABLE_KINDS) {
    await owner.officialTables.import({ body: { kind }, file: new File([OFFICIAL_FILES[kind]], `${kind}.csv`) });
  }
  await owner.registerSettings.replace({ body: { isOn: true } });
  const { id } = await owner.registerStays.add({
    body: {
      key: randomUUID(),
      source: 'CHANNEL',
      title: 'Airbnb',
      startDate: inDays(3),
      endDate: inDays(6),
      numberOfGuests: 2,
    },
  });
  const { url } = await owner.registerStays.makeLink({ params: { id } });
  return { owner, id, url: url.replace('/check-in#', '/de/check-in#') };
}

async function expectSound(page: Page, label: string): Promise<void> {
  expect(await overflowOf(page), label).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, label);
}

test('a guest writes who comes with her, in German and with bad reception, before she arrives', {
  tag: '@gate',
}, async ({ page, site, faults }) => {
  const { owner, id, url } = await aLinkToCheckIn(site);
  const first = page.getByRole('region', { name: /^Gast 1/ });
  const second = page.getByRole('region', { name: /^Gast 2/ });

  await test.step('the page is hers, and no search engine’s', async () => {
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: 'Anmeldung vorbereiten' })).toBeVisible();
    await expect(first).toBeVisible();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('meta[name="referrer"]').getAttribute('content')).toBe('no-referrer');
    await expectStill(page, '/check-in');
    await expectSound(page, '/check-in');
  });

  await test.step('she says with whom she travels, with a thumb', async () => {
    const family = page.getByText('Mit der Familie');
    expect((await family.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await family.click();
    await expect(first.getByText('Familienoberhaupt')).toBeVisible();
    await expect(second.getByLabel('Nummer des Dokuments')).toHaveCount(0);
  });

  await test.step('without a network nothing can be looked for, and then it can', async () => {
    await first.getByLabel('Nachname').fill('Müller');
    await first.getByLabel('Vorname').fill('Änne');
    await page.context().setOffline(true);
    await first.getByRole('combobox', { name: 'Geburtsstaat' }).fill('Fra');
    await expect(first.getByText(/Die Suche ist gerade nicht möglich/)).toBeVisible();
    await page.context().setOffline(false);
    await first.getByRole('button', { name: 'Noch einmal versuchen' }).click();
    await first.getByRole('option', { name: 'Frankreich' }).click();
    await expect(first.getByRole('combobox', { name: 'Geburtsstaat' })).toHaveValue('Frankreich');
    await expectSound(page, 'a card that is half filled in');
    forgive(faults, /ERR_INTERNET_DISCONNECTED/);
  });

  await test.step('what is sent without a network stays in its fields', async () => {
    await page.getByRole('checkbox').check();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Angaben senden' }).click();
    await expect(page.getByText('Kein Netz: Bitte versuchen Sie es noch einmal.')).toBeVisible();
    await expect(first.getByLabel('Nachname')).toHaveValue('Müller');
    await page.context().setOffline(false);
    forgive(faults, /ERR_INTERNET_DISCONNECTED/);
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).last().click();
    await expect(page.getByText(/^Gespeichert\. Es fehlen noch: Gast 1/)).toBeVisible();
    await expectSound(page, 'a check-in that lacks some fields');
  });

  await test.step('the owner reads what she wrote', async () => {
    const { guests } = await owner.registerGuests.get({ params: { id } });
    expect(guests).toMatchObject([
      { role: 'FAMILY_HEAD', lastName: 'Müller', firstName: 'Änne', birthState: '100000215' },
      { role: 'FAMILY_MEMBER', lastName: null },
    ]);
  });

  await test.step('whoever opens the link again finds it, and the number of a document masked', async () => {
    await first.getByLabel('Nummer des Dokuments').fill('C01X00T47');
    await page.getByRole('button', { name: 'Angaben senden' }).click();
    await expect(first.getByLabel('Nummer des Dokuments')).toHaveValue('••••••T47');
    await page.reload();
    await expect(first.getByLabel('Nachname')).toHaveValue('Müller');
    await expect(first.getByLabel('Nummer des Dokuments')).toHaveValue('••••••T47');
    await expect(first.getByRole('combobox', { name: 'Geburtsstaat' })).toHaveValue('Frankreich');
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  });

  await test.step('a link that was ended opens nothing, wherever on the page she was', async () => {
    await owner.registerStays.endLink({ params: { id } });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.reload();
    await expect(page.getByText(GONE)).toBeVisible();
    forgive(faults, /404/);
  });
});

test('without JavaScript the page says what to do instead', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/check-in#${'a'.repeat(43)}`);
  await expect(page.getByRole('heading', { name: 'Prepara la registrazione' })).toBeVisible();
  await expect(
    page.getByText('Per compilare il modulo serve JavaScript. In alternativa scrivi al proprietario.'),
  ).toBeVisible();
  await expect(page.getByText('Un momento…')).toBeHidden();
  await context.close();
});
