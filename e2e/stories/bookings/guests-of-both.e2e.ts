import { days } from '../../../server/src/testing/feed-text.ts';
import { aRequest, connectGuest, connectOwner } from '../../support/api.ts';
import { banner } from '../../support/back-office.ts';
import { doMore, openBooking, openSection } from '../../support/booking-page.ts';
import { expectNoBarrier } from '../../support/check-page.ts';
import { inDays } from '../../support/days.ts';
import { expect, test } from '../../support/portal.ts';

test('a portal’s guest who arrives today is in the overview, by the name of the portal', {
  tag: ['@each-width', '@each-shell'],
}, async ({ page, site, backOffice, portal }) => {
  const client = await connectOwner(site);
  portal.hold('airbnb', days('a', inDays(0), inDays(4), 'SUMMARY:Reserved'));
  const { id } = await client.channels.create({
    body: { name: 'Airbnb', kind: 'AIRBNB', importUrl: portal.addressOf('airbnb') },
  });
  await client.channels.sync({ params: { id } });
  await backOffice.open('');
  const arrivals = page.getByRole('region', { name: 'Chi arriva e chi parte' });
  await expect(arrivals.getByRole('region', { name: 'Oggi' })).toContainText('Arriva Airbnb');
  await expect(await openSection(page, 'Prossime partenze')).toContainText('Airbnb');
  await expect(await openSection(page, 'I prossimi dodici mesi')).toContainText('4 dai portali');
  await expectNoBarrier(page, 'the overview with a portal’s guest');
});

test('the owner corrects where a guest is written to', { tag: ['@each-width'] }, async ({ page, site, backOffice }) => {
  const client = await connectOwner(site);
  const { id } = await (await connectGuest(site)).bookings.request({ body: aRequest(inDays(20), inDays(24)) });
  await client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  await backOffice.open('bookings');
  await openBooking(page, 'Ada Rossi');
  await doMore(page, 'Modifica');
  const form = page.getByRole('dialog', { name: 'Modifica prenotazione' });
  await form.getByLabel('E-mail').fill('giusta@example.com');
  await expectNoBarrier(page, 'the form of a booking with its e-mail');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(banner(page, "E-mail inviate d'ora in poi a questo indirizzo")).toBeVisible();
  const stay = page.getByRole('region', { name: 'Soggiorno', exact: true });
  await expect(stay.getByRole('link', { name: 'giusta@example.com' })).toBeVisible();
});
