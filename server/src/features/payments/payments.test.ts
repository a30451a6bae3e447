import { randomUUID } from 'node:crypto';
import type { newEntry } from '@approdo/shared/contract/ledger-entry';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { aStayRequest, createTestSite, type TestSite } from '../../testing/index.ts';
import { refusalOf } from '../../testing/refusal.ts';

const STAY = { startDate: '2027-06-27', endDate: '2027-07-04', linen: true } as const;
const TODAY = '2027-03-01';

let site: TestSite;
let admin: TestSite['anyone'];
let guest: TestSite['anyone'];

beforeEach(async () => {
  site = await createTestSite({ ownerEmail: 'casa@example.com', offers: ['de'] });
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  ({ client: guest } = await site.signIn());
});
afterEach(() => site.close());

async function request(change: object = {}) {
  return await guest.bookings.request({ body: { ...aStayRequest(), ...STAY, ...change } });
}

async function confirmed(change: object = {}) {
  const { id } = await request(change);
  await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
  return id;
}

type Entry = z.input<typeof newEntry>;

function entered(id: string, change: Partial<Entry> = {}) {
  const body: Entry = {
    key: randomUUID(),
    direction: 'IN',
    purpose: 'STAY',
    amount: 10_000,
    method: 'BANK',
    date: TODAY,
    ...change,
  };
  return admin.money.enter({ params: { id }, body });
}

const moneyOf = (id: string) => admin.money.get({ params: { id } });

describe('the price of a request', () => {
  test('is kept as the list was when it was asked for', async () => {
    const { id } = await request();
    const { price } = await moneyOf(id);
    expect(price).toMatchObject({ total: 60_571, byAgreement: false, isStale: false, isAgreed: false, versions: [] });
    expect(price?.lines.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
      'STAY 28571',
      'STAY 27000',
      'CLEANING 3000',
      'LINEN 2000',
    ]);
    await admin.rates.replace({ body: { cleaningFee: 500 } });
    expect((await moneyOf(id)).price).toEqual(price);
  });

  test('is called by its names in the guest’s language, and by the owner’s where she wrote them', async () => {
    const { id } = await request();
    const before = await moneyOf(id);
    const lines = [...(before.price?.lines ?? []), { kind: 'DISCOUNT' as const, label: 'Per gli amici', amount: -571 }];
    await admin.money.setPrice({ params: { id }, body: { lines } });
    const german = await guestIn('de', id);
    expect(german.price?.lines.map(({ label }) => label)).toEqual([
      expect.stringContaining('Nächte'),
      expect.stringContaining('Nächte'),
      'Endreinigung',
      'Bettwäsche und Handtücher',
      'Per gli amici',
    ]);
  });

  test('is by agreement under a week, and nothing is planned until it is set', async () => {
    const id = await confirmed({ endDate: '2027-06-30' });
    expect(await moneyOf(id)).toMatchObject({
      price: { total: null, byAgreement: true },
      instalments: [],
      pay: null,
    });
    const set = await admin.money.setPrice({
      params: { id },
      body: { lines: [{ kind: 'STAY', label: 'Tre notti', amount: 30_000 }] },
    });
    expect(set).toMatchObject({ price: { total: 30_000, isAgreed: true, byAgreement: false } });
    expect(set.instalments.map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['DEPOSIT 9000', 'BALANCE 21000']);
  });

  test('follows the dates of a request, but not those of a stay, which only the owner reprices', async () => {
    const { id } = await request();
    await admin.bookings.edit({ params: { id }, body: { endDate: '2027-07-11' } });
    expect((await moneyOf(id)).price).toMatchObject({ isStale: false, versions: [{ total: 60_571 }] });
    await admin.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    const { price } = await moneyOf(id);
    await admin.bookings.edit({ params: { id }, body: { endDate: '2027-07-12' } });
    expect((await moneyOf(id)).price).toEqual({ ...price, isStale: true });
  });

  test('stays as the owner set it whatever becomes of the request', async () => {
    const { id } = await request();
    await admin.money.setPrice({ params: { id }, body: { lines: [{ kind: 'STAY', label: 'Tutto', amount: 50_000 }] } });
    await admin.bookings.edit({ params: { id }, body: { endDate: '2027-07-11' } });
    expect((await moneyOf(id)).price).toMatchObject({ total: 50_000, isStale: true, isAgreed: true });
  });

  test('of a confirmed stay changes for a reason, and what it was stays', async () => {
    const id = await confirmed();
    const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 100_000 }];
    const refused = await refusalOf(admin.money.setPrice({ params: { id }, body: { lines } }));
    expect(refused).toMatchObject({ status: 400, fields: { reason: 'Scrivi perché il prezzo cambia' } });
    const set = await admin.money.setPrice({ params: { id }, body: { lines, reason: 'Un letto in più' } });
    expect(set.price).toMatchObject({ total: 100_000, versions: [{ total: 60_571, reason: null }] });
    expect(set.instalments.map(({ amount }) => amount)).toEqual([30_000, 70_000]);
  });

  test('is of no block, and of nothing that was refused', async () => {
    const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 1 }];
    const { booking } = await admin.bookings.block({ body: { startDate: '2027-08-01', endDate: '2027-08-03' } });
    expect(await refusalOf(moneyOf(booking.id))).toMatchObject({ status: 404 });
    const { id } = await request();
    await admin.bookings.decide({ params: { id }, body: { status: 'REJECTED' } });
    expect(await refusalOf(admin.money.setPrice({ params: { id }, body: { lines } }))).toMatchObject({ status: 409 });
  });

  test('is not there for stays from before prices were kept, and can be given to them', async () => {
    const id = await confirmed();
    for (const table of ['instalments', 'payment_plans', 'booking_prices'] as const) {
      await site.database.deleteFrom(table).where('booking_id', '=', id).execute();
    }
    expect(await moneyOf(id)).toMatchObject({ price: null, instalments: [], entries: [], credit: 0, pay: null });
    const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 40_000 }];
    const set = await admin.money.setPrice({ params: { id }, body: { lines } });
    expect(set.instalments.map(({ amount }) => amount)).toEqual([12_000, 28_000]);
  });
});

describe('what a stay is paid in', () => {
  test('is planned as it is confirmed, by the terms of then', async () => {
    await admin.paymentSettings.replace({ body: { securityDeposit: 20_000, depositPercent: 50 } });
    const id = await confirmed();
    await admin.paymentSettings.replace({ body: { depositPercent: 10 } });
    expect((await moneyOf(id)).instalments).toEqual([
      { kind: 'DEPOSIT', amount: 30_286, dueDate: '2027-03-04', state: 'DUE', paid: 0 },
      { kind: 'BALANCE', amount: 30_285, dueDate: '2027-05-28', state: 'DUE', paid: 0 },
      { kind: 'SECURITY', amount: 20_000, dueDate: '2027-05-28', state: 'DUE', paid: 0 },
    ]);
  });

  test('is what the owner writes, if it makes the price and nothing is due after arrival', async () => {
    const id = await confirmed();
    const set = (amounts: readonly number[], dueDate = '2027-04-01') =>
      admin.money.setSchedule({
        params: { id },
        body: { instalments: amounts.map((amount) => ({ kind: 'BALANCE' as const, amount, dueDate })) },
      });
    expect(await refusalOf(set([30_000, 30_570]))).toMatchObject({
      status: 400,
      fields: { instalments: 'Le rate devono fare 605,71\u00A0€' },
    });
    expect(await refusalOf(set([60_571], '2027-06-28'))).toMatchObject({ status: 400 });
    expect((await set([20_000, 20_000, 20_571])).instalments).toHaveLength(3);
  });

  test('moves with the arrival', async () => {
    const id = await confirmed();
    await entered(id, { amount: 18_171 });
    await admin.bookings.edit({ params: { id }, body: { startDate: '2027-07-10', endDate: '2027-07-17' } });
    expect((await moneyOf(id)).instalments.map(({ dueDate }) => dueDate)).toEqual(['2027-03-04', '2027-06-10']);
  });
});

describe('money that came or went', () => {
  test('fills what is due, and shows the guest what is next', async () => {
    await admin.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: 'it60 x054 2811 1010 0000 0123 456' } });
    const id = await confirmed();
    const first = await guest.money.get({ params: { id } });
    expect(first.pay).toMatchObject({
      kind: 'DEPOSIT',
      amount: 18_171,
      reference: expect.stringMatching(/^RF\d{10}$/),
      transfer: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456', bic: null },
    });
    expect(first.pay?.transfer?.text).toBe(`${first.pay?.reference} acconto 27/06/2027`);
    await entered(id, { amount: 18_171 });
    const second = await guest.money.get({ params: { id } });
    expect(second.pay).toMatchObject({ kind: 'BALANCE', amount: 42_400, reference: first.pay?.reference });
    await entered(id, { amount: 42_400 });
    expect(await guest.money.get({ params: { id } })).toMatchObject({ pay: null, credit: 0 });
  });

  test('is written once by its key, twenty times at once', async () => {
    const id = await confirmed();
    const key = randomUUID();
    const written = await Promise.all(Array.from({ length: 20 }, () => entered(id, { key })));
    expect(new Set(written.map((entry) => entry.id)).size).toBe(1);
    expect((await moneyOf(id)).entries).toHaveLength(1);
  });

  test.each([
    [{ date: '2027-03-02' }, 400, 'La data non può essere nel futuro'],
    [{ direction: 'OUT' as const, amount: 1 }, 409, 'Non puoi rimborsare più di quanto è stato pagato'],
    [{ amount: 0 }, 400, 'Inserisci un importo maggiore di zero'],
    [{ amount: 100_000_001 }, 400, 'L’importo è troppo alto'],
  ])('is refused: %j', async (change, status, error) => {
    const id = await confirmed();
    expect(await refusalOf(entered(id, change))).toMatchObject({ status, message: error });
    expect((await moneyOf(id)).entries).toEqual([]);
  });

  test.each(['CARD', 'INTERNAL'])('is not written by hand as %s', async (method) => {
    const id = await confirmed();
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const entry = { key: randomUUID(), direction: 'IN', purpose: 'STAY', amount: 1, method, date: TODAY };
    const answer = await fetch(`${site.origin}/api/bookings/${id}/entries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(entry),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { method: 'Scegli bonifico, contanti o altro' } });
    expect((await moneyOf(id)).entries).toEqual([]);
  });

  test('in cash warns from 5,000 euros on', async () => {
    const id = await confirmed();
    expect(await entered(id, { method: 'CASH', amount: 500_000 })).toHaveProperty('warning');
    expect(await entered(id, { method: 'CASH', amount: 499_999 })).not.toHaveProperty('warning');
  });

  test('is undone in one step by its opposite, once', async () => {
    const id = await confirmed();
    const before = await moneyOf(id);
    const entry = await entered(id);
    const undone = await admin.money.reverse({ params: { id: entry.id }, body: { reason: 'Era di un altro' } });
    expect(undone).toMatchObject({ direction: 'OUT', amount: 10_000, reverses: entry.id, date: TODAY });
    expect((await moneyOf(id)).instalments).toEqual(before.instalments);
    const again = admin.money.reverse({ params: { id: entry.id }, body: { reason: 'Ancora' } });
    expect(await refusalOf(again)).toMatchObject({ status: 409, message: 'Movimento già annullato' });
    expect(await refusalOf(admin.money.reverse({ params: { id: 'x' }, body: { reason: 'a' } }))).toMatchObject({
      status: 404,
    });
  });

  test('of the deposit is held, kept in part for damage, and that is undone whole', async () => {
    await admin.paymentSettings.replace({ body: { securityDeposit: 20_000 } });
    const id = await confirmed();
    await entered(id, { purpose: 'SECURITY', amount: 20_000 });
    const [, kept] = await admin.money.retain({ params: { id }, body: { amount: 7_500, reason: 'Un vetro' } });
    expect(await moneyOf(id)).toMatchObject({ held: 12_500, retained: 7_500 });
    expect((await moneyOf(id)).instalments.at(-1)).toMatchObject({ kind: 'SECURITY', state: 'PAID' });
    expect((await guest.money.get({ params: { id } })).pay?.kind).toBe('DEPOSIT');
    await admin.money.reverse({ params: { id: kept?.id ?? '' }, body: { reason: 'Il vetro era rotto prima' } });
    expect(await moneyOf(id)).toMatchObject({ held: 20_000, retained: 0 });
    const more = admin.money.retain({ params: { id }, body: { amount: 20_001, reason: 'Troppo' } });
    expect(await refusalOf(more)).toMatchObject({ status: 409 });
  });

  test('is never changed nor deleted, by nobody', async () => {
    const id = await confirmed();
    await entered(id);
    const change = site.database.updateTable('entries').set({ amount: 1 }).execute();
    await expect(change).rejects.toThrow('entries are never changed');
    await expect(site.database.deleteFrom('entries').execute()).rejects.toThrow('entries are never deleted');
    const removed = admin.bookings.remove({ params: { id } });
    expect(await refusalOf(removed)).toMatchObject({
      status: 409,
      message: 'Ci sono movimenti: annulla la prenotazione',
    });
    await admin.bookings.cancel({ params: { id }, body: {} });
    expect((await moneyOf(id)).entries).toHaveLength(1);
  });

  test('outlives the account that it is of', async () => {
    const id = await confirmed();
    await entered(id);
    const me = await guest.auth.me();
    await admin.users.remove({ params: { id: me.id } });
    expect((await moneyOf(id)).entries).toHaveLength(1);
  });

  test('is shown to its guest without the owner’s notes, and to nobody else', async () => {
    const id = await confirmed();
    await entered(id, { note: 'Paga sempre tardi', reference: 'CRO 123' });
    const { entries } = await guest.money.get({ params: { id } });
    expect(entries).toMatchObject([{ reference: 'CRO 123', amount: 10_000 }]);
    expect(JSON.stringify(entries)).not.toContain('tardi');
    expect(Object.keys(entries[0] ?? {})).not.toContain('by');
    const { client: other } = await site.signIn();
    expect(await refusalOf(other.money.get({ params: { id } }))).toMatchObject({ status: 404 });
  });
});

describe('cancelling', () => {
  beforeEach(async () => {
    const cancellationRules = [
      { daysBefore: 60, percent: 100 },
      { daysBefore: 30, percent: 50 },
    ];
    await admin.paymentSettings.replace({ body: { cancellationRules, securityDeposit: 20_000 } });
  });

  test('suggests what the terms say of what was paid', async () => {
    const id = await confirmed({ startDate: '2027-04-01', endDate: '2027-04-08' });
    await entered(id, { amount: 18_171 });
    await entered(id, { purpose: 'SECURITY', amount: 20_000 });
    expect(await admin.money.refundSuggestion({ params: { id }, query: { by: 'GUEST' } })).toEqual({
      rule: { daysBefore: 30, percent: 50 },
      daysLeft: 31,
      stay: 9_086,
      security: 20_000,
      tax: 0,
      total: 29_086,
    });
    await admin.paymentSettings.replace({ body: { depositLabel: 'CAPARRA' } });
    expect(await admin.money.refundSuggestion({ params: { id } })).toMatchObject({
      rule: null,
      total: 38_171,
      note: 'L’ospite può chiedere il doppio (art. 1385 c.c.)',
    });
  });

  test('by the guest owes a share once, however it goes back', async () => {
    const id = await confirmed({ startDate: '2027-04-01', endDate: '2027-04-08' });
    await entered(id, { amount: 18_171 });
    await guest.bookings.askCancellation({ params: { id }, body: {} });
    await admin.bookings.cancel({ params: { id }, body: {} });
    site.clock.advance(1000);
    expect((await admin.money.due()).credits).toMatchObject([{ amount: 9_086 }]);
    await entered(id, { direction: 'OUT', amount: 5_000 });
    expect((await admin.money.due()).credits).toMatchObject([{ amount: 4_086 }]);
    await entered(id, { direction: 'OUT', amount: 4_086 });
    expect((await admin.money.due()).credits).toEqual([]);
    expect(await admin.money.refundSuggestion({ params: { id } })).toMatchObject({ stay: 0, total: 0 });
  });

  test('leaves nothing due, and the owner what she owes', async () => {
    const id = await confirmed();
    await entered(id, { amount: 18_171 });
    await entered(id, { purpose: 'SECURITY', amount: 20_000 });
    await admin.bookings.cancel({ params: { id }, body: {} });
    expect(await guest.money.get({ params: { id } })).toMatchObject({ instalments: [], pay: null });
    const due = await admin.money.due();
    expect(due).toMatchObject({
      overdue: [],
      next: [],
      credits: [{ bookingId: id, kind: 'CREDIT', amount: 18_171 }],
      deposits: [{ bookingId: id, kind: 'SECURITY', amount: 20_000, dueDate: TODAY }],
    });
    await entered(id, { direction: 'OUT', amount: 18_171 });
    await entered(id, { direction: 'OUT', purpose: 'SECURITY', amount: 20_000 });
    expect(await admin.money.due()).toMatchObject({ credits: [], deposits: [] });
  });
});

test('the owner sees who is late, who is next, who paid too much, and whose deposit she holds', async () => {
  await admin.paymentSettings.replace({ body: { securityDeposit: 20_000 } });
  const late = await confirmed({ startDate: '2027-04-01', endDate: '2027-04-08', guestName: 'Tarda Bianchi' });
  const rich = await confirmed({ guestName: 'Ricca Neri' });
  await entered(rich, { amount: 60_600 });
  await entered(rich, { amount: 20_000, purpose: 'SECURITY' });
  site.clock.advance(5 * 86_400_000);
  expect(await admin.money.due()).toMatchObject({
    overdue: [
      { bookingId: late, guestName: 'Tarda Bianchi', kind: 'BALANCE' },
      { bookingId: late, kind: 'SECURITY' },
    ],
    next: [],
    credits: [{ bookingId: rich, kind: 'CREDIT', amount: 29, dueDate: null }],
    deposits: [],
  });
  site.clock.advance(125 * 86_400_000);
  ({ client: admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  expect((await admin.money.due()).deposits).toMatchObject([
    { bookingId: rich, amount: 20_000, dueDate: '2027-07-11' },
  ]);
});

describe('the terms', () => {
  test.each([
    [{ iban: 'IT61X0542811101000000123456' }, 'iban', "L'IBAN non è valido"],
    [{ iban: 'IT60X0542811101000000123456' }, 'holder', 'Scrivi a chi è intestato il conto'],
    [
      { iban: 'SM86U0322509800000000270100', holder: 'Maria' },
      'bic',
      'Per un conto di questo paese serve anche il BIC',
    ],
    [{ depositPercent: 101 }, 'depositPercent', 'Inserisci un numero intero da 0 a 100'],
    [
      {
        cancellationRules: [
          { daysBefore: 1, percent: 1 },
          { daysBefore: 2, percent: 1 },
        ],
      },
      'cancellationRules',
      'I giorni prima dell’arrivo devono diminuire da una regola all’altra',
    ],
  ])('refuse %j', async (body, field, text) => {
    expect(await refusalOf(admin.paymentSettings.replace({ body }))).toMatchObject({
      status: 400,
      fields: { [field]: text },
    });
  });

  test('are changed by who read them as they are', async () => {
    const { version } = await admin.paymentSettings.get();
    await admin.paymentSettings.replace({ body: { depositDays: 5 } });
    const late = admin.paymentSettings.replace({ body: { depositDays: 6 }, version });
    expect(await refusalOf(late)).toMatchObject({ status: 412 });
    expect(await admin.paymentSettings.get()).toMatchObject({ depositDays: 5, depositPercent: 30 });
  });
});

test('a payment that comes meanwhile undoes no edit of the price, another edit does', async () => {
  const { id } = await request();
  const { version } = await moneyOf(id);
  await entered(id);
  const lines = [{ kind: 'STAY' as const, label: 'Soggiorno', amount: 50_000 }];
  await admin.money.setPrice({ params: { id }, body: { lines }, version });
  expect(await refusalOf(admin.money.setPrice({ params: { id }, body: { lines }, version }))).toMatchObject({
    status: 412,
  });
});

async function guestIn(lang: 'de', id: string) {
  const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  return await site.withToken(token, lang).money.get({ params: { id } });
}
