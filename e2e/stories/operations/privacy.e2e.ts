import { aRequest, connectGuest, connectOwner, guest } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

test('the owner gives a guest her data, erases her, and finds both in what was done', {
  tag: ['@each-width', '@gate'],
}, async ({ page, site, backOffice }) => {
  const ada = await connectGuest(site);
  const owner = await connectOwner(site);
  const { id } = await ada.bookings.request({ body: aRequest(inDays(3), inDays(10)) });
  await owner.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
  await backOffice.open('privacy');
  const main = page.getByRole('main');

  await test.step('nothing is shown before she writes an address', async () => {
    await expect(main.getByText('Scrivi l’indirizzo di chi lo chiede.')).toBeVisible();
    await expectNoBarrier(page, 'personal data');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  await test.step('of an address she sees how much there is, and takes it as a file', async () => {
    await main.getByLabel('E-mail').fill(guest.email);
    await main.getByRole('button', { name: 'Cerca' }).click();
    await expect(main.getByRole('heading', { name: `Di ${guest.email}` })).toBeVisible();
    await expect(main.getByRole('row', { name: 'Prenotazioni 1' })).toBeVisible();
    const file = await backOffice.save(() => main.getByRole('button', { name: 'Scarica', exact: true }).click());
    expect(file.name).toMatch(/^dati-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(file.bytes.toString())).toMatchObject({ email: guest.email, bookings: [{ id }] });
  });

  await test.step('it asks again, says what stays, and then it is done', async () => {
    await main.getByRole('button', { name: 'Cancella i dati' }).click();
    const question = page.getByRole('dialog', { name: `Cancellare i dati di ${guest.email}?` });
    await expect(question).toContainText('accettazioni dell’informativa');
    await expectNoBarrier(page, 'the question before data are erased');
    await question.getByRole('button', { name: 'Cancella i dati' }).click();
    await expect(banner(page, 'Dati cancellati')).toBeVisible();
    await expect(main.getByText(/Accettazioni dell’informativa, fino al.*restano 5 anni\./)).toBeVisible();
    const [booking] = await owner.bookings.list({ query: {} });
    expect(booking).toMatchObject({ guestName: 'Ospite', guestEmail: null });
  });

  await test.step('what was done says so, and names nobody', async () => {
    await main.getByRole('tab', { name: 'Registro attività' }).click();
    await expect(page).toHaveURL(/\/privacy\/audit$/);
    await main.getByLabel('Che cosa').selectOption('Dati personali cancellati');
    await expect(main.getByText(/Cancellati: .*1 prenotazioni/)).toBeVisible();
    await expect(main).not.toContainText(guest.email);
    await expectNoBarrier(page, 'what was done');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    const table = await backOffice.save(() => main.getByRole('button', { name: 'Scarica CSV' }).click());
    expect(table.bytes.toString()).toContain('Dati personali cancellati');
  });

  await test.step('days without anything say so', async () => {
    await main.getByLabel('Al', { exact: true }).fill('2020-01-01');
    await expect(main.getByText('Nessuna attività in questi giorni.')).toBeVisible();
  });
});
