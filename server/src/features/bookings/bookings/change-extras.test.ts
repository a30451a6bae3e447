import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';

let site: LettingSite;
let dog: string;
let cot: string;
beforeEach(async () => {
  site = await createLettingSite({ now: '2027-03-01T10:00:00Z' });
  const { extras } = await site.owner.client.priceRules.replace({ body: { extras: [DOG, COT] } });
  [dog = '', cot = ''] = extras.map(({ id }) => id);
});
afterEach(() => site.close());

const DOG = { name: 'Cane', price: 5_00, per: 'NIGHT', max: 2, untilDays: 0, isOn: true } as const;
const COT = { name: 'Lettino', price: 15_00, per: 'STAY', max: 2, untilDays: 3, isOn: true } as const;
const STAY = { startDate: '2027-06-27', endDate: '2027-07-04' };
const CHANGED = 'Extra cambiati: 27 giugno 2027 – 4 luglio 2027';

const choose = (id: string, body: { extras?: { id: string; quantity: number }[]; linen?: boolean }) =>
  site.guest.client.bookings.chooseExtras({ params: { id }, body });
const confirm = (id: string) => site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
const moneyOf = (id: string) => site.owner.client.money.get({ params: { id } });

async function priceOf(id: string) {
  const { price } = await moneyOf(id);
  if (!price) throw new Error('no price is kept');
  return price;
}

const linesOf = async (id: string) => (await priceOf(id)).lines.map(({ label, amount }) => `${label} ${amount}`);

const setPrice = (id: string, lines: { kind: 'STAY' | 'EXTRA' | 'DISCOUNT'; label: string; amount: number }[]) =>
  site.owner.client.money.setPrice({ params: { id }, body: { lines, reason: 'D’accordo' } });

describe('extras that a guest chooses later', () => {
  it('of a request that the owner never priced are quoted anew, and nobody is written to', async () => {
    const { id } = await site.request(STAY);
    await site.deliverMail();
    const mail = await site.mailOf(async () => {
      const after = await choose(id, { extras: [{ id: dog, quantity: 2 }], linen: true });
      expect(after).toMatchObject({ linen: true, extras: [{ id: dog, name: 'Cane', quantity: 2 }] });
    });
    expect(mail).toEqual([]);
    const price = await priceOf(id);
    expect([price.total, price.isAgreed, price.isStale]).toEqual([585_71 + 20_00 + 70_00, false, false]);
  });

  it('of a price that was agreed on change their own lines alone, and what is due follows', async () => {
    const { id } = await site.request({ ...STAY, extras: [{ id: dog, quantity: 1 }] });
    await confirm(id);
    await setPrice(id, [
      { kind: 'STAY', label: 'Tutto compreso', amount: 500_00 },
      { kind: 'EXTRA', label: 'Cane', amount: 10_00 },
      { kind: 'EXTRA', label: 'Legna', amount: 7_00 },
    ]);
    await choose(id, {
      extras: [
        { id: dog, quantity: 1 },
        { id: cot, quantity: 1 },
      ],
    });
    expect(await linesOf(id)).toEqual(['Tutto compreso 50000', 'Cane 1000', 'Legna 700', 'Lettino 1500']);
    await choose(id, { extras: [{ id: cot, quantity: 1 }], linen: true });
    expect(await linesOf(id)).toEqual([
      'Tutto compreso 50000',
      'Biancheria e asciugamani 2000',
      'Legna 700',
      'Lettino 1500',
    ]);
    const { price, instalments } = await moneyOf(id);
    expect(price?.total).toBe(542_00);
    expect(instalments.filter(({ kind }) => kind !== 'SECURITY').reduce((sum, { amount }) => sum + amount, 0)).toBe(
      542_00,
    );
    expect(price?.versions.at(-1)).toMatchObject({ reason: 'Extra scelti dall’ospite' });
    await setPrice(id, [
      { kind: 'STAY', label: 'Tutto compreso', amount: 100_00 },
      { kind: 'DISCOUNT', label: 'Sconto', amount: -90_00 },
    ]);
    await choose(id, { extras: [], linen: false });
    expect(await linesOf(id)).toEqual(['Tutto compreso 10000', 'Sconto -9000']);
  });

  it('that cost less than what was paid leave a credit', async () => {
    const { id } = await site.request({ ...STAY, extras: [{ id: dog, quantity: 2 }] });
    await confirm(id);
    const { price } = await moneyOf(id);
    const paid = {
      key: 'b3b7c6f0-7c1c-4b56-9a5e-3f7b5a0c1d2e',
      direction: 'IN',
      purpose: 'STAY',
      method: 'BANK',
      date: '2027-03-01',
    } as const;
    await site.owner.client.money.enter({ params: { id }, body: { ...paid, amount: price?.total ?? 0 } });
    await choose(id, { extras: [] });
    expect((await moneyOf(id)).credit).toBe(70_00);
  });

  it('are refused where there are none, it is too late, the stay is over or another’s, and after thirty in an hour', async () => {
    const { id } = await site.request({
      startDate: '2027-03-06',
      endDate: '2027-03-13',
      extras: [{ id: cot, quantity: 1 }],
    });
    await expect(choose(id, { extras: [{ id: 'no', quantity: 1 }] })).rejects.toMatchObject({
      status: 400,
      fields: { extras: 'Questo extra non c’è più' },
    });
    const stranger = await site.signIn({ role: 'USER', emailConfirmed: true });
    await expect(stranger.client.bookings.chooseExtras({ params: { id }, body: {} })).rejects.toMatchObject({
      status: 404,
    });
    await confirm(id);
    site.clock.advance(4 * 24 * 3_600_000);
    await expect(choose(id, { extras: [] })).rejects.toMatchObject({
      fields: { extras: '«Lettino» si sceglie fino a 3 giorni prima dell’arrivo' },
    });
    await choose(id, {
      extras: [
        { id: cot, quantity: 1 },
        { id: dog, quantity: 1 },
      ],
    });
    for (let more = 1; more < 30; more += 1) await choose(id, {});
    await expect(choose(id, {})).rejects.toMatchObject({ status: 429 });
    site.clock.advance(10 * 24 * 3_600_000);
    const admin = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await expect(admin.client.bookings.chooseExtras({ params: { id }, body: {} })).rejects.toMatchObject({
      status: 409,
      message: 'Gli extra non si possono più cambiare',
    });
  });

  it('that are offered no more an admin alone takes away', async () => {
    const { id } = await site.request({ ...STAY, extras: [{ id: cot, quantity: 1 }] });
    await site.owner.client.priceRules.replace({ body: { extras: [{ id: dog, ...DOG }] } });
    await expect(choose(id, { extras: [] })).rejects.toMatchObject({ fields: { extras: 'Questo extra non c’è più' } });
    expect(
      (
        await choose(id, {
          extras: [
            { id: cot, quantity: 1 },
            { id: dog, quantity: 1 },
          ],
        })
      ).extras,
    ).toHaveLength(2);
    const after = await site.owner.client.bookings.chooseExtras({ params: { id }, body: { extras: [] } });
    expect(after).not.toHaveProperty('extras');
  });

  it('and the owner’s confirmation, or her edit, at once follow one another, and nothing is lost', async () => {
    const { id } = await site.request(STAY);
    await Promise.all([confirm(id), choose(id, { extras: [{ id: dog, quantity: 1 }] })]);
    await Promise.all([
      choose(id, { extras: [{ id: dog, quantity: 2 }] }),
      site.owner.client.bookings.edit({ params: { id }, body: { numberOfGuests: 3 } }),
      site.owner.client.money.setPrice({
        params: { id },
        body: { lines: [{ kind: 'STAY', label: 'Accordo', amount: 400_00 }], reason: 'D’accordo' },
      }),
    ]);
    const booking = await site.owner.client.bookings.get({ params: { id } });
    expect(booking).toMatchObject({ status: 'CONFIRMED', numberOfGuests: 3, extras: [{ id: dog, quantity: 2 }] });
    const { lines, versions } = await priceOf(id);
    expect([...versions.flatMap((one) => one.lines), ...lines].map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Cane × 2', 'Accordo']),
    );
  });
});

describe('the owner is told of other extras with a confirmed stay', () => {
  it('at once, and of what follows once in ten minutes, as it then is', async () => {
    const { id } = await site.request(STAY);
    await confirm(id);
    const [first, ...none] = await site.mailOf(() => choose(id, { extras: [{ id: dog, quantity: 2 }], linen: true }));
    expect(none).toEqual([]);
    expect(first?.subject).toBe(CHANGED);
    expect(first?.body).toContain('Biancheria e asciugamani: no → sì\nCane: 0 → 2');
    expect(first?.body).toContain('Totale: 675,71\u00A0€');
    const held = await site.mailOf(async () => {
      await choose(id, { extras: [{ id: cot, quantity: 1 }] });
      await choose(id, {
        extras: [
          { id: dog, quantity: 1 },
          { id: cot, quantity: 1 },
        ],
      });
    });
    expect(held).toEqual([]);
    const [second, ...others] = await site.mailOf(async () => {
      site.clock.advance(11 * 60_000);
      await site.app.requestExpiry.pollNow();
    });
    expect(others).toEqual([]);
    expect(second?.body).toContain('Cane: 2 → 1\nLettino: 0 → 1');
  });

  it('not of what is as it was once the time has come, nor of what she does herself', async () => {
    const { id } = await site.request(STAY);
    await confirm(id);
    await site.mailOf(() => choose(id, { linen: true }));
    const mail = await site.mailOf(async () => {
      await choose(id, { linen: false });
      await choose(id, { linen: true });
      site.clock.advance(11 * 60_000);
      await site.app.requestExpiry.pollNow();
      await site.owner.client.bookings.chooseExtras({ params: { id }, body: { linen: false } });
    });
    expect(mail).toEqual([]);
  });
});

describe('an owner who edits', () => {
  it('a request that she never priced has it quoted anew, as of the day on which it was asked for', async () => {
    const early = { kind: 'EARLY' as const, at: 90, percent: 10 };
    await site.owner.client.priceRules.replace({ body: { discounts: [early] } });
    const { id } = await site.request(STAY);
    site.clock.advance(60 * 24 * 3_600_000);
    const later = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await later.client.bookings.edit({ params: { id }, body: { extras: [{ id: cot, quantity: 2 }] } });
    const { price } = await later.client.money.get({ params: { id } });
    expect(price).toMatchObject({ total: 530_14 + 30_00, isStale: false });
  });

  it('a confirmed stay keeps its price, which is stale where extras would cost something else', async () => {
    const { id } = await site.request({ ...STAY, extras: [{ id: dog, quantity: 1 }] });
    await confirm(id);
    await site.owner.client.bookings.edit({ params: { id }, body: { extras: [{ id: dog, quantity: 2 }] } });
    expect(await priceOf(id)).toMatchObject({ total: 620_71, isStale: true });
    const quote = await site.owner.client.money.quote({ params: { id } });
    expect(quote.lines.at(-1)).toMatchObject({ label: 'Cane × 2', amount: 70_00, kind: 'EXTRA' });
    await site.owner.client.bookings.edit({ params: { id }, body: { extras: [{ id: dog, quantity: 1 }] } });
    expect((await priceOf(id)).isStale).toBe(false);
  });

  it('has extras and children in the history, and who cleans has the extras', async () => {
    await site.owner.client.priceRules.replace({ body: { childAge: 12 } });
    const { id } = await site.request({ ...STAY, extras: [{ id: dog, quantity: 2 }] });
    await confirm(id);
    await site.owner.client.bookings.edit({ params: { id }, body: { numberOfGuests: 4, children: 1, extras: [] } });
    const texts = (await site.owner.client.bookingHistory.list({ params: { id } })).map(({ text }) => text);
    expect(texts).toContain('Ospiti: 2 → 4 ospiti, di cui 1 bambino');
    expect(texts).toContain('Extra: Cane × 2 → –');
    await site.owner.client.bookings.edit({ params: { id }, body: { extras: [{ id: dog, quantity: 1 }] } });
    await site.owner.client.turnoverSettings.replace({ body: { isOn: true } });
    await site.owner.client.bookings.enterByHand({
      body: {
        key: 'c3b7c6f0-7c1c-4b56-9a5e-3f7b5a0c1d2e',
        startDate: '2027-06-10',
        endDate: '2027-06-20',
        guestName: 'Ugo',
        numberOfGuests: 1,
      },
    });
    const turnovers = await site.owner.client.turnovers.list({ query: { from: '2027-06-01', to: '2027-07-30' } });
    expect(turnovers.map(({ arriving }) => arriving?.extras)).toEqual([[{ name: 'Cane', quantity: 1 }], undefined]);
  });

  it('reads what a year brought by kind of line and by extra', async () => {
    const { id } = await site.request({
      ...STAY,
      linen: true,
      extras: [
        { id: dog, quantity: 2 },
        { id: cot, quantity: 1 },
      ],
    });
    await confirm(id);
    await site.request({ startDate: '2027-05-01', endDate: '2027-05-09' });
    const { lines, extras } = await site.owner.client.reports.income({ query: { year: 2027, detail: 'true' } });
    expect(lines).toEqual({ STAY: 555_71, CLEANING: 30_00, LINEN: 20_00, EXTRA: 85_00, DISCOUNT: 0 });
    expect(extras).toEqual([
      { name: 'Cane', quantity: 2, amount: 70_00 },
      { name: 'Lettino', quantity: 1, amount: 15_00 },
    ]);
    expect(await site.owner.client.reports.income({ query: { year: 2027 } })).not.toHaveProperty('lines');
  });
});
