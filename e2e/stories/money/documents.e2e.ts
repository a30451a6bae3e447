import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { openBooking, openSection } from '../../support/booking-page.ts';
import { expectNoBarrier, overflowOf } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/test.ts';

const OWNER = { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F839Y', address: 'Via Roma 1, La Maddalena' };

const windowOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

test('the owner makes a receipt, takes it back, and makes the contract in her words', {
  tag: ['@each-shell', '@gate-app'],
}, async ({ page, site, backOffice }) => {
  const guest = await connectGuest(site);
  const owner = await connectOwner(site);
  const { id } = await guest.bookings.request({ body: aRequest(inDays(60), inDays(67)) });
  await owner.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  const paid = { direction: 'IN', purpose: 'STAY', amount: 18_171, method: 'BANK', date: inDays(0) } as const;
  await owner.money.enter({ params: { id }, body: { key: randomUUID(), ...paid } });
  const year = inDays(0).slice(0, 4);

  await test.step('what contracts say, where a placeholder that there is none of is named', async () => {
    await backOffice.open('payments');
    await page.getByRole('button', { name: 'Testo del contratto' }).click();
    const form = windowOf(page, 'Testo del contratto');
    const body = form.getByLabel('Testo', { exact: true });
    await body.fill('# Le parti\n{locatore} e {nome} {sconto}');
    await expect(form.getByRole('region', { name: 'Anteprima' })).toContainText('Maria Rossi e Ada Rossi');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(body).toBeFocused();
    await expect(form.getByText('Il segnaposto {sconto} non esiste nel contratto').first()).toBeVisible();
    await expectNoBarrier(page, 'the text of contracts');
    await body.fill('# Le parti\n{locatore} e {nome}');
    await form.getByRole('button', { name: 'Salva' }).click();
    await expect(banner(page, 'Testo del contratto salvato con successo')).toBeVisible();
    // While the form is open, leaving by the menu asks about its content.
    await expect(form).toBeHidden();
  });

  await backOffice.goTo('bookings');
  await openBooking(page, 'Ada Rossi');
  const part = await openSection(page, 'Documenti');
  const listed = (name: RegExp) => part.getByRole('listitem').filter({ hasText: name });

  await test.step('without her own particulars it says what is missing, and keeps what was typed', async () => {
    const where = part.getByRole('link', { name: 'Scrivili in Condizioni' });
    await expect(where).toHaveAttribute('href', /\/payments$/);
    await part.getByRole('button', { name: 'Emetti una ricevuta' }).click();
    const form = windowOf(page, 'Emetti una ricevuta');
    await form.getByLabel('Indirizzo (facoltativo)').fill('Lindenstraße 5, Köln');
    await form.getByRole('button', { name: 'Emetti la ricevuta' }).click();
    await expect(form.getByText('Completa i dati del locatore')).toBeVisible();
    await owner.paymentSettings.replace({ body: { owner: OWNER } });
    await expectNoBarrier(page, 'the form of a receipt');
    await form.getByRole('button', { name: 'Emetti la ricevuta' }).click();
    await expect(banner(page, `Ricevuta 1/${year} emessa`)).toBeVisible();
  });

  await test.step('it is saved as a PDF, and nothing is left to be receipted', async () => {
    await expect(part.getByRole('button', { name: 'Emetti una ricevuta' })).toHaveCount(0);
    const button = listed(/^Ricevuta 1\//).getByRole('button', { name: 'Scarica' });
    const file = await backOffice.save(() => button.click());
    expect(file.name).toBe(`ricevuta-1-${year}.pdf`);
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('taken back in two steps, its payment can stand on another', async () => {
    await listed(/^Ricevuta 1\//)
      .getByRole('button', { name: 'Storna' })
      .click();
    await windowOf(page, `Stornare la ricevuta 1/${year}?`).getByRole('button', { name: 'Storna' }).click();
    await expect(banner(page, `Ricevuta stornata con la 2/${year}`)).toBeVisible();
    await expect(listed(/storno della 1/)).toContainText('-181,71');
    await expect(listed(/^Ricevuta 1\//)).toContainText(`Stornata con la 2/${year}`);
    await expect(part.getByRole('button', { name: 'Storna' })).toHaveCount(0);
    await expect(part.getByRole('button', { name: 'Emetti una ricevuta' })).toBeVisible();
  });

  await test.step('the contract waits to be accepted, and is superseded once the guests are others', async () => {
    await part.getByRole('button', { name: 'Crea il contratto' }).click();
    await windowOf(page, 'Creare il contratto?').getByRole('button', { name: 'Crea il contratto' }).click();
    await expect(listed(/Contratto/)).toContainText('Da accettare');
    const [contract] = (await guest.bookings.get({ params: { id } })).documents.filter(
      ({ kind }) => kind === 'CONTRACT',
    );
    const { id: contractId = '', sha256 = '' } = contract ?? {};
    await guest.contracts.accept({ params: { id: contractId }, body: { sha256 } });
    await owner.bookings.edit({ params: { id }, body: { numberOfGuests: 3 } });
    await backOffice.goTo('payments');
    await backOffice.goTo('bookings');
    await openBooking(page, 'Ada Rossi');
    await openSection(page, 'Documenti');
    await expect(listed(/Contratto/)).toContainText(/Accettato (il |l’)/);
    await expect(listed(/Contratto/)).toContainText('Superato');
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
    await expectNoBarrier(page, 'the documents of a booking');
  });
});
