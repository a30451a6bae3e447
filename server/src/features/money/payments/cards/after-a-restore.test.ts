import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPayingSite, type PayingSite } from '../../../../testing/paying-site.ts';
import { refusalOf } from '../../../../testing/refusal.ts';

let site: PayingSite;
beforeEach(async () => {
  site = await createPayingSite();
});
afterEach(() => site.close());

/** As after a restore of a backup that is older than the orders, or has them open. */
async function restored({ knows }: { readonly knows: boolean }) {
  if (knows) await site.database.updateTable('card_orders').set({ status: 'HELD', url: null }).execute();
  else await site.database.deleteFrom('card_orders').execute();
  await site.database.insertInto('card_wait').values({ only_row: 1, since: '2027-03-01T08:00:00.000Z' }).execute();
}

const checkout = () => site.guest.client.cardPayments.checkout({ params: site.params, body: { purpose: 'STAY' } });

test('no card is charged until the owner has had events resent, and the transfer stays', async () => {
  await site.open();
  await restored({ knows: true });
  expect((await site.guest.client.money.get({ params: site.params })).pay).toMatchObject({
    card: false,
    amount: 18_171,
  });
  expect(await refusalOf(checkout())).toMatchObject({ status: 503 });
  expect(await site.owner.client.cardPayments.standing()).toMatchObject({ waitingSince: '2027-03-01T08:00:00.000Z' });
  await site.owner.client.cardPayments.resume();
  expect(await site.owner.client.cardPayments.standing()).toMatchObject({ waitingSince: null });
  expect((await site.guest.client.money.get({ params: site.params })).pay).toMatchObject({ card: true });
  await checkout();
});

test.each([true, false])(
  'what is resent is written down, whether the backup knows of the order (%s) or not',
  async (knows) => {
    const session = await site.open();
    await restored({ knows });
    await site.deliver(site.provider.paid(session));
    await site.deliver(site.provider.paid(session));
    const { entries } = await site.moneyOf();
    expect(entries.map(({ amount, source }) => [amount, source])).toEqual([[18_171, 'CARD']]);
    expect(await site.listWarnings()).toEqual([]);
  },
);

test('afterwards an order that nobody knows is not believed', async () => {
  const session = await site.open();
  await restored({ knows: false });
  await site.owner.client.cardPayments.resume();
  await site.deliver(site.provider.paid(session));
  expect((await site.moneyOf()).entries).toEqual([]);
  expect(await site.listWarnings()).toMatchObject([{ kind: 'UNKNOWN_ORDER' }]);
});
