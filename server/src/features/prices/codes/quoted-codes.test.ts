import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

const INVALID = 'Il codice non è valido';
const STAY = { startDate: '2027-06-12', endDate: '2027-06-19' };

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite({ trustProxy: 1 });
});
afterEach(() => site.close());

type Sent = Parameters<LettingSite['anyone']['discountCodes']['create']>[0]['body'];

const create = (body: Sent) => site.owner.client.discountCodes.create({ body });

const read = async (address: string): Promise<{ total: number; codeFault?: string }> =>
  (await fetch(address)).json() as never;

const quote = (code: string, change: object = {}, client: LettingSite['anyone'] = site.anyone) =>
  client.rates.quote({ query: { ...STAY, code, detail: 'true', ...change } });

describe('a quote with a code', () => {
  it('takes it off, however it is written, and says which discount counts', async () => {
    await create({ code: 'AMICI', percent: 12 });
    const plain = await site.anyone.rates.quote({ query: STAY });
    const off = await quote(' ami-ci ');
    const nights = (plain.total ?? 0) - (plain.lines.at(-1)?.amount ?? 0);
    expect(off.total).toBe((plain.total ?? 0) - Math.round(nights * 0.12));
    expect(off).toMatchObject({
      discount: { kind: 'CODE', percent: 12 },
      code: { code: 'AMICI', isUsed: true, text: 'Codice AMICI: sconto 12 %' },
    });
    expect(off.codeFault).toBeUndefined();
    expect(await quote('AMICI')).toEqual(off);
    expect(await site.anyone.rates.quote({ query: STAY })).toEqual(plain);
  });

  it('stays unused where another discount is as good', async () => {
    await create({ code: 'AMICI', percent: 10 });
    await site.owner.client.priceRules.replace({ body: { discounts: [{ kind: 'LENGTH', at: 7, percent: 10 }] } });
    expect(await quote('AMICI')).toMatchObject({
      discount: { kind: 'LENGTH' },
      code: { isUsed: false, text: 'Hai già uno sconto più conveniente: il codice non serve' },
    });
  });

  it('says why it does not count, and prices the stay without it', async () => {
    await create({ code: 'LUNGO', percent: 10, minNights: 8 });
    await create({ code: 'LUGLIO', percent: 10, stayFrom: '2027-07-01', stayTo: '2027-07-31' });
    await create({ code: 'SPENTO', percent: 10 });
    await create({ code: 'DOMANI', percent: 10, bookFrom: '2027-03-02' });
    await create({ code: 'IERI', percent: 10, bookTo: '2027-02-28' });
    const plain = await site.anyone.rates.quote({ query: STAY });
    const [spento] = (await site.owner.client.discountCodes.list()).filter(({ code }) => code === 'SPENTO');
    await site.owner.client.discountCodes.update({ params: { id: spento?.id ?? '' }, body: { isOn: false } });
    for (const code of ['SPENTO', 'DOMANI', 'IERI', 'NESSUNO']) {
      expect(await quote(code)).toMatchObject({ codeFault: INVALID, total: plain.total });
    }
    expect((await quote('LUNGO')).codeFault).toBe('Il codice vale da 8 notti');
    expect((await quote('LUGLIO')).codeFault).toBe('Il codice vale per soggiorni dal 1 luglio 2027 al 31 luglio 2027');
    const short = { endDate: '2027-06-14' };
    await create({ code: 'SEMPRE', percent: 10 });
    expect((await quote('SEMPRE', short)).codeFault).toBe(
      'Il codice vale quando il prezzo è fissato: chiedilo al proprietario',
    );
  });

  it('is for the account that it is made out to, and asks others to sign in or tells them nothing', async () => {
    await create({ code: 'SOLOTU', percent: 10, forEmail: site.guest.user.email });
    expect((await quote('SOLOTU')).codeFault).toBe('Per usare questo codice accedi al tuo account');
    expect((await quote('SOLOTU', {}, site.guest.client)).code).toMatchObject({ isUsed: true });
    const { client } = await site.signIn();
    expect((await quote('SOLOTU', {}, client)).codeFault).toBe(INVALID);
  });

  it('is answered anew to each, and held to its bounds', async () => {
    await create({ code: 'UNAVOLTA', percent: 10 });
    const address = `${site.origin}/api/quote?startDate=${STAY.startDate}&endDate=${STAY.endDate}`;
    const before = await read(address);
    expect((await read(`${address}&code=UNAVOLTA`)).total).toBeLessThan(before.total);
    const [code] = await site.owner.client.discountCodes.list();
    await site.database
      .updateTable('discount_codes')
      .set({ is_on: 0 })
      .where('id', '=', code?.id ?? '')
      .execute();
    expect((await read(`${address}&code=UNAVOLTA`)).codeFault).toBe(INVALID);
    expect((await fetch(`${address}&code=${'A'.repeat(41)}`)).status).toBe(400);
    expect((await fetch(`${address}&code=A&code=B`)).status).toBe(400);
    expect(await read(`${address}&code=`)).toEqual(before);
  });
});

describe('whoever guesses codes', () => {
  const from = async (address: string, code: string, token?: string) => {
    const headers = { 'x-forwarded-for': address, ...(token !== undefined && { authorization: `Bearer ${token}` }) };
    const query = new URLSearchParams({ ...STAY, ...(code && { code }) });
    return await fetch(`${site.origin}/api/quote?${query}`, { headers });
  };

  it('may be wrong ten times in a quarter of an hour, per network, and then no code is looked at', async () => {
    await create({ code: 'AMICI', percent: 12 });
    const [spento] = [await create({ code: 'SPENTO', percent: 12 })];
    await site.owner.client.discountCodes.update({ params: { id: spento.id }, body: { isOn: false } });
    for (let count = 0; count < 20; count += 1) expect((await from('203.0.113.7', 'AMICI')).status).toBe(200);
    for (let count = 0; count < 12; count += 1) expect((await from('203.0.113.7', 'SPENTO')).status).toBe(200);
    for (let count = 0; count < 10; count += 1) expect((await from('203.0.113.7', `NO${count}`)).status).toBe(200);
    const refused = await from('203.0.113.7', 'AMICI');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await from('203.0.113.7', '')).status).toBe(200);
    expect((await from('203.0.113.8', 'AMICI')).status).toBe(200);
    site.clock.advance(15 * 60_000 + 1000);
    expect((await from('203.0.113.7', 'AMICI')).status).toBe(200);
  });

  it('is one network by the /64 of IPv6, and one account from wherever she asks', async () => {
    await create({ code: 'AMICI', percent: 12 });
    for (let count = 0; count < 10; count += 1) await from(`2001:db8:1:2::${count + 1}`, 'NIENTE');
    expect((await from('2001:db8:1:2:ffff::9', 'AMICI')).status).toBe(429);
    expect((await from('2001:db8:1:3::9', 'AMICI')).status).toBe(200);
    const { token } = await site.signIn();
    for (let count = 0; count < 10; count += 1) await from(`198.51.100.${count}`, 'NIENTE', token);
    expect((await from('198.51.100.200', 'AMICI', token)).status).toBe(429);
  });

  it('is counted in requests as in quotes', async () => {
    await create({ code: 'AMICI', percent: 12 });
    for (let count = 0; count < 10; count += 1) {
      expect(await refusalOf(site.request({ code: `NO${count}` }))).toMatchObject({
        status: 400,
        fields: { code: INVALID },
      });
    }
    expect(await refusalOf(site.request({ code: 'AMICI' }))).toMatchObject({ status: 429 });
    expect((await site.request()).status).toBe('PENDING');
  });
});
