import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

/** A day as Italian banks have it. */
function italianDay(date: string): string {
  return date.split('-').toReversed().join('/');
}

test('the owner matches a transfer with its stay, and saves the year for the accountant', async ({
  page,
  site,
  backOffice,
}) => {
  const today = inDays(0);
  const year = today.slice(0, 4);
  const owner = await connectOwner(site);
  const guest = await connectGuest(site);
  await owner.paymentSettings.replace({ body: { iban: 'IT60X0542811101000000123456', holder: 'Maria Rossi' } });
  const { id } = await guest.bookings.request({ body: { ...aRequest(inDays(60), inDays(67)), linen: true } });
  await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  const { pay } = await owner.money.get({ params: { id } });
  const { reference = '', amount = 0 } = pay ?? {};
  const euros = (amount / 100).toFixed(2).replace('.', ',');
  const statement = [
    'Data operazione;Data valuta;Descrizione;Importo',
    `${italianDay(today)};${italianDay(today)};BONIFICO A VOSTRO FAVORE ADA ROSSI ${reference};${euros}`,
    `${italianDay(today)};${italianDay(today)};PAGAMENTO POS BAR DEL PORTO;-3,50`,
  ].join('\n');
  const main = page.getByRole('main');

  async function readStatement(): Promise<void> {
    const file = { name: 'estratto.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) };
    await main.locator('input[type="file"]').first().setInputFiles(file);
  }

  await test.step('a statement is read, and each line has its reasons', async () => {
    await backOffice.open('income');
    await main.getByRole('tab', { name: 'Banca' }).click();
    await expect(page).toHaveURL(/\/income\/bank/);
    await expect(main.getByText('Il file non viene tenuto: restano solo le righe che registri.')).toBeVisible();
    await readStatement();
    await expect(main.getByText(/^1 propost[ae], 0 già registrate, 1 senza proposta/)).toBeVisible();
    await expect(main.getByText('Sicuro', { exact: true })).toBeVisible();
    await expect(main.getByText(/La causale è RF/)).toBeVisible();
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'a statement that was read');
  });

  await test.step('one press enters it, and reading it again finds it known', async () => {
    await main.getByRole('button', { name: 'Registra', exact: true }).first().click();
    await expect(main.getByText('Registrato', { exact: true })).toBeVisible();
    const { entries } = await owner.money.get({ params: { id } });
    expect(entries).toMatchObject([{ direction: 'IN', method: 'BANK', amount, date: today }]);
    await page.reload();
    await readStatement();
    await expect(main.getByText(/^0 proposte, 1 già registrat[ae], 1 senza proposta/)).toBeVisible();
  });

  await test.step('the year has the money', async () => {
    await main.getByRole('tab', { name: 'Anno' }).click();
    await expect(main.getByText('Incassato', { exact: true }).first()).toBeVisible();
    await expectNoBarrier(page, 'the year');
  });

  await test.step('and its folder is one file', async () => {
    await main.getByRole('tab', { name: 'Cartella' }).click();
    await expect(main.getByText('Un aiuto per fare ordine, non una consulenza')).toBeVisible();
    await expectNoBarrier(page, 'what will be in the folder');
    const folder = await backOffice.save(() => main.getByRole('button', { name: 'Scarica la cartella' }).click());
    expect(folder.name).toBe(`conti-${year}.zip`);
    // Nothing in it is compressed, so its texts can be read as they lie there.
    const text = folder.bytes.toString();
    expect(text).toContain('tabelle/movimenti.csv');
    expect(text).toContain(`${today};Soggiorno;;`);
  });
});
