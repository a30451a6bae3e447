import type { DiscountCodeSent } from '@approdo/shared/contract/prices/discount-codes';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLettingSite, type LettingSite } from '../../../testing/letting-site.ts';
import { refusalOf } from '../../../testing/refusal.ts';

let site: LettingSite;
beforeEach(async () => {
  site = await createLettingSite();
});
afterEach(() => site.close());

const create = (body: DiscountCodeSent = {}) =>
  site.owner.client.discountCodes.create({ body: { percent: 10, ...body } });

describe('codes', () => {
  it('are made of 40 bits where the owner writes none, and listed newest first', async () => {
    const first = await create();
    expect(first).toEqual({
      id: expect.any(String),
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/),
      percent: 10,
      amount: null,
      bookFrom: null,
      bookTo: null,
      stayFrom: null,
      stayTo: null,
      minNights: 1,
      uses: null,
      used: 0,
      forEmail: null,
      note: null,
      isOn: true,
      createdAt: '2027-03-01T10:00:00.000Z',
      version: expect.any(String),
    });
    site.clock.advance(1000);
    const second = await site.owner.client.discountCodes.create({ body: { code: 'cinquanta', amount: 50_00 } });
    expect(second).toMatchObject({ code: 'CINQUANTA', percent: null, amount: 50_00 });
    expect(await site.owner.client.discountCodes.list()).toEqual([second, first]);
  });

  it('are compared without case, blanks and hyphens, so that each is there once', async () => {
    await create({ code: 'Amici-27' });
    expect(await refusalOf(create({ code: 'AMI-CI27' }))).toMatchObject({
      status: 409,
      message: 'Questo codice c’è già',
    });
    const other = await create({ code: 'ALTRI' });
    const rename = site.owner.client.discountCodes.update({ params: { id: other.id }, body: { code: 'amici27' } });
    expect(await refusalOf(rename)).toMatchObject({ status: 409 });
  });

  it.each<[DiscountCodeSent, string, string]>([
    [{ code: 'AB' }, 'code', 'Un codice ha da 3 a 20 lettere, cifre o trattini'],
    [{ code: 'CAFFÈ' }, 'code', 'Un codice ha da 3 a 20 lettere, cifre o trattini'],
    [{ code: '-----' }, 'code', 'Un codice ha da 3 a 20 lettere, cifre o trattini'],
    [{ percent: null }, 'percent', 'Scegli una percentuale oppure un importo'],
    [{ amount: 1 }, 'percent', 'Scegli una percentuale oppure un importo'],
    [{ percent: 91 }, 'percent', 'Inserisci un numero intero da 1 a 90'],
    [{ bookFrom: '2027-03-02', bookTo: '2027-03-01' }, 'bookTo', 'La fine deve essere uguale o successiva all’inizio'],
    [{ stayFrom: '2027-03-02', stayTo: '2027-03-01' }, 'stayTo', 'La fine deve essere uguale o successiva all’inizio'],
    [{ minNights: 0 }, 'minNights', 'Inserisci un numero intero da 1 a 365'],
    [{ uses: 1001 }, 'uses', 'Inserisci un numero intero da 1 a 1000'],
    [{ forEmail: 'nessuno@example.com' }, 'forEmail', 'Nessun account confermato con questa e-mail'],
  ])('are held to their bounds: %j', async (body, field, text) => {
    expect(await refusalOf(create(body))).toMatchObject({ status: 400, fields: { [field]: text } });
  });

  it('change by what is named, and are gone once they are deleted', async () => {
    const { id } = await create({ code: 'AMICI', note: 'Amici di Ada' });
    const { client } = site.owner;
    const changed = await client.discountCodes.update({
      params: { id },
      body: { amount: 20_00, isOn: false },
    });
    expect(changed).toMatchObject({ code: 'AMICI', percent: null, amount: 20_00, isOn: false, note: 'Amici di Ada' });
    const none = client.discountCodes.update({ params: { id }, body: { percent: null, amount: null } });
    expect(await refusalOf(none)).toMatchObject({ status: 400, fields: { percent: expect.any(String) } });
    await client.discountCodes.remove({ params: { id } });
    expect(await client.discountCodes.list()).toEqual([]);
  });

  it('are two hundred at most', async () => {
    const rows = Array.from({ length: 200 }, (_, index) => ({
      id: `c${index}`,
      code: `CODICE${index}`,
      code_key: `CODICE${index}`,
      percent: 10,
      min_nights: 1,
      is_for_account: 0 as const,
      is_on: 1 as const,
      created_at: '2027-01-01T00:00:00.000Z',
    }));
    await site.database
      .insertInto('discount_codes')
      .values(rows as never)
      .execute();
    expect(await refusalOf(create())).toMatchObject({
      status: 409,
      message: 'Hai già 200 codici: elimina quelli che non servono',
    });
  });

  it('are for one account, and for nobody once that is deleted', async () => {
    const { email } = site.guest.user;
    const { id } = await create({ code: 'SOLOTU', forEmail: email });
    expect(await site.owner.client.discountCodes.list()).toMatchObject([{ forEmail: email, isOn: true }]);
    await site.owner.client.users.remove({ params: { id: site.guest.user.id } });
    expect(await site.owner.client.discountCodes.list()).toMatchObject([{ forEmail: null, isOn: false }]);
    const on = site.owner.client.discountCodes.update({ params: { id }, body: { isOn: true } });
    expect(await refusalOf(on)).toMatchObject({ status: 400, fields: { forEmail: expect.any(String) } });
    const all = { isOn: true, forEmail: null };
    expect(await site.owner.client.discountCodes.update({ params: { id }, body: all })).toMatchObject({ isOn: true });
  });

  it('tell visitors that there are any, and never which', async () => {
    expect(await site.anyone.prices.get()).toMatchObject({ hasCodes: false });
    const { id } = await create({ code: 'SEGRETO99', bookFrom: '2027-03-02' });
    expect(await site.anyone.prices.get()).toMatchObject({ hasCodes: false });
    await site.owner.client.discountCodes.update({ params: { id }, body: { bookFrom: null } });
    const prices = await site.anyone.prices.get();
    expect(prices.hasCodes).toBe(true);
    expect(JSON.stringify(prices)).not.toContain('SEGRETO99');
    for (const reader of [site.guest.client, site.anyone]) {
      expect((await refusalOf(reader.discountCodes.list())).status).toBeGreaterThanOrEqual(401);
    }
  });
});
