import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite();
});
afterEach(() => site.close());

type Sent = Parameters<LettingSite['anyone']['discountCodes']['create']>[0]['body'];

const create = (body: Sent = {}) =>
  site.owner.client.discountCodes.create({ body: { code: 'AMICI', percent: 10, ...body } });
const used = async () => (await site.owner.client.discountCodes.list())[0]?.used;
const moneyOf = (id: string) => site.owner.client.money.get({ params: { id } });
const labelsOf = async (id: string) => (await moneyOf(id)).price?.lines.map(({ label }) => label);

const LABEL = 'Codice AMICI: sconto 10 %';

describe('a request with a code', () => {
  it('costs less, and spends a use of it', async () => {
    await create({ uses: 1 });
    const { id } = await site.request({ code: 'amici' });
    expect(await labelsOf(id)).toContain(LABEL);
    expect(await used()).toBe(1);
    expect(JSON.stringify(await site.guest.client.bookings.list())).not.toContain('AMICI');
    const again = site.request({ code: 'AMICI', startDate: '2027-07-03', endDate: '2027-07-10' });
    expect(await refusalOf(again)).toMatchObject({ status: 400, fields: { code: 'Il codice non è valido' } });
    const [{ id: code = '' } = {}] = await site.owner.client.discountCodes.list();
    expect(await refusalOf(site.owner.client.discountCodes.remove({ params: { id: code } }))).toMatchObject({
      status: 409,
      message: 'Il codice è già stato usato: spegnilo',
    });
  });

  it('names it in the letters that tell of it', async () => {
    await create();
    const requested = await site.mailOf(() => site.request({ code: 'amici' }));
    for (const { body } of requested) expect(body).toContain('Codice sconto: AMICI');
    expect(requested).toHaveLength(2);
    const [{ id = '' } = {}] = await site.owner.client.bookings.list();
    const decided = () => site.owner.client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
    const [confirmed] = await site.mailOf(decided);
    expect(confirmed?.body).toContain('Codice sconto: AMICI');
    site.clock.advance(16 * 60_000);
    const plain = await site.mailOf(() => site.request({ startDate: '2027-07-03', endDate: '2027-07-10' }));
    expect(plain).toHaveLength(2);
    for (const { body } of plain) expect(body).not.toContain('Codice');
  });

  it('spends none where another discount is better', async () => {
    await create();
    await site.owner.client.priceRules.replace({ body: { discounts: [{ kind: 'LENGTH', at: 7, percent: 20 }] } });
    const { id } = await site.request({ code: 'AMICI' });
    expect(await labelsOf(id)).toContain('Sconto 20 % da 7 notti');
    expect(await used()).toBe(0);
  });

  it('is refused by agreement, and whole where the price is not what was shown', async () => {
    await create();
    const short = site.request({ code: 'AMICI', endDate: '2027-06-14' });
    expect(await refusalOf(short)).toMatchObject({
      fields: { code: 'Il codice vale quando il prezzo è fissato: chiedilo al proprietario' },
    });
    const { total } = await site.guest.client.rates.quote({
      query: { startDate: '2027-06-12', endDate: '2027-06-19', code: 'AMICI' },
    });
    const refused = await refusalOf(site.request({ code: 'AMICI', expectedTotal: (total ?? 0) + 1 }));
    expect(refused).toMatchObject({ status: 409, message: expect.stringContaining('Il prezzo è cambiato: ora è') });
    expect(await site.owner.client.bookings.list()).toEqual([]);
    expect(await used()).toBe(0);
    await site.request({ code: 'AMICI', expectedTotal: total });
  });

  it('gives its use back once it is withdrawn, rejected, expired, cancelled or deleted', async () => {
    await create({ uses: 1 });
    const { client } = site.owner;
    const ends = [
      (id: string) => site.guest.client.bookings.remove({ params: { id } }),
      (id: string) => client.bookings.decide({ params: { id }, body: { status: 'REJECTED' } }),
      async (id: string) => {
        await client.bookings.decide({ params: { id }, body: { status: 'CONFIRMED' } });
        await client.bookings.cancel({ params: { id }, body: {} });
      },
      (id: string) => client.bookings.remove({ params: { id } }),
    ];
    for (const end of ends) {
      const { id } = await site.request({ code: 'AMICI' });
      expect(await used()).toBe(1);
      await end(id);
      expect(await used()).toBe(0);
    }
  });

  it('has the last use alone where two ask for it at once', async () => {
    await create({ uses: 1 });
    const other = await site.signIn();
    const body = { guestName: 'Bea Blu', guestEmail: 'bea@example.com', numberOfGuests: 2, code: 'AMICI' };
    const answers = await Promise.allSettled([
      site.request({ code: 'AMICI' }),
      other.client.bookings.request({ body: { ...body, startDate: '2027-07-03', endDate: '2027-07-10' } }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await used()).toBe(1);
    expect(await site.owner.client.bookings.list()).toHaveLength(1);
  });

  it('keeps its code though that is off since, until the owner takes it off with the price', async () => {
    const { id: codeId } = await create();
    const { id } = await site.request({ code: 'AMICI' });
    const { client } = site.owner;
    await client.discountCodes.update({ params: { id: codeId }, body: { isOn: false } });
    await client.bookings.edit({ params: { id }, body: { endDate: '2027-06-21' } });
    expect(await labelsOf(id)).toContain(LABEL);
    const quote = await client.money.quote({ params: { id } });
    expect(quote.lines.map(({ label }) => label)).toContain(LABEL);
    const storedLines = (await moneyOf(id)).price?.lines ?? [];
    const lines = storedLines.map(({ kind, label, amount }) => ({ kind, label, amount }));
    await client.money.setPrice({ params: { id }, body: { lines, reason: 'Accordo' } });
    expect(await used()).toBe(1);
    const without = lines.filter(({ label }) => label !== LABEL);
    await client.money.setPrice({ params: { id }, body: { lines: without, reason: 'Senza codice' } });
    expect(await used()).toBe(0);
  });
});
