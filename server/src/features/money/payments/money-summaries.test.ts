import { afterEach, beforeEach, expect, it } from 'vitest';
import { createLedgerSite, type LedgerSite } from '../../../testing/ledger-site.ts';

const PAST_DEPOSIT = Date.parse('2027-04-01T10:00:00Z');

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

async function moneyOf(id: string) {
  const { money } = (await site.admin.bookings.list({ query: { with: 'money' } })).find((one) => one.id === id) ?? {};
  return money;
}

it('a list that is asked for money tells of each stay what it costs, what came and what is due', async () => {
  const id = await site.confirmed();
  const request = await site.request({ startDate: '2027-08-07', endDate: '2027-08-14' });
  const { price, instalments } = await site.moneyOf(id);
  const total = price?.total ?? 0;
  const [deposit] = instalments;
  await site.entered(id, { amount: 10_000 });
  expect(await moneyOf(id)).toEqual({
    total,
    byAgreement: false,
    paid: 10_000,
    missing: total - 10_000,
    isLate: false,
    next: { kind: 'DEPOSIT', amount: (deposit?.amount ?? 0) - 10_000, dueDate: deposit?.dueDate },
  });
  expect(await moneyOf(request.id)).toMatchObject({ paid: 0, isLate: false, next: null });
  expect((await moneyOf(request.id))?.missing).toBe((await moneyOf(request.id))?.total);
});

it('a part that nobody paid in time makes it late, until the stay is called off', async () => {
  await site.admin.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' } });
  const id = await site.confirmed();
  site.clock.advance(PAST_DEPOSIT - site.clock.now().getTime());
  const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const read = async () => (await client.bookings.list({ query: { with: 'money' } }))[0]?.money;
  expect(await read()).toMatchObject({ isLate: true, next: { kind: 'DEPOSIT' } });
  await client.bookings.cancel({ params: { id }, body: {} });
  expect(await read()).toMatchObject({ isLate: false, next: null });
});

it('nothing is late while nobody can pay', async () => {
  const id = await site.confirmed();
  site.clock.advance(PAST_DEPOSIT - site.clock.now().getTime());
  ({ client: site.admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  expect(await moneyOf(id)).toMatchObject({ isLate: false, next: { kind: 'DEPOSIT', dueDate: '2027-04-04' } });
});

it('blocks have none, nor has any booking for whoever neither manages nor has it, and who does not ask is told nothing', async () => {
  const id = await site.confirmed();
  await site.admin.bookings.block({ body: { startDate: '2027-09-01', endDate: '2027-09-02' } });
  const listed = await site.admin.bookings.list({ query: { with: 'money' } });
  expect(listed.map(({ money }) => money === null)).toEqual([false, true]);
  const { client: stranger } = await site.signIn({ role: 'USER', emailConfirmed: true });
  for (const other of [stranger, site.anyone]) {
    const listedByOther = await other.bookings.list({ query: { with: 'money' } });
    expect(listedByOther.map(({ money }) => money)).toEqual([null, null]);
  }
  const listedByGuest = await site.guest.bookings.list({ query: { with: 'money' } });
  expect(listedByGuest.map(({ money }) => money)).toEqual([listed[0]?.money, null]);
  const [first] = await site.admin.bookings.list();
  expect(first && 'money' in first).toBe(false);
  expect('money' in (await site.admin.bookings.get({ params: { id } }))).toBe(false);
});
