import { initialInstantRules } from '@approdo/shared/domain/prices/instant';
import { expect, it } from 'vitest';
import { aStayRequest } from '../../../../testing/factories.ts';
import { createInstantSite } from '../../../../testing/instant-site.ts';
import { createWebhookSite } from '../../../../testing/webhook-site.ts';

it('another program is told of a stay that is confirmed at once as of any, and of none that is held', async () => {
  const site = await createWebhookSite();
  const instant = { ...initialInstantRules, isOn: true };
  await site.owner.client.priceRules.replace({ body: { instant } });
  const { total } = await site.guest.client.rates.quote({
    query: { startDate: '2027-06-12', endDate: '2027-06-19' },
  });
  const body = { ...aStayRequest(), instant: true, expectedTotal: total };
  const events = await site.webhooksDuring(() => site.guest.client.bookings.request({ body }));
  expect(events.map(({ json }) => json.type)).toEqual(['booking.confirmed']);
  await site.close();
});

it('a hold is counted as a confirmation once its letters go, and its letters are kept with it', async () => {
  const site = await createInstantSite({ deposit: 'CARD' });
  const funnel = async () => (await site.owner.client.visits.get()).funnel;
  const { id } = await site.book();
  const session = await site.checkout(id);
  expect(await funnel()).toMatchObject([{ requests: 1, confirmations: 0 }]);
  const waiting = () =>
    site.database
      .selectFrom('outbox')
      .select('kind')
      .where('kind', '<>', 'IBAN_CHANGED_OWNER')
      .orderBy('kind')
      .execute();
  await site.deliverMail();
  expect(await waiting()).toEqual([]);
  await site.pay(session);
  expect(await funnel()).toMatchObject([{ requests: 1, confirmations: 1 }]);
  // Queued in the transaction of the stay, whether or not it is sent before the process ends.
  const kinds = (await waiting()).map(({ kind }) => kind);
  expect(kinds).toEqual(['BOOKING_CONFIRMED', 'BOOKING_INSTANT_OWNER', 'PAYMENT_ASKED', 'PAYMENT_RECEIVED']);
  await site.close();
});
