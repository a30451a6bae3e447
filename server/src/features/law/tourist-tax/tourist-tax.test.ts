import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { createRegisterSite, type RegisterSite } from '../../../testing/register-site.ts';

let site: RegisterSite;
let tax: RegisterSite['client']['touristTax'];
beforeEach(async () => {
  site = await createRegisterSite();
  tax = site.client.touristTax;
});
afterEach(() => site.close());

const TARIFF = { from: '2026-01-01', amount: 200, maxNights: 5, exemptUnder: 12 };
const MARCH = { query: { period: '2027-03' } };

describe('what the municipality asks', () => {
  it('is nothing at first, declared by quarter on the 15th of the next month', async () => {
    expect(await tax.get()).toMatchObject({
      mode: 'NONE',
      tariffs: [],
      period: 'QUARTER',
      due: { day: 15, monthsAfter: 1 },
      countBy: 'DEPARTURE',
      isCollected: true,
    });
    expect(await tax.report({ query: { period: '2027-Q1' } })).toMatchObject({
      nights: 0,
      due: 0,
      dueOn: '2027-04-15',
    });
  });

  it('keeps what an edit leaves out', async () => {
    await tax.replace({ body: { mode: 'NIGHT', tariffs: [TARIFF] } });
    const after = await tax.replace({ body: { period: 'MONTH' } });
    expect(after).toMatchObject({ mode: 'NIGHT', tariffs: [TARIFF], period: 'MONTH' });
  });

  it.each([
    [{ tariffs: [TARIFF, TARIFF] }, { 'tariffs.1.from': 'Due tariffe valgono dal 1 gennaio 2026 per tutto l’anno' }],
    [{ tariffs: [{ from: '2026-01-01' }] }, { 'tariffs.0.amount': 'Scrivi un importo oppure le fasce di prezzo' }],
    [{ tariffs: [{ ...TARIFF, amount: 5001 }] }, { 'tariffs.0.amount': 'Scrivi un importo da 0 a 50 euro' }],
    [
      { tariffs: [{ ...TARIFF, season: { from: '02-30', to: '09-30' } }] },
      { 'tariffs.0.season.from': 'Non è un giorno del calendario' },
    ],
    [
      {
        exemptions: [
          { code: 'A', label: 'Autisti' },
          { code: 'A', label: 'Malati' },
        ],
      },
      { 'exemptions.1.code': 'Questo codice c’è già' },
    ],
    [{ tariffs: Array.from({ length: 41 }, () => TARIFF) }, { tariffs: 'Le tariffe possono essere al massimo 40' }],
  ])('is refused where it cannot be: %#', async (body, fields) => {
    expect(await refusalOf(tax.replace({ body }))).toMatchObject({ status: 400, fields });
  });
});

describe('what is declared', () => {
  beforeEach(() =>
    tax.replace({
      body: { mode: 'NIGHT', tariffs: [TARIFF], exemptions: [{ code: 'E1', label: 'Autisti' }], period: 'MONTH' },
    }),
  );

  it('is that of as many adults while nobody knows who comes, and then of the guests', async () => {
    const id = await site.addStay();
    expect(await tax.report(MARCH)).toMatchObject({ isEstimate: true, guests: 2, nights: 14, due: 2000, collected: 0 });
    await site.write(id, [LONE_GUEST, { ...LONE_GUEST, birthDate: '2020-05-05' }, { ...LONE_GUEST, exemption: 'E1' }]);
    expect(await tax.report(MARCH)).toEqual({
      period: '2027-03',
      dueOn: '2027-04-15',
      isEstimate: false,
      lines: [{ tariff: '2026-01-01', amount: 200, ordinary: 5, reduced: 0, exempt: 16, outside: 0, due: 1000 }],
      exemptions: [{ code: 'E1', nights: 5 }],
      guests: 3,
      nights: 21,
      due: 1000,
      collected: 0,
    });
  });

  it('stays as it was counted once births are deleted, whatever tariffs say later', async () => {
    const id = await site.addStay();
    const { guests } = await site.write(id, [
      LONE_GUEST,
      { ...LONE_GUEST, birthDate: '2020-05-05' },
      { ...LONE_GUEST, exemption: 'E1' },
    ]);
    const before = await tax.report(MARCH);
    expect(before).toMatchObject({ due: 1000, isEstimate: false });
    await site.report(id, 'RECEIPTED', new Map(guests.map((guest) => [guest.id, ''])), '2027-03-01');
    await site.later(new Date('2027-03-09T10:00:00Z').getTime() - site.clock.now().getTime());
    await site.app.registerRetention.pollNow();
    const rests = await site.database.selectFrom('register_guests').select('rest').execute();
    expect(rests).toEqual([{ rest: null }, { rest: null }, { rest: null }]);
    await tax.replace({ body: { tariffs: [{ ...TARIFF, amount: 400 }] } });
    expect(await tax.report(MARCH)).toEqual(before);
  });

  it('of a guest who comes with her head of family counts from the day on which the head comes', async () => {
    const id = await site.addStay();
    await site.write(id, [
      { ...LONE_GUEST, role: 'FAMILY_HEAD', ref: 'a', arrival: '2027-03-06' },
      { ...LONE_GUEST, role: 'FAMILY_MEMBER', headId: 'a' },
    ]);
    expect(await tax.report(MARCH)).toMatchObject({ nights: 4, due: 800 });
  });

  it('belongs to the month in which the stay ends, or each night to its own', async () => {
    await site.addStay({ startDate: '2027-02-27', endDate: '2027-03-02', numberOfGuests: 1 });
    const nightsOf = async (period: string) => (await tax.report({ query: { period } })).nights;
    expect([await nightsOf('2027-02'), await nightsOf('2027-03')]).toEqual([0, 3]);
    await tax.replace({ body: { countBy: 'NIGHT' } });
    expect([await nightsOf('2027-02'), await nightsOf('2027-03')]).toEqual([2, 1]);
  });

  it('is a table for a spreadsheet, too', async () => {
    await site.addStay({ numberOfGuests: 1 });
    const table = await new Response(await tax.csv(MARCH)).text();
    expect(table.replace('\uFEFF', '')).toBe(
      'Periodo;Tariffa;Importo;Ordinarie;Ridotte;Esenti;Fuori tariffa;Dovuto\r\n2027-03;2026-01-01;2,00;5;0;2;0;10,00\r\n',
    );
  });

  it('is asked for by the kind of period that is set alone', async () => {
    expect(await refusalOf(tax.report({ query: { period: '2027-Q1' } }))).toMatchObject({
      status: 400,
      fields: { period: 'Scegli un mese: 2026-07' },
    });
  });
});
