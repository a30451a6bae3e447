import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, listDays } from '../../base/date/local-date.ts';
import { COMPLIANCE_ITEMS, listCompliance } from './compliance.ts';
import { type DeadlineFacts, deadlines, isTicked } from './deadlines.ts';
import { describeDeadline, listNear, listPressing, selectDeadlines } from './select-deadlines.ts';

const now = new Date('2026-07-20T10:00:00Z');
const done = { at: new Date('2026-07-19T10:00:00Z'), by: 'Ada' };

const nothing: DeadlineFacts = {
  arrivals: [],
  uploads: [],
  regional: null,
  tax: null,
  tablesFrom: null,
  compliance: [],
  flatTax: [],
  registrations: [],
  ticks: new Map(),
  until: '2026-09-18',
};

const regional = {
  due: { kind: 'DAY', day: 5 },
  firstDay: '2026-06-10',
  checkInFrom: null,
  arrivals: new Set<string>(),
  used: new Set<string>(),
  reported: new Map(),
} as const;

const tax = { period: 'QUARTER', due: { day: 15, monthsAfter: 1 }, since: '2026-03-01', years: [] } as const;

/** The fields of each deadline, without its path. */
const reported = (facts: Partial<DeadlineFacts>) =>
  deadlines(now, { ...nothing, ...facts }).map(({ key, title, dueAt, state }) => [
    key,
    title,
    dueAt.toISOString(),
    state,
  ]);

describe('what is due', () => {
  test('is nothing where nothing is switched on', () => expect(reported({})).toEqual([]));

  test('is to tell the police, then to fetch its receipt within 30 days', () => {
    const arrivals = [
      { stayId: 's1', title: 'Ada Rossi', date: '2026-07-19', dueAt: new Date('2026-07-20T13:00:00Z'), done: null },
      { stayId: 's2', title: 'Airbnb', date: '2026-07-01', dueAt: new Date('2026-07-02T13:00:00Z'), done: null },
      { stayId: 's3', title: 'Ivo Neri', date: '2026-07-02', dueAt: new Date('2026-07-03T13:00:00Z'), done },
    ];
    const uploads = [{ id: 't1', date: '2026-07-02', at: new Date('2026-07-02T22:30:00Z'), done: null }];
    expect(reported({ arrivals, uploads })).toEqual([
      ['ALLOGGIATI:s2:2026-07-01', 'Comunica gli ospiti di Airbnb', '2026-07-02T13:00:00.000Z', 'LATE'],
      ['ALLOGGIATI:s3:2026-07-02', 'Comunica gli ospiti di Ivo Neri', '2026-07-03T13:00:00.000Z', 'DONE'],
      ['ALLOGGIATI:s1:2026-07-19', 'Comunica gli ospiti di Ada Rossi', '2026-07-20T13:00:00.000Z', 'DUE'],
      ['RECEIPT:t1', 'Scarica la ricevuta del 2 luglio 2026', '2026-08-02T22:00:00.000Z', 'DUE'],
    ]);
  });

  test('is each month to the region, also one without guests, from the first day on', () => {
    const june = new Map(listDays('2026-06-10', '2026-06-30').map((day) => [day, done]));
    expect(reported({ regional: { ...regional, reported: june } })).toEqual([
      ['REGIONAL:2026-06', 'ISTAT di giugno 2026', '2026-07-05T22:00:00.000Z', 'DONE'],
      ['REGIONAL:2026-07', 'ISTAT di luglio 2026', '2026-08-05T22:00:00.000Z', 'DUE'],
      ['REGIONAL:2026-08', 'ISTAT di agosto 2026', '2026-09-05T22:00:00.000Z', 'DUE'],
    ]);
    june.delete('2026-06-30');
    expect(reported({ regional: { ...regional, reported: june } })[0]).toContain('LATE');
  });

  test('or each arrival, so many hours after it, or each day with guests, on the next', () => {
    const days = { arrivals: new Set(['2026-06-01', '2026-07-18']), used: new Set(['2026-07-18', '2026-07-19']) };
    expect(reported({ regional: { ...regional, ...days, due: { kind: 'HOURS', hours: 48 } } })).toEqual([
      ['REGIONAL:2026-07-18', 'ISTAT del 18 luglio 2026', '2026-07-20T13:00:00.000Z', 'DUE'],
    ]);
    expect(reported({ regional: { ...regional, ...days, due: { kind: 'DAILY' } } })).toEqual([
      ['REGIONAL:2026-07-18', 'ISTAT del 18 luglio 2026', '2026-07-19T22:00:00.000Z', 'LATE'],
      ['REGIONAL:2026-07-19', 'ISTAT del 19 luglio 2026', '2026-07-20T22:00:00.000Z', 'DUE'],
    ]);
  });

  test('is the tax of each period and year until it is ticked', () => {
    const ticks = new Map([['TAX:2026-Q1', done]]);
    expect(reported({ tax: { ...tax, years: [2025] }, ticks })).toEqual([
      ['TAX:2026-Q1', 'Imposta di soggiorno: 1º trimestre 2026', '2026-04-15T22:00:00.000Z', 'DONE'],
      ['TAX_YEAR:2025', "Dichiarazione annuale dell'imposta 2025", '2026-06-30T22:00:00.000Z', 'LATE'],
      ['TAX:2026-Q2', 'Imposta di soggiorno: 2º trimestre 2026', '2026-07-15T22:00:00.000Z', 'LATE'],
    ]);
    expect(['TAX:2026-Q1', 'TAX_YEAR:2026', 'TABLES', 'ALLOGGIATI:s1:2026-07-19'].map(isTicked)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('is to take the official lists anew, and what is to be renewed', () => {
    const compliance = listCompliance(
      {
        EXTINGUISHERS: { state: 'DONE', date: '2026-07-10', note: null },
        GAS: { state: 'NOT_NEEDED', date: '2026-07-10', note: null },
      },
      { cin: '', cir: '' },
    );
    expect(reported({ compliance, tablesFrom: '2026-03-01' })).toEqual([
      [
        'COMPLIANCE:EXTINGUISHERS',
        'Estintori, uno ogni 200 m² e per piano: da fare',
        '2026-07-10T22:00:00.000Z',
        'LATE',
      ],
      ['TABLES', 'Aggiorna le tabelle della Polizia', '2026-08-28T22:00:00.000Z', 'DUE'],
    ]);
  });

  test('is what is late and comes soon, unless days are asked for', () => {
    const all = deadlines(now, { ...nothing, regional, tax, until: '2027-12-31' });
    const keys = (days: { from?: string; to?: string }) => selectDeadlines(all, days, now).map(({ key }) => key);
    expect(keys({})).toEqual([
      'TAX:2026-Q1',
      'REGIONAL:2026-06',
      'TAX:2026-Q2',
      'REGIONAL:2026-07',
      'REGIONAL:2026-08',
    ]);
    expect(keys({ from: '2026-07-05', to: '2026-07-15' })).toEqual(['REGIONAL:2026-06', 'TAX:2026-Q2']);
  });

  test('presses once it is late, and from a fortnight before its day', () => {
    const all = deadlines(now, { ...nothing, regional, tax, until: '2027-12-31' });
    expect(listPressing(all, now).map(({ key, state }) => `${key} ${state}`)).toEqual([
      'TAX:2026-Q1 LATE',
      'REGIONAL:2026-06 LATE',
      'TAX:2026-Q2 LATE',
    ]);
    const later = new Date('2026-07-22T10:00:00Z');
    const then = deadlines(later, { ...nothing, regional, until: '2027-12-31' });
    expect(listPressing(then, later).map(({ key }) => key)).toEqual(['REGIONAL:2026-06', 'REGIONAL:2026-07']);
  });

  test('is said with the article that its day asks for', () => {
    const [first] = deadlines(now, {
      ...nothing,
      uploads: [{ id: 't1', date: '2026-07-08', at: new Date('2026-07-12T10:00:00Z'), done: null }],
    });
    expect(first && describeDeadline(first)).toBe('Scarica la ricevuta dell’8 luglio 2026, entro l’11 agosto 2026');
  });

  test('has a key of its own, in the order in which it is due', () => {
    const days = fc.integer({ min: 0, max: 400 }).map((day) => addDays('2026-01-01', day));
    fc.assert(
      fc.property(fc.uniqueArray(days, { maxLength: 20 }), days, (used, first) => {
        const facts = {
          regional: { ...regional, due: { kind: 'DAILY' }, used: new Set(used), firstDay: first },
          tax,
        } as const;
        const all = deadlines(now, { ...nothing, ...facts, until: '2027-12-31' });
        expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
        expect(all.every(({ key }) => /^[A-Za-z0-9:_-]{1,64}$/.test(key))).toBe(true);
        expect(all.map(({ dueAt }) => dueAt.getTime())).toEqual(
          all.map(({ dueAt }) => dueAt.getTime()).toSorted((a, b) => a - b),
        );
      }),
    );
  });
});

describe('compliance', () => {
  test('is all to do at first, in its order', () => {
    const all = listCompliance({}, { cin: '', cir: '' });
    expect(all.map(({ key }) => key)).toEqual(COMPLIANCE_ITEMS.map(({ key }) => key));
    expect(all.every(({ state }) => state === 'TODO')).toBe(true);
    expect(all).toHaveLength(13);
  });

  test('a code is done once the property has it', () => {
    const all = listCompliance({ CIR: { state: 'TODO', date: null, note: 'chiesto' } }, { cin: 'IT1', cir: 'LT-1' });
    expect(all.filter(({ state }) => state === 'DONE').map(({ key }) => key)).toEqual(['CIN', 'CIR']);
    expect(all.find(({ key }) => key === 'CIR')?.note).toBe('chiesto');
  });
});

describe('the year’s accounts', () => {
  const first = { kind: 'FIRST', amount: 84_000, dueOn: '2026-06-30' } as const;
  const second = { kind: 'SECOND', amount: 126_000, dueOn: '2026-11-30' } as const;
  const due = { year: 2025, left: 210_000, advances: [first, second], withholding: ['AIRBNB'] } as const;
  const until = '2027-01-31';

  test('are due in the next year: certificates, then the tax in two parts', () => {
    expect(reported({ flatTax: [due], until })).toEqual([
      ['CERTIFICATE:2025:AIRBNB', 'Controlla la CU di Airbnb del 2025', '2026-03-16T23:00:00.000Z', 'LATE'],
      ['FLAT_TAX:2025-1', 'Cedolare secca 2025: saldo e primo acconto', '2026-06-30T22:00:00.000Z', 'LATE'],
      ['FLAT_TAX:2025-2', 'Cedolare secca 2025: secondo acconto', '2026-11-30T23:00:00.000Z', 'DUE'],
    ]);
  });

  test('have no second part without that advance, and nothing where nothing is left', () => {
    const small = { ...due, left: 5_000, advances: [], withholding: [] };
    expect(reported({ flatTax: [small], until }).map(([key]) => key)).toEqual(['FLAT_TAX:2025-1']);
    const none = [0, null].map((left) => ({ ...due, left }));
    expect(reported({ flatTax: none, until })).toEqual([]);
  });

  test('have a contract registered thirty days after its confirmation, until its owner says so', () => {
    const registrations = [{ stayId: 's1', guestName: 'Ada Rossi', confirmedOn: '2026-07-01' }];
    const key = 'REGISTRATION:s1';
    const title = 'Registra il contratto di Ada Rossi';
    expect(reported({ registrations })).toEqual([[key, title, '2026-07-31T22:00:00.000Z', 'DUE']]);
    const ticks = new Map([[key, done]]);
    expect(reported({ registrations, ticks })).toEqual([[key, title, '2026-07-31T22:00:00.000Z', 'DONE']]);
    expect([key, 'FLAT_TAX:2025-1', 'CERTIFICATE:2025:VRBO'].map(isTicked)).toEqual([true, true, true]);
  });

  test('name no guest in the letter of what is due', () => {
    const registrations = [{ stayId: 's1', guestName: 'Ada Rossi', confirmedOn: '2026-06-20' }];
    expect(listNear(deadlines(now, { ...nothing, registrations }), '2026-07-20')).toEqual([]);
  });
});
