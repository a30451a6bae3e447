import { randomUUID } from 'node:crypto';
import { ApiError } from '@approdo/shared/client';
import { secondProofPrompt } from '@approdo/shared/contract/accounts/auth';
import { LONE_GUEST } from '../../../server/src/testing/lone-guest.ts';
import { expect, test } from '../../support/alloggiati.ts';
import { type ApiClient, connect } from '../../support/api.ts';
import { banner, entry } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { addApp } from '../../support/code-app.ts';
import { inDays } from '../../support/days.ts';
import { owner, type Site } from '../../support/start-site.ts';

const YEAR = Number(inDays(0).slice(0, 4)) + 1;

const PAOLO = { ...LONE_GUEST, residenceState: '100000100', residencePlace: '415063014' };

/** A session of the owner, whose account requires a code. */
async function signInWith(site: Site, code: string) {
  const calls = connect(site);
  const refusal = await calls.auth.login({ body: owner }).catch((fault: unknown) => fault);
  const { ticket } = secondProofPrompt.parse(refusal instanceof ApiError ? refusal.body : undefined);
  return await calls.auth.loginSecond({ body: { ticket, code } });
}

async function reportToRegion(client: ApiClient, from: string, to: string): Promise<void> {
  await client.transmissions.record({ body: { key: randomUUID(), kind: 'REGIONAL', from, to } });
}

test('through a year, what falls due comes to the first screen, is late, and goes once it is done', async ({
  page,
  site,
  moveClock,
}) => {
  test.setTimeout(300_000);
  const { codeAt } = await addApp(site);
  let aheadMs = 0;
  let client = connect(site);
  const panel = page.getByRole('main').getByRole('region', { name: 'Scadenze' });
  const main = page.getByRole('main');

  /** The start screen in the morning of a day, by the clock of both site and browser. */
  async function openOn(day: string): Promise<void> {
    const morning = new Date(`${day}T09:00:00Z`);
    await page.goto('about:blank');
    const byMs = morning.getTime() - Date.now() - aheadMs;
    await moveClock(byMs);
    aheadMs += byMs;
    const { token, user } = await signInWith(site, codeAt(aheadMs));
    const localStorage = [
      { name: 'token', value: token },
      { name: 'user', value: JSON.stringify(user) },
    ];
    await page.context().setStorageState({ cookies: [], origins: [{ origin: site.origin, localStorage }] });
    await page.clock.setFixedTime(morning);
    client = connect(site, token);
    await lookAgain();
  }

  async function lookAgain(): Promise<void> {
    await page.goto(`${site.origin}/admin/`);
    await expect(main.getByRole('region', { name: 'Chi arriva e chi parte' })).toBeVisible();
  }

  async function expectDue(...titles: readonly string[]): Promise<void> {
    if (titles.length === 0) return expect(panel).toHaveCount(0);
    await expect(panel.getByRole('link')).toHaveText([...titles, 'Tutte le scadenze']);
  }

  const expectLate = (title: string) =>
    expect(panel.getByRole('listitem').filter({ hasText: title })).toContainText('In ritardo');

  await test.step('in January there is nothing but a key that is on no paper', async () => {
    await openOn(`${YEAR}-01-10`);
    await client.registerSettings.replace({ body: { isOn: true } });
    await client.officialTables.download();
    await client.regionalSettings.replace({
      body: { region: 'PIEMONTE', code: 'TO-0042', firstDay: `${YEAR}-01-10` },
    });
    await client.touristTax.replace({ body: { mode: 'NIGHT', tariffs: [{ from: `${YEAR}-01-01`, amount: 100 }] } });
    await client.complianceList.replace({
      body: { items: [{ key: 'EXTINGUISHERS', state: 'DONE', date: `${YEAR}-05-20` }] },
    });
    const { id } = await client.registerStays.add({
      body: {
        ...{ key: randomUUID(), source: 'CHANNEL', title: 'Airbnb', numberOfGuests: 1 },
        ...{ startDate: `${YEAR}-03-01`, endDate: `${YEAR}-03-08` },
      },
    });
    await client.registerGuests.replace({ params: { id }, body: { guests: [PAOLO] } });
    await lookAgain();
    await expect(panel.getByRole('link')).toHaveText(['Scrivi la chiave']);
    const { key } = await client.registerKey.show();
    await client.registerKey.confirmSaved({ body: { lastGroup: key.slice(-4) } });
    await lookAgain();
    await expectDue();
  });

  await test.step('a month without guests is to be told to the region, too', async () => {
    await openOn(`${YEAR}-02-06`);
    await expectDue(`ISTAT di gennaio ${YEAR}`);
    await expectLate('ISTAT');
    await reportToRegion(client, `${YEAR}-01-10`, `${YEAR}-01-31`);
    await lookAgain();
    await expectDue();
  });

  await test.step('who arrives is to be told to the Polizia, and that the file was uploaded leaves the receipt', async () => {
    await openOn(`${YEAR}-03-03`);
    await expectDue('Comunica gli ospiti di Airbnb', `ISTAT di febbraio ${YEAR}`);
    await expectLate('Airbnb');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the panel of what falls due');
    await panel.getByRole('link', { name: 'Comunica gli ospiti di Airbnb' }).click();
    await expect(page).toHaveURL(/\/register\?ospiti=/);
    const { id } = await client.transmissions.record({
      body: { key: randomUUID(), kind: 'ALLOGGIATI', date: `${YEAR}-03-01` },
    });
    await reportToRegion(client, `${YEAR}-02-01`, `${YEAR}-02-28`);
    await openOn(`${YEAR}-03-20`);
    await expectDue(`Scarica la ricevuta del 1 marzo ${YEAR}`);
    const file = new File(['%PDF-1.7\nAlloggiati Web\n%%EOF'], 'ricevuta.pdf', { type: 'application/pdf' });
    await client.transmissions.addReceipt({ params: { id }, file });
    await lookAgain();
    await expectDue();
  });

  await test.step('the tax is ticked off on its tab, and that can be taken back', async () => {
    await openOn(`${YEAR}-04-16`);
    await reportToRegion(client, `${YEAR}-03-01`, `${YEAR}-03-31`);
    await lookAgain();
    await expectDue(`Imposta di soggiorno: 1º trimestre ${YEAR}`);
    await expectLate('Imposta');
    await panel.getByRole('link', { name: 'Tutte le scadenze' }).click();
    const late = main.getByRole('region', { name: 'In ritardo' });
    const done = main.getByRole('region', { name: 'Fatte' });
    await late.getByRole('button', { name: 'Fatta' }).click();
    await expect(late).toHaveCount(0);
    await expect(done).toContainText('1º trimestre');
    await done.getByRole('button', { name: 'Annulla' }).click();
    await expect(late).toContainText('1º trimestre');
    await late.getByRole('button', { name: 'Fatta' }).click();
    await expect(done).toContainText('1º trimestre');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the tab of what falls due');
  });

  await test.step('what was to be renewed is done in the list below', async () => {
    await openOn(`${YEAR}-05-21`);
    await reportToRegion(client, `${YEAR}-04-01`, `${YEAR}-04-30`);
    await lookAgain();
    await expectDue('Estintori, uno ogni 200 m² e per piano: da fare');
    await panel.getByRole('link', { name: /Estintori/ }).click();
    await entry(page, 'Estintori portatili').getByRole('button', { name: 'Fatto' }).click();
    await expect(banner(page, 'Elenco salvato con successo')).toBeVisible();
    await expect(main.getByRole('region', { name: 'In ritardo' })).toHaveCount(0);
  });

  await test.step('old official lists are to be taken in anew', async () => {
    await openOn(`${YEAR}-07-12`);
    await reportToRegion(client, `${YEAR}-05-01`, `${YEAR}-06-30`);
    await client.deadlines.tick({ params: { key: `TAX:${YEAR}-Q2` }, body: { done: true } });
    await lookAgain();
    await expectDue('Aggiorna le tabelle della Polizia');
    await client.officialTables.download();
    await lookAgain();
    await expectDue();
  });

  await test.step('in June of the next year the year of the tax is to be declared', async () => {
    await client.regionalSettings.replace({ body: { region: null } });
    await openOn(`${YEAR + 1}-06-20`);
    await client.officialTables.download();
    for (const period of [`${YEAR}-Q3`, `${YEAR}-Q4`, `${YEAR + 1}-Q1`]) {
      await client.deadlines.tick({ params: { key: `TAX:${period}` }, body: { done: true } });
    }
    await lookAgain();
    await expectDue(`Dichiarazione annuale dell'imposta ${YEAR}`);
    await client.deadlines.tick({ params: { key: `TAX_YEAR:${YEAR}` }, body: { done: true } });
    await lookAgain();
    await expectDue();
  });
});
