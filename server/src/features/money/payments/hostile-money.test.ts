import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPayingSite, type PayingSite } from '../../../testing/paying-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: PayingSite;
beforeEach(async () => {
  site = await createPayingSite();
  const owner = { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F839Y', address: 'Via Roma 1' };
  await site.owner.client.paymentSettings.replace({ body: { owner } });
});
afterEach(() => site.close());

/** As text, since JavaScript cannot write all numbers of JSON. */
async function send(method: string, path: string, body: string) {
  const headers = { authorization: `Bearer ${site.owner.token}`, 'content-type': 'application/json' };
  return await fetch(`${site.origin}/api${path}`, { method, headers, body });
}

const AMOUNTS = [
  '1e21',
  '1e400',
  '0',
  '-0',
  '-1',
  '0.001',
  '"NaN"',
  '"18171"',
  '100000001',
  'true',
  'null',
  '[1]',
  '{}',
];

test.each(AMOUNTS)('%s is no amount of money that came, is kept or goes back', async (amount) => {
  const { entry } = await site.pay();
  const rest = `"direction":"IN","purpose":"STAY","method":"BANK","date":"2027-03-01","key":"${randomUUID()}"`;
  const { id } = site.params;
  const calls = [
    ['POST', `/bookings/${id}/entries`, `{"amount":${amount},${rest}}`],
    ['POST', `/bookings/${id}/retain`, `{"amount":${amount},"reason":"Un vaso"}`],
    ['POST', `/entries/${entry.id}/refund`, `{"amount":${amount},"key":"${randomUUID()}"}`],
    [
      'PUT',
      `/bookings/${id}/schedule`,
      `{"instalments":[{"kind":"BALANCE","amount":${amount},"dueDate":"2027-06-01"}]}`,
    ],
  ] as const;
  for (const [method, path, body] of calls)
    expect([path, (await send(method, path, body)).status]).toEqual([path, 400]);
  expect((await site.moneyOf()).entries).toHaveLength(1);
});

test.each(['1e21', '0.001', '"NaN"', '100000001', '-1', 'null'])('%s is no price', async (amount) => {
  const lines = `{"reason":"Sconto","lines":[{"kind":"STAY","label":"Soggiorno","amount":${amount}}]}`;
  expect((await send('PUT', `/bookings/${site.params.id}/price`, lines)).status).toBe(400);
  expect((await site.moneyOf()).price?.total).toBe(60_571);
});

test('a receipt, an undoing and a refund that are asked for twice at once happen once', async () => {
  const { client } = site.owner;
  const { params } = site;
  const outcomeOf = async (work: () => Promise<unknown>) =>
    (await Promise.allSettled([work(), work()])).map(({ status }) => status).toSorted();

  const { entry } = await site.pay();
  const payer = { name: 'Ada Rossi' };
  const once = ['fulfilled', 'rejected'];
  expect(await outcomeOf(() => client.receipts.make({ params, body: { entryIds: [entry.id], payer } }))).toEqual(once);
  const body = { amount: 5_000, key: randomUUID() };
  await outcomeOf(() => client.cardPayments.refund({ params: { id: entry.id }, body }));
  expect((await site.moneyOf()).cardPayments).toMatchObject([{ left: 13_171, pending: 5_000 }]);

  const cash = { direction: 'IN', purpose: 'STAY', amount: 100, method: 'CASH', date: '2027-03-01' } as const;
  const { id } = await client.money.enter({ params, body: { ...cash, key: randomUUID() } });
  expect(await outcomeOf(() => client.money.reverse({ params: { id }, body: { reason: 'Sbaglio' } }))).toEqual(once);
  expect((await site.moneyOf()).entries.filter(({ reverses }) => reverses === id)).toHaveLength(1);
});

test('a receipt is of a payment by card too, and of what the card gave back, below zero', async () => {
  const { client } = site.owner;
  const { entry } = await site.pay();
  const payer = { name: 'Ada Rossi' };
  await client.receipts.make({ params: site.params, body: { entryIds: [entry.id], payer } });
  await client.cardPayments.refund({ params: { id: entry.id }, body: { amount: 5_000, key: randomUUID() } });
  const refund = site.provider.refunds.at(-1);
  if (!refund) throw new Error('no refund was asked for');
  await site.deliver(site.provider.refunded(refund));
  const back = (await site.moneyOf()).entries.find(({ direction }) => direction === 'OUT');
  expect(back).toMatchObject({ method: 'CARD', amount: 5_000 });
  await client.receipts.make({ params: site.params, body: { entryIds: [back?.id ?? ''], payer } });
  const { documents } = await client.documents.list({ params: site.params });
  expect(documents.map(({ number, total }) => [number, total]).toSorted()).toEqual([
    ['1/2027', 18_171],
    ['2/2027', -5_000],
  ]);
});

test('names of ten thousand letters are on no paper', async () => {
  const { entry } = await site.pay();
  for (const payer of [{ name: 'W'.repeat(10_000) }, { name: 'Ada', address: 'é'.repeat(10_000) }]) {
    const body = { entryIds: [entry.id], payer };
    expect(await refusalOf(site.owner.client.receipts.make({ params: site.params, body }))).toMatchObject({
      status: 400,
    });
  }
});
