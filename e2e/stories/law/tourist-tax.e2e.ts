import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/alloggiati.ts';
import { banner } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { addApp } from '../../support/code-app.ts';
import { inDays } from '../../support/days.ts';

test('she asks for the tourist tax as her municipality does, and declares it', async ({ page, site, backOffice }) => {
  test.slow();
  await backOffice.open('register');
  const { client: owner } = await addApp(site);
  await owner.registerSettings.replace({ body: { isOn: true } });
  await owner.officialTables.download();
  const stay = { source: 'CHANNEL', title: 'Airbnb', numberOfGuests: 3 } as const;
  await owner.registerStays.add({
    body: { ...stay, key: randomUUID(), startDate: inDays(-4), endDate: inDays(0) },
  });
  await page.reload();
  const main = page.getByRole('main');
  const window = page.getByRole('dialog', { name: 'Nuova tariffa' });

  await main.getByRole('tab', { name: 'Imposta di soggiorno' }).click();

  await test.step('nothing is asked until she adds a tariff, with the amounts of her municipality', async () => {
    await expect(main.getByText("Se il tuo comune chiede l'imposta, aggiungi la tariffa.")).toBeVisible();
    await expectSound('without a tariff');
    await main.getByRole('button', { name: 'Aggiungi tariffa' }).click();
    await window.getByLabel('Vale dal').fill('2026-01-01');
    await window.getByLabel('Importo a notte per ospite (€)').fill('2,50');
    await window.getByLabel('Notti massime').fill('3');
    await expectSound('a tariff');
    await window.getByRole('button', { name: 'Metti nell’elenco' }).click();
    await expect(window).toBeHidden();
    await main.getByRole('button', { name: 'Aggiungi esenzione' }).click();
    await main.getByLabel('Codice').fill('E1');
    await main.getByLabel('Chi è esente').fill('Autisti di pullman');
    await main.getByLabel('Si dichiara ogni').selectOption('Anno');
    await expectSound('what is not saved');
    await main.getByRole('button', { name: 'Salva tariffe e regole' }).click();
    await expect(banner(page, 'Imposta di soggiorno salvata con successo')).toBeVisible();
  });

  const year = inDays(0).slice(0, 4);

  await test.step('the year that goes on counts three adults for as many nights as are owed, an estimate', async () => {
    await main.getByLabel('Periodo').selectOption(year);
    await expect(main.getByText('stima', { exact: true })).toBeVisible();
    // 3 guests × 3 of 4 nights × 2.50.
    await expect(main.getByText(/^22,50\s€/).first()).toBeVisible();
    await expectSound('a year');
  });

  await test.step('its table is saved, and it is ticked off until that is taken back', async () => {
    const { name, bytes } = await backOffice.save(() => main.getByRole('button', { name: 'Scarica CSV' }).click());
    expect(name).toBe(`imposta-${year}.csv`);
    expect(bytes.toString()).toContain(`${year};2026-01-01;2,50;9;0;3;0;22,50`);
    await main.getByRole('button', { name: 'Dichiarata', exact: true }).click();
    await expect(main.getByText(/^Dichiarata .* da /)).toBeVisible();
    await main.getByRole('button', { name: 'Annulla la dichiarazione' }).click();
    await expect(main.getByRole('button', { name: 'Dichiarata', exact: true })).toBeVisible();
  });

  async function expectSound(label: string): Promise<void> {
    expect(await overflowOf(page), label).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, label);
  }
});
