import { randomUUID } from 'node:crypto';
import type { Extra } from '@approdo/shared/domain/prices/extra';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aStayRequest } from '../../../testing/factories.ts';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite({ now: '2027-03-01T10:00:00Z', ownerEmail: 'owner@example.com' });
});
afterEach(() => site.close());

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

const DOG = { name: 'Cane', price: 5_00, per: 'NIGHT', max: 2, untilDays: 0, isOn: true } as const;
const COT = { name: 'Lettino', price: 15_00, per: 'STAY', max: 2, untilDays: 3, isOn: true } as const;
const BOAT = { name: 'Barca', price: 25_50, per: 'PERSON', max: 1, untilDays: 0, isOn: false } as const;

async function offer(...extras: Omit<Extra, 'id'>[]): Promise<Record<string, string>> {
  const rules = await site.owner.client.priceRules.replace({ body: { extras } });
  return Object.fromEntries(rules.extras.map(({ name, id }) => [name, id]));
}

const STAY = { startDate: '2027-06-27', endDate: '2027-07-04' };

const money = (id: string) => site.owner.client.money.get({ params: { id } });

describe('what is offered with a stay', () => {
  it('keeps its id and its names in other languages for as long as it is in the list, in the owner’s order', async () => {
    const ids = await offer(DOG, COT);
    const { owner } = site;
    await owner.client.translations.update({
      params: { kind: 'price_extras', id: ids.Cane ?? '', language: 'en' },
      body: { fields: { name: { text: 'Dog', isChecked: true } } },
    });
    const stored = [
      { id: ids.Lettino, ...COT },
      { id: ids.Cane, ...DOG },
    ];
    const { extras } = await owner.client.priceRules.replace({ body: { extras: stored } });
    expect(extras).toEqual(stored);
    await site.database.insertInto('offered_languages').values({ language: 'en' }).execute();
    site.app.memory.forget();
    const publicPrices = await site.speaking('en').prices.get();
    expect(publicPrices.extras.map(({ name }) => name)).toEqual(['Lettino', 'Dog']);
    await owner.client.priceRules.replace({ body: { extras: [{ id: ids.Lettino, ...COT }] } });
    expect(
      await site.database.selectFrom('translations').selectAll().where('kind', '=', 'price_extras').execute(),
    ).toEqual([]);
  });

  it.each([
    [{ ...DOG, id: 'unknown' }, 'extras', 'Questo extra non c’è più'],
    [{ ...BOAT, max: 2 }, 'extras.0.max', 'Un extra a persona si sceglie una volta sola'],
    [{ ...DOG, name: ' ' }, 'extras.0.name', 'Scrivi il nome dell’extra'],
    [{ ...DOG, untilDays: 61 }, 'extras.0.untilDays', 'Inserisci un numero intero da 0 a 60'],
  ])('is held to its bounds: %j', async (extra, field, text) => {
    await expect(site.owner.client.priceRules.replace({ body: { extras: [extra] } })).rejects.toMatchObject({
      status: 400,
      fields: { [field]: text },
    });
  });

  it('is told to visitors where it is on, and quoted by night, person and linen by person', async () => {
    const ids = await offer(DOG, COT, BOAT);
    const { owner, anyone } = site;
    await owner.client.priceRules.replace({ body: { linenPer: 'PERSON', linenUntilDays: 2, childAge: 3 } });
    const { extras, linenPer, linenUntilDays } = await anyone.prices.get();
    expect([extras.map(({ name }) => name), linenPer, linenUntilDays]).toEqual([['Cane', 'Lettino'], 'PERSON', 2]);
    const query = { ...STAY, linen: 'true', guests: 4, children: 1, extras: `${ids.Lettino}:1,${ids.Cane}:2` } as const;
    const quote = await anyone.rates.quote({ query: { ...query, detail: 'true' } });
    expect(quote.lines.slice(-3).map(({ label, amount, why }) => [label, amount, why && plain(why)])).toEqual([
      ['Biancheria e asciugamani', 60_00, '20,00 € × 3 persone'],
      ['Cane × 2', 70_00, '2 × 5,00 € × 7 notti'],
      ['Lettino', 15_00, '1 × 15,00 €'],
    ]);
  });

  it.each([
    ['Barca', 1, 'Questo extra non c’è più'],
    ['Cane', 3, 'Di «Cane» se ne possono chiedere al massimo 2'],
    ['Cane', 0, 'Di «Cane» se ne possono chiedere al massimo 2'],
  ])('is not quoted nor asked for where it may not be: %s × %s', async (name, quantity, text) => {
    const id = (await offer(DOG, COT, BOAT))[name] ?? '';
    const refused = { status: 400, fields: { extras: text } };
    await expect(site.anyone.rates.quote({ query: { ...STAY, extras: `${id}:${quantity}` } })).rejects.toMatchObject(
      refused,
    );
    await expect(site.request({ ...STAY, extras: [{ id, quantity }] })).rejects.toMatchObject(refused);
  });

  it.each(['x', 'a:1,b', `${'a'.repeat(65)}:1`, Array.from({ length: 11 }, (_, at) => `e${at}:1`).join(',')])(
    'is refused where it is no list of ids and numbers: %s',
    async (extras) => {
      await expect(site.anyone.rates.quote({ query: { ...STAY, extras } })).rejects.toMatchObject({ status: 400 });
    },
  );

  it('is chosen until its day, linen too, but by an admin at any time', async () => {
    const ids = await offer({ ...DOG, untilDays: 1 }, COT);
    await site.owner.client.priceRules.replace({ body: { linenUntilDays: 10 } });
    const soonStay = {
      startDate: '2027-03-03',
      endDate: '2027-03-10',
      linen: true,
      extras: [{ id: ids.Lettino ?? '', quantity: 1 }],
    };
    await expect(site.request(soonStay)).rejects.toMatchObject({
      status: 400,
      fields: {
        extras: '«Lettino» si sceglie fino a 3 giorni prima dell’arrivo',
        linen: '«Biancheria e asciugamani» si sceglie fino a 10 giorni prima dell’arrivo',
      },
    });
    const tomorrow = {
      ...soonStay,
      startDate: '2027-03-01',
      linen: false,
      extras: [{ id: ids.Cane ?? '', quantity: 1 }],
    };
    await expect(site.request(tomorrow)).rejects.toMatchObject({
      fields: { extras: '«Cane» si sceglie fino a 1 giorno prima dell’arrivo' },
    });
    const { client } = site.owner;
    const entered = await client.bookings.enterByHand({
      body: { key: randomUUID(), guestName: 'Ugo', numberOfGuests: 2, ...soonStay },
    });
    expect(entered.extras).toEqual([{ id: ids.Lettino, name: 'Lettino', quantity: 1 }]);
  });
});

describe('a request', () => {
  it('is taken with its children and extras, and keeps them as they were, and tells of them', async () => {
    const ids = await offer(DOG, COT);
    await site.owner.client.priceRules.replace({ body: { childAge: 12 } });
    const extras = [
      { id: ids.Lettino ?? '', quantity: 1 },
      { id: ids.Cane ?? '', quantity: 2 },
    ];
    const { id, ...booking } = await site.request({ ...STAY, numberOfGuests: 4, children: 1, extras });
    const taken = [
      { id: ids.Cane, name: 'Cane', quantity: 2 },
      { id: ids.Lettino, name: 'Lettino', quantity: 1 },
    ];
    expect(booking).toMatchObject({ children: 1, extras: taken });
    await offer({ ...DOG, name: 'Animale', price: 1 });
    expect((await site.guest.client.bookings.get({ params: { id } })).extras).toEqual(taken);
    expect((await money(id)).price?.total).toBe(585_71 + 70_00 + 15_00);
    const letters = await site.deliverMail();
    expect(letters.map(({ body }) => body.includes('Extra: Cane × 2, Lettino'))).toEqual([true, true]);
    expect(letters.some(({ body }) => body.includes('4 ospiti, di cui 1 bambino'))).toBe(true);
  });

  it('that nobody wishes anything of is answered without a word of it', async () => {
    await offer(DOG);
    const booking = await site.request(STAY);
    expect(booking).not.toHaveProperty('extras');
    expect(booking).not.toHaveProperty('children');
  });

  it('is refused, and nothing kept, where the price is no longer what was shown', async () => {
    const refused = { status: 409, message: 'Il prezzo è cambiato: ora è 585,71\u00A0€' };
    await expect(site.request({ ...STAY, expectedTotal: 500_00 })).rejects.toMatchObject(refused);
    await expect(site.request({ ...STAY, expectedTotal: null })).rejects.toMatchObject(refused);
    const short = { startDate: '2027-06-10', endDate: '2027-06-12' };
    await expect(site.request({ ...short, expectedTotal: 1 })).rejects.toMatchObject({
      message: 'Il prezzo è cambiato: ora è da concordare',
      body: { total: null },
    });
    expect(await site.database.selectFrom('bookings').selectAll().execute()).toEqual([]);
    expect((await site.request({ ...STAY, expectedTotal: 585_71 })).status).toBe('PENDING');
    expect((await site.request({ ...short, expectedTotal: null })).status).toBe('PENDING');
  });

  it('that is sent again with its key is still one, two at once too, of each account its own', async () => {
    const key = randomUUID();
    const both = await Promise.all([site.request({ ...STAY, key }), site.request({ ...STAY, key })]);
    const again = await site.request({ ...STAY, startDate: '2027-06-20', key: key.toUpperCase(), expectedTotal: 1 });
    expect(new Set([...both, again].map(({ id }) => id)).size).toBe(1);
    const other = await site.signIn({ role: 'USER', emailConfirmed: true });
    const theirs = await other.client.bookings.request({ body: { ...aStayRequest(STAY), key } });
    expect(theirs.id).not.toBe(again.id);
    expect(await site.database.selectFrom('bookings').selectAll().execute()).toHaveLength(2);
  });
});
