import { addDays, addMonths, daysBetween, listDays } from '@approdo/shared/domain/base/date/local-date';
import type { Page } from '@playwright/test';
import { LONE_GUEST } from '../../../server/src/testing/lone-guest.ts';
import { expect, test } from '../../support/alloggiati.ts';
import { banner } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { addApp } from '../../support/code-app.ts';
import { inDays } from '../../support/days.ts';

/** Longer than a code counts as reused. */
const NEXT_CODE_MS = 31_000;

const FIRST = addMonths(`${inDays(0).slice(0, 7)}-01`, -1);
const LAST = addDays(addMonths(FIRST, 1), -1);

async function expectSound(page: Page, label: string): Promise<void> {
  expect(await overflowOf(page), label).toBeLessThanOrEqual(0);
  await expectNoBarrier(page, label);
}

test('she tells her region who slept in her house last month, and the region accepts it', async ({
  page,
  site,
  backOffice,
  moveClock,
}) => {
  test.slow();
  await backOffice.open('register');
  const { client: owner, codeAt } = await addApp(site);
  await owner.registerSettings.replace({ body: { isOn: true } });
  await owner.officialTables.download();
  const { id } = await owner.registerStays.add({
    body: {
      key: crypto.randomUUID(),
      source: 'CHANNEL',
      title: 'Airbnb',
      startDate: addDays(FIRST, 4),
      endDate: addDays(FIRST, 9),
      numberOfGuests: 1,
    },
  });
  await owner.registerGuests.replace({ params: { id }, body: { guests: [LONE_GUEST] } });
  await moveClock(NEXT_CODE_MS);
  await page.reload();
  const main = page.getByRole('main');
  const month = main.getByRole('region', { name: 'Da comunicare' });
  const transmissions = main.getByRole('region', { name: 'Comunicazioni del mese' });

  await test.step('she chooses the region, which fills in how and by when, and says what is not certain', async () => {
    await main.getByRole('tab', { name: 'ISTAT' }).click();
    await expect(main.getByRole('heading', { name: 'Scegli la regione' })).toBeVisible();
    await expectSound(page, 'no region yet');
    await main.getByLabel('Regione', { exact: true }).selectOption('Toscana');
    await expect(main.getByText(/vale a Firenze, Prato e Pistoia/)).toBeVisible();
    await main.getByLabel('Regione', { exact: true }).selectOption('Lazio');
    await expect(main.getByText('Controlla la scadenza: la regola è della regione.')).toBeVisible();
    await main.getByLabel('Codice regione').fill('LT-0042');
    await main.getByLabel('Primo giorno').fill(FIRST);
    await main.getByRole('button', { name: 'Aggiungi una chiusura' }).click();
    await main.getByLabel('Dal', { exact: true }).fill(addDays(FIRST, 20));
    await main.getByLabel('Al', { exact: true }).fill(addDays(FIRST, 22));
    await expectSound(page, 'the settings of a region');
    await main.getByRole('button', { name: 'Salva le impostazioni ISTAT' }).click();
    await expect(banner(page, 'Impostazioni ISTAT salvate con successo')).toBeVisible();
  });

  await test.step('the file is refused, and what is missing leads to the window where it is put right', async () => {
    await expect(month.getByLabel('Mese', { exact: true })).toHaveValue(FIRST.slice(0, 7));
    await expect(month.getByText('1 arrivo, 1 partenza, 5 notti')).toBeVisible();
    await expectSound(page, 'a month that is to be told');
    await month.getByRole('button', { name: 'Scarica il file' }).click();
    const proof = page.getByRole('dialog', { name: 'Conferma che sei tu' });
    await proof.getByLabel('Codice', { exact: true }).fill(codeAt(NEXT_CODE_MS));
    await proof.getByRole('button', { name: 'Conferma' }).click();
    await month.getByRole('link', { name: /Stato di residenza: è obbligatorio/ }).click();
    const window = page.getByRole('dialog', { name: 'Ospiti' });
    for (const [label, name] of [
      ['Stato di residenza', 'Italia'],
      ['Comune di residenza', 'Capri'],
    ] as const) {
      await window.getByRole('combobox', { name: label }).fill(name);
      await window.getByRole('listbox', { name: label }).getByRole('option').first().click();
    }
    await window.getByLabel('Motivo del viaggio').selectOption('Enogastronomico');
    await expectSound(page, 'guests whose region wants to know');
    await window.getByRole('button', { name: 'Salva' }).click();
    await expect(banner(page, 'Ospiti salvati con successo')).toBeVisible();
    await window.getByRole('button', { name: 'Chiudi', exact: true }).click();
    await expect(window).toBeHidden();
  });

  await test.step('the file has each day of the month, and nobody’s name', async () => {
    const { name, bytes } = await backOffice.save(() => month.getByRole('button', { name: 'Scarica il file' }).click());
    expect(name).toBe(`ROSS1000-${FIRST}-${LAST}.xml`);
    const xml = bytes.toString();
    expect(xml.match(/<movimento>/g)).toHaveLength(daysBetween(FIRST, LAST) + 1);
    expect(xml).toContain('<tipoturismo>ENOGASTRONOMICO</tipoturismo>');
    expect(xml.match(/<apertura>NO<\/apertura>/g)).toHaveLength(
      listDays(addDays(FIRST, 20), addDays(FIRST, 22)).length,
    );
    expect(xml).not.toContain('Rossi');
  });

  await test.step('it was uploaded and accepted', async () => {
    await month.getByRole('button', { name: 'L’ho caricato' }).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText('1 arrivo');
    await question.getByRole('button', { name: 'Conferma' }).click();
    await expect(month.getByText('Tutti i giorni sono già comunicati.')).toBeVisible();
    await transmissions.getByRole('button', { name: 'Accettato dalla regione' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accettato dalla regione' }).click();
    await expect(transmissions.getByText('Accettato', { exact: true })).toBeVisible();
    // The five nights between arrival and departure are one line, as are the days before, after, and of the closure.
    const days = month.getByRole('list', { name: 'I giorni del mese' }).getByRole('listitem');
    await expect(days).toHaveCount(7);
    await expect(days.filter({ hasText: 'Accettato' })).toHaveCount(7);
    await expect(days.filter({ hasText: 'Ogni giorno 1 presente, 1 camera occupata' })).toHaveCount(1);
    await expectSound(page, 'a month that was accepted');
  });
});
