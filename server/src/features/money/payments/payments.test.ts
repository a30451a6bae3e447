import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLedgerSite, type LedgerSite, TODAY } from '../../../testing/ledger-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

describe('what a stay is paid in', () => {
  test('is planned as it is confirmed, by the terms of then', async () => {
    await site.admin.paymentSettings.replace({ body: { securityDeposit: 20_000, depositPercent: 50 } });
    const id = await site.confirmed();
    await site.admin.paymentSettings.replace({ body: { depositPercent: 10 } });
    expect((await site.moneyOf(id)).instalments).toEqual([
      { kind: 'DEPOSIT', amount: 30_286, dueDate: '2027-03-04', state: 'DUE', paid: 0 },
      { kind: 'BALANCE', amount: 30_285, dueDate: '2027-05-28', state: 'DUE', paid: 0 },
      { kind: 'SECURITY', amount: 20_000, dueDate: '2027-05-28', state: 'DUE', paid: 0 },
    ]);
  });

  test('is what the owner writes, if it makes the price and nothing is due after departure, nor in what is over', async () => {
    const id = await site.confirmed();
    const set = (amounts: readonly number[], dueDate = '2027-04-01') =>
      site.admin.money.setSchedule({
        params: { id },
        body: { instalments: amounts.map((amount) => ({ kind: 'BALANCE' as const, amount, dueDate })) },
      });
    expect(await refusalOf(set([30_000, 30_570]))).toMatchObject({
      status: 400,
      fields: { instalments: 'Le rate devono fare 605,71\u00A0€' },
    });
    expect(await refusalOf(set([60_571], '2027-07-05'))).toMatchObject({
      status: 400,
      fields: { 'instalments.0.dueDate': 'Una rata non può scadere dopo la partenza' },
    });
    for (const over of ['2020-01-01', '2027-02-28']) {
      expect(await refusalOf(set([20_000, 40_571], over))).toMatchObject({
        status: 400,
        fields: {
          'instalments.0.dueDate': 'Una rata non può scadere prima di oggi',
          'instalments.1.dueDate': 'Una rata non può scadere prima di oggi',
        },
      });
    }
    for (const day of ['2027-07-04', TODAY]) expect((await set([60_571], day)).instalments).toHaveLength(1);
    expect((await set([20_000, 20_000, 20_571])).instalments).toHaveLength(3);
  });

  test('keeps a day that is over where it was due on it before, and takes no other', async () => {
    await site.admin.paymentSettings.replace({ body: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' } });
    const id = await site.confirmed();
    site.clock.advance(10 * 86_400_000);
    const set = (first: string) =>
      site.admin.money.setSchedule({
        params: { id },
        body: {
          instalments: [
            { kind: 'DEPOSIT', amount: 20_000, dueDate: first },
            { kind: 'BALANCE', amount: 40_571, dueDate: '2027-05-28' },
          ],
        },
      });
    expect((await set('2027-03-04')).instalments).toMatchObject([{ amount: 20_000, state: 'OVERDUE' }, {}]);
    expect(await refusalOf(set('2027-03-05'))).toMatchObject({ status: 400 });
    expect((await set('2027-03-11')).instalments).toMatchObject([{ state: 'DUE' }, {}]);
    expect(await refusalOf(set('2027-03-04'))).toMatchObject({ status: 400 });
  });

  test('moves with the arrival', async () => {
    const id = await site.confirmed();
    await site.entered(id, { amount: 18_171 });
    await site.admin.bookings.edit({ params: { id }, body: { startDate: '2027-07-10', endDate: '2027-07-17' } });
    expect((await site.moneyOf(id)).instalments.map(({ dueDate }) => dueDate)).toEqual(['2027-03-04', '2027-06-10']);
  });
});

describe('money that came or went', () => {
  test('fills what is due, and shows the guest what is next', async () => {
    await site.admin.paymentSettings.replace({
      body: { holder: 'Maria Rossi', iban: 'it60 x054 2811 1010 0000 0123 456' },
    });
    const id = await site.confirmed();
    const first = await site.guest.money.get({ params: { id } });
    expect(first.pay).toMatchObject({
      kind: 'DEPOSIT',
      amount: 18_171,
      reference: expect.stringMatching(/^RF\d{10}$/),
      transfer: { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456', bic: null },
    });
    expect(first.pay?.transfer?.text).toBe(`${first.pay?.reference} acconto 27/06/2027`);
    await site.entered(id, { amount: 18_171 });
    const second = await site.guest.money.get({ params: { id } });
    expect(second.pay).toMatchObject({ kind: 'BALANCE', amount: 42_400, reference: first.pay?.reference });
    await site.entered(id, { amount: 42_400 });
    expect(await site.guest.money.get({ params: { id } })).toMatchObject({ pay: null, credit: 0 });
  });

  test('is written once by its key, twenty times at once', async () => {
    const id = await site.confirmed();
    const key = randomUUID();
    const written = await Promise.all(Array.from({ length: 20 }, () => site.entered(id, { key })));
    expect(new Set(written.map((entry) => entry.id)).size).toBe(1);
    expect((await site.moneyOf(id)).entries).toHaveLength(1);
  });

  test.each([
    [{ date: '2027-03-02' }, 400, 'La data non può essere nel futuro'],
    [{ direction: 'OUT' as const, amount: 1 }, 409, 'Non puoi rimborsare più di quanto è stato pagato'],
    [{ amount: 0 }, 400, 'Inserisci un importo maggiore di zero'],
    [{ amount: 100_000_001 }, 400, 'L’importo è troppo alto'],
  ])('is refused: %j', async (change, status, error) => {
    const id = await site.confirmed();
    expect(await refusalOf(site.entered(id, change))).toMatchObject({ status, message: error });
    expect((await site.moneyOf(id)).entries).toEqual([]);
  });

  test.each(['CARD', 'INTERNAL'])('is not written by hand as %s', async (method) => {
    const id = await site.confirmed();
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const entry = { key: randomUUID(), direction: 'IN', purpose: 'STAY', amount: 1, method, date: TODAY };
    const answer = await fetch(`${site.origin}/api/bookings/${id}/entries`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(entry),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: { method: 'Scegli bonifico, contanti o altro' } });
    expect((await site.moneyOf(id)).entries).toEqual([]);
  });

  test('in cash warns from 5,000 euros on', async () => {
    const id = await site.confirmed();
    expect(await site.entered(id, { method: 'CASH', amount: 500_000 })).toHaveProperty('warning');
    expect(await site.entered(id, { method: 'CASH', amount: 499_999 })).not.toHaveProperty('warning');
  });

  test('is undone in one step by its opposite, once', async () => {
    const id = await site.confirmed();
    const before = await site.moneyOf(id);
    const entry = await site.entered(id);
    const undone = await site.admin.money.reverse({ params: { id: entry.id }, body: { reason: 'Era di un altro' } });
    expect(undone).toMatchObject({ direction: 'OUT', amount: 10_000, reverses: entry.id, date: TODAY });
    expect((await site.moneyOf(id)).instalments).toEqual(before.instalments);
    const again = site.admin.money.reverse({ params: { id: entry.id }, body: { reason: 'Ancora' } });
    expect(await refusalOf(again)).toMatchObject({ status: 409, message: 'Movimento già annullato' });
    expect(await refusalOf(site.admin.money.reverse({ params: { id: 'x' }, body: { reason: 'a' } }))).toMatchObject({
      status: 404,
    });
  });

  test('of the deposit is held, kept in part for damage, and that is undone whole', async () => {
    await site.admin.paymentSettings.replace({ body: { securityDeposit: 20_000 } });
    const id = await site.confirmed();
    await site.entered(id, { purpose: 'SECURITY', amount: 20_000 });
    const [, retained] = await site.admin.money.retain({ params: { id }, body: { amount: 7_500, reason: 'Un vetro' } });
    expect(await site.moneyOf(id)).toMatchObject({ held: 12_500, retained: 7_500 });
    expect((await site.moneyOf(id)).instalments.at(-1)).toMatchObject({ kind: 'SECURITY', state: 'PAID' });
    expect((await site.guest.money.get({ params: { id } })).pay?.kind).toBe('DEPOSIT');
    await site.admin.money.reverse({
      params: { id: retained?.id ?? '' },
      body: { reason: 'Il vetro era rotto prima' },
    });
    expect(await site.moneyOf(id)).toMatchObject({ held: 20_000, retained: 0 });
    const more = site.admin.money.retain({ params: { id }, body: { amount: 20_001, reason: 'Troppo' } });
    expect(await refusalOf(more)).toMatchObject({ status: 409 });
  });

  test('is never changed nor deleted, by nobody', async () => {
    const id = await site.confirmed();
    await site.entered(id);
    const change = site.database.updateTable('entries').set({ amount: 1 }).execute();
    await expect(change).rejects.toThrow('entries are never changed');
    await expect(site.database.deleteFrom('entries').execute()).rejects.toThrow('entries are never deleted');
    const removed = site.admin.bookings.remove({ params: { id } });
    expect(await refusalOf(removed)).toMatchObject({
      status: 409,
      message: 'Ci sono movimenti: annulla la prenotazione',
    });
    await site.admin.bookings.cancel({ params: { id }, body: {} });
    expect((await site.moneyOf(id)).entries).toHaveLength(1);
  });

  test('outlives the account that it is of', async () => {
    const id = await site.confirmed();
    await site.entered(id);
    const me = await site.guest.auth.me();
    await site.admin.users.remove({ params: { id: me.id } });
    expect((await site.moneyOf(id)).entries).toHaveLength(1);
  });

  test('is shown to its guest without the owner’s notes, and to nobody else', async () => {
    const id = await site.confirmed();
    await site.entered(id, { note: 'Paga sempre tardi', reference: 'CRO 123' });
    const { entries } = await site.guest.money.get({ params: { id } });
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
    await site.admin.paymentSettings.replace({ body: { cancellationRules, securityDeposit: 20_000 } });
  });

  test('suggests what the terms say of what was paid', async () => {
    const id = await site.confirmed({ startDate: '2027-04-01', endDate: '2027-04-08' });
    await site.entered(id, { amount: 18_171 });
    await site.entered(id, { purpose: 'SECURITY', amount: 20_000 });
    expect(await site.admin.money.refundSuggestion({ params: { id }, query: { by: 'GUEST' } })).toEqual({
      rule: { daysBefore: 30, percent: 50 },
      daysLeft: 31,
      stay: 9_086,
      security: 20_000,
      tax: 0,
      total: 29_086,
    });
    expect(await site.admin.money.refundSuggestion({ params: { id } })).toMatchObject({ total: 29_086 });
    await site.admin.paymentSettings.replace({ body: { depositLabel: 'CAPARRA' } });
    const byOwner = { rule: null, total: 38_171, note: 'L’ospite può chiedere il doppio (art. 1385 c.c.)' };
    const query = { by: 'OWNER' } as const;
    expect(await site.admin.money.refundSuggestion({ params: { id }, query })).toMatchObject(byOwner);
    await site.admin.bookings.cancel({ params: { id }, body: {} });
    expect(await site.admin.money.refundSuggestion({ params: { id } })).toMatchObject(byOwner);
  });

  test('by the guest owes a share once, however it goes back', async () => {
    const id = await site.confirmed({ startDate: '2027-04-01', endDate: '2027-04-08' });
    await site.entered(id, { amount: 18_171 });
    await site.guest.bookings.askCancellation({ params: { id }, body: {} });
    await site.admin.bookings.cancel({ params: { id }, body: {} });
    site.clock.advance(1000);
    expect((await site.admin.money.due()).credits).toMatchObject([{ amount: 9_086 }]);
    await site.entered(id, { direction: 'OUT', amount: 5_000 });
    expect((await site.admin.money.due()).credits).toMatchObject([{ amount: 4_086 }]);
    await site.entered(id, { direction: 'OUT', amount: 4_086 });
    expect((await site.admin.money.due()).credits).toEqual([]);
    expect(await site.admin.money.refundSuggestion({ params: { id } })).toMatchObject({ stay: 0, total: 0 });
  });

  test('leaves nothing due, and the owner what she owes', async () => {
    const id = await site.confirmed();
    await site.entered(id, { amount: 18_171 });
    await site.entered(id, { purpose: 'SECURITY', amount: 20_000 });
    await site.admin.bookings.cancel({ params: { id }, body: {} });
    expect(await site.guest.money.get({ params: { id } })).toMatchObject({ instalments: [], pay: null });
    const due = await site.admin.money.due();
    expect(due).toMatchObject({
      overdue: [],
      next: [],
      credits: [{ bookingId: id, kind: 'CREDIT', amount: 18_171 }],
      deposits: [{ bookingId: id, kind: 'SECURITY', amount: 20_000, dueDate: TODAY }],
    });
    await site.entered(id, { direction: 'OUT', amount: 18_171 });
    await site.entered(id, { direction: 'OUT', purpose: 'SECURITY', amount: 20_000 });
    expect(await site.admin.money.due()).toMatchObject({ credits: [], deposits: [] });
  });
});

test('the owner sees who is late, who is next, who paid too much, and whose deposit she holds', async () => {
  const account = { holder: 'Maria Rossi', iban: 'IT60X0542811101000000123456' };
  await site.admin.paymentSettings.replace({ body: { securityDeposit: 20_000, ...account } });
  const late = await site.confirmed({ startDate: '2027-04-01', endDate: '2027-04-08', guestName: 'Tarda Bianchi' });
  const rich = await site.confirmed({ guestName: 'Ricca Neri' });
  await site.entered(rich, { amount: 60_600 });
  await site.entered(rich, { amount: 20_000, purpose: 'SECURITY' });
  site.clock.advance(5 * 86_400_000);
  expect(await site.admin.money.due()).toMatchObject({
    overdue: [
      { bookingId: late, guestName: 'Tarda Bianchi', kind: 'BALANCE' },
      { bookingId: late, kind: 'SECURITY' },
    ],
    next: [],
    credits: [{ bookingId: rich, kind: 'CREDIT', amount: 29, dueDate: null }],
    deposits: [],
  });
  site.clock.advance(125 * 86_400_000);
  ({ client: site.admin } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  expect((await site.admin.money.due()).deposits).toMatchObject([
    { bookingId: rich, amount: 20_000, dueDate: '2027-07-11' },
  ]);
});
