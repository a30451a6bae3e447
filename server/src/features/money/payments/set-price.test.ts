import type { BookingMoney } from '@approdo/shared/contract/money/payments';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLedgerSite, type LedgerSite } from '../../../testing/ledger-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

describe('the price of a request', () => {
  test('is kept as the list was when it was asked for', async () => {
    const { id } = await site.request();
    const { price } = await site.moneyOf(id);
    expect(price).toMatchObject({ total: 60_571, byAgreement: false, isStale: false, isAgreed: false, versions: [] });
    expect(price?.lines.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'STAY 28571',
      'STAY 27000',
      'CLEANING 3000',
      'LINEN 2000',
    ]);
    await site.admin.rates.replace({ body: { cleaningFee: 500 } });
    expect((await site.moneyOf(id)).price).toEqual(price);
  });

  test('is called by its names in the guest’s language, and by the owner’s where she wrote them', async () => {
    const { id } = await site.request();
    const before = await site.moneyOf(id);
    const lines = [...(before.price?.lines ?? []), { kind: 'DISCOUNT' as const, label: 'Per gli amici', amount: -571 }];
    await site.admin.money.setPrice({ params: { id }, body: { lines } });
    const german = await guestIn('de', id);
    expect(german.price?.lines.map(({ label }) => label)).toEqual([
      expect.stringContaining('Nächte'),
      expect.stringContaining('Nächte'),
      'Endreinigung',
      'Bettwäsche und Handtücher',
      'Per gli amici',
    ]);
  });

  test('that was agreed on keeps what its lines say, in any language, however lines are called by now', async () => {
    const { id } = await site.request();
    const { lines } = (await site.moneyOf(id)).price ?? { lines: [] };
    const former = ['4 notti dal 27/06 al 30/06', '3 notti dal 01/07 al 03/07'];
    await renameLines(id, (label, at) => (former[at] ? `${former[at]} · ${label.split(' · ')[1]}` : label));
    const labelsOf = (money: BookingMoney) => money.price?.lines.map(({ label }) => label.split(' · ')[0]);
    expect(labelsOf(await site.moneyOf(id))?.slice(0, 2)).toEqual(former);
    expect(labelsOf(await guestIn('de', id))?.slice(0, 2)).toEqual([
      '4 Nächte vom 27.06. bis 30.06.',
      '3 Nächte vom 01.07. bis 03.07.',
    ]);
    const stored = (await site.moneyOf(id)).price?.lines ?? [];
    await site.admin.money.setPrice({ params: { id }, body: { lines: stored } });
    expect(labelsOf(await guestIn('de', id))?.[0]).toBe('4 Nächte vom 27.06. bis 30.06.');
    await site.admin.money.setPrice({ params: { id }, body: { lines } });
    expect(labelsOf(await guestIn('de', id))?.[0]).toBe('4 Nächte, 27. Juni – 1. Juli');
  });

  test('says what each guest more pays without decimals where that is whole, also where it is stored with them', async () => {
    await site.admin.priceRules.replace({ body: { guests: { included: 1, perNight: 10_00 } } });
    const { id } = await site.request();
    const said = async () => (await guestIn('de', id)).price?.lines.map(({ label }) => label);
    expect(await said()).toContain('1 Gast über 1 · 10\u00A0€ pro Nacht');
    await renameLines(id, (label) => label.replace('10\u00A0€', '10,00\u00A0€'));
    expect(await said()).toContain('1 Gast über 1 · 10\u00A0€ pro Nacht');
  });

  test('is by agreement under a week, and nothing is planned until it is set', async () => {
    const id = await site.confirmed({ endDate: '2027-06-30' });
    expect(await site.moneyOf(id)).toMatchObject({
      price: { total: null, byAgreement: true },
      instalments: [],
      pay: null,
    });
    const set = await site.admin.money.setPrice({
      params: { id },
      body: { lines: [{ kind: 'STAY', label: 'Tre notti', amount: 30_000 }] },
    });
    expect(set).toMatchObject({ price: { total: 30_000, isAgreed: true, byAgreement: false } });
    expect(set.instalments.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['DEPOSIT 9000', 'BALANCE 21000']);
  });

  test('follows the dates of a request, but not those of a stay, which only the owner reprices', async () => {
    const { id } = await site.request();
    await site.admin.bookings.edit({ params: { id }, body: { endDate: '2027-07-11' } });
    expect((await site.moneyOf(id)).price).toMatchObject({ isStale: false, versions: [{ total: 60_571 }] });
    await site.admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    const { price } = await site.moneyOf(id);
    await site.admin.bookings.edit({ params: { id }, body: { endDate: '2027-07-12' } });
    expect((await site.moneyOf(id)).price).toEqual({ ...price, isStale: true });
  });

  test('stays as the owner set it whatever becomes of the request', async () => {
    const { id } = await site.request();
    await site.admin.money.setPrice({
      params: { id },
      body: { lines: [{ kind: 'STAY', label: 'Tutto', amount: 50_000 }] },
    });
    await site.admin.bookings.edit({ params: { id }, body: { endDate: '2027-07-11' } });
    expect((await site.moneyOf(id)).price).toMatchObject({ total: 50_000, isStale: true, isAgreed: true });
  });

  test('of a confirmed stay changes for a reason, and what it was stays', async () => {
    const id = await site.confirmed();
    const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 100_000 }];
    const refused = await refusalOf(site.admin.money.setPrice({ params: { id }, body: { lines } }));
    expect(refused).toMatchObject({ status: 400, fields: { reason: 'Scrivi perché il prezzo cambia' } });
    const set = await site.admin.money.setPrice({ params: { id }, body: { lines, reason: 'Un letto in più' } });
    expect(set.price).toMatchObject({ total: 100_000, versions: [{ total: 60_571, reason: null }] });
    expect(set.instalments.map(({ amount }) => amount)).toEqual([30_000, 70_000]);
  });

  test('is of no block, and of nothing that was refused', async () => {
    const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 1 }];
    const { booking } = await site.admin.bookings.block({ body: { startDate: '2027-08-01', endDate: '2027-08-03' } });
    expect(await refusalOf(site.moneyOf(booking.id))).toMatchObject({ status: 404 });
    const { id } = await site.request();
    await site.admin.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
    for (const priced of [booking.id, id]) {
      expect(await refusalOf(site.admin.money.setPrice({ params: { id: priced }, body: { lines } }))).toMatchObject({
        status: 409,
      });
    }
  });

  test('is not there for stays from before prices were kept, and can be given to them', async () => {
    const id = await site.confirmed();
    for (const table of ['instalments', 'payment_plans', 'booking_prices'] as const) {
      await site.database.deleteFrom(table).where('booking_id', '=', id).execute();
    }
    expect(await site.moneyOf(id)).toMatchObject({ price: null, instalments: [], entries: [], credit: 0, pay: null });
    const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 40_000 }];
    const set = await site.admin.money.setPrice({ params: { id }, body: { lines } });
    expect(set.instalments.map(({ amount }) => amount)).toEqual([12_000, 28_000]);
  });
});

test('a payment that comes meanwhile undoes no edit of the price', async () => {
  const { id } = await site.request();
  const { version } = await site.moneyOf(id);
  await site.entered(id);
  const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 50_000 }];
  const { price } = await site.admin.money.setPrice({ params: { id }, body: { lines }, version });
  expect(price?.total).toBe(50_000);
});

async function guestIn(lang: 'de', id: string) {
  const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  return await site.withToken(token, lang).money.get({ params: { id } });
}

/** With the labels of an older program. */
async function renameLines(id: string, rename: (label: string, at: number) => string) {
  const rows = site.database.selectFrom('booking_prices').select('lines').where('booking_id', '=', id);
  const stored: readonly { readonly label: string }[] = JSON.parse((await rows.executeTakeFirstOrThrow()).lines);
  const lines = JSON.stringify(stored.map((line, at) => ({ ...line, label: rename(line.label, at) })));
  await site.database.updateTable('booking_prices').set({ lines }).where('booking_id', '=', id).execute();
}
