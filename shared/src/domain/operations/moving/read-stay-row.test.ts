import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween } from '../../base/date/local-date.ts';
import type { Cell } from '../../base/tables/cell.ts';
import { dateOrder } from '../../base/tables/read-day.ts';
import { visibleLength } from '../../base/text/text.ts';
import { datesOfStayRow, nameGuest, namePortal, readStayRow, type StayTable } from './read-stay-row.ts';
import { STAY_FIELDS, type StayColumn } from './stay-tables.ts';

const COLUMNS: readonly StayColumn[] = [...STAY_FIELDS, 'currency', 'kind'];
const fields = new Map(COLUMNS.map((column, place) => [column, [place]] as const));
const TABLE: StayTable = { fields, portal: 'Airbnb', order: 'DMY', today: '2026-07-03' };

type Told = Partial<Record<StayColumn, Cell>>;

const DATES = { startDate: '13/06/2026', endDate: '20/06/2026' };

const rowOf = (told: Told): Cell[] => COLUMNS.map((column) => told[column] ?? '');
const read = (told: Told, table: Partial<StayTable> = {}) => readStayRow(rowOf(told), { ...TABLE, ...table });
const readDated = (told: Told, table: Partial<StayTable> = {}) => read({ ...DATES, ...told }, table);
const warningsOf = (told: Told) => readDated(told)?.warnings;

test('a row that tells everything is the whole stay', () => {
  const told: Told = {
    code: ' HMABC123 ',
    name: 'Rosa Bianchi',
    email: 'rosa@example.com',
    phone: '+39 081 123456',
    guests: '2',
    status: 'Confermata',
    price: '1.234,50 €',
    commission: '185,18',
    note: 'Arriva\ntardi',
  };
  expect(readDated(told)).toEqual({
    state: 'NEW',
    startDate: '2026-06-13',
    endDate: '2026-06-20',
    code: 'HMABC123',
    portal: 'Airbnb',
    guestName: 'Rosa Bianchi',
    guestEmail: 'rosa@example.com',
    guestPhone: '+39 081 123456',
    numberOfGuests: 2,
    price: 123_450,
    commission: 18_518,
    note: 'Arriva\ntardi',
    warnings: [],
  });
});

test('a row with dates alone is a stay of one guest without a price', () => {
  expect(read(DATES, { portal: undefined })).toEqual({
    state: 'NEW',
    startDate: '2026-06-13',
    endDate: '2026-06-20',
    code: null,
    portal: null,
    guestName: 'Ospite',
    guestEmail: null,
    guestPhone: null,
    numberOfGuests: 1,
    price: null,
    commission: null,
    note: null,
    warnings: [],
  });
});

test('signs at the front of a cell mean nothing', () => {
  expect(readDated({ name: '=1+1', note: '@SUM(A1)' })).toMatchObject({ guestName: '=1+1', note: '@SUM(A1)' });
});

test('an empty row is no thing at all, nor is one of another kind', () => {
  expect(read({})).toBeUndefined();
  expect(read({ code: ' ' })).toBeUndefined();
  expect(readDated({ kind: 'Payout' })).toBeUndefined();
  expect(readDated({ kind: 'Prenotazione' })).toMatchObject({ state: 'NEW' });
  expect(readDated({ kind: 'Reservation' })).toMatchObject({ state: 'NEW' });
});

describe('the status', () => {
  test.each(['Cancellata', 'Annullata', 'Canceled by guest', 'cancelled_by_guest', 'Cancelled', 'no_show', 'No-show'])(
    '%s is left as cancelled',
    (status) => {
      expect(readDated({ status })).toMatchObject({ state: 'LEFT', reason: 'Annullata', startDate: '2026-06-13' });
    },
  );

  test.each(['Request', 'Richiesta', 'Inquiry', 'Expired', 'Scaduta', 'Pending', 'Reservation request'])(
    '%s is left as never confirmed',
    (status) => {
      expect(readDated({ status })).toMatchObject({ state: 'LEFT', reason: 'Mai confermata' });
    },
  );

  test.each(['ok', 'Confirmed', 'CONFERMATA', 'Past guest', 'Ospite precedente', 'Booked', ''])(
    '%j is a stay',
    (status) => {
      expect(readDated({ status })).toMatchObject({ state: 'NEW', warnings: [] });
    },
  );

  test('of unknown words is a stay, with a warning that has them', () => {
    expect(readDated({ status: 'Forse' })).toMatchObject({ state: 'NEW', warnings: ['Stato sconosciuto: «Forse»'] });
  });

  test('leaves a cancelled stay whatever its dates', () => {
    expect(read({ status: 'Cancellata', startDate: 'mai' })).toMatchObject({ state: 'LEFT', reason: 'Annullata' });
  });
});

describe('the guest', () => {
  test.each(['', 'R', 'Airbnb (Not available)', 'https://example.com/rosa'])('%j is a guest of the portal', (name) => {
    expect(nameGuest(name, 'Airbnb')).toBe('Ospite di Airbnb');
  });

  test('has a name of at most 100 characters', () => {
    expect(nameGuest('è'.repeat(101), null)).toBe('è'.repeat(100));
  });

  test.each<[Told, number, string[]]>([
    [{ guests: '4' }, 4, []],
    [{ guests: 4 }, 4, []],
    [{ guests: '4 persone', adults: '2' }, 4, []],
    [{ adults: '2', children: '1', infants: '1' }, 4, []],
    [{ adults: '2', children: '' }, 2, []],
    [{ guests: '0' }, 1, []],
    [{ guests: 'due' }, 1, []],
    [{ guests: '8' }, 8, []],
    [{ guests: '9' }, 8, ['9 ospiti: contati come 8']],
    [{ adults: '6', children: '3', infants: '2' }, 8, ['11 ospiti: contati come 8']],
  ])('counts as told by %j', (told, numberOfGuests, warnings) => {
    expect(readDated(told)).toMatchObject({ numberOfGuests, warnings });
  });

  test('can be written to where told; what is wrong is left out, with a warning', () => {
    expect(readDated({ email: 'rosa@', phone: 'Contatta' })).toMatchObject({
      guestEmail: null,
      guestPhone: null,
      warnings: ['E-mail non valida: «rosa@»', 'Telefono non valido: «Contatta»'],
    });
    expect(readDated({ phone: '1'.repeat(31) })).toMatchObject({ guestPhone: null });
  });
});

describe('the portal', () => {
  test.each([
    ['BookingCom', 'Booking.com'],
    ['booking.com', 'Booking.com'],
    ['AirBnB', 'Airbnb'],
    ['VRBO', 'Vrbo'],
    ['Agenzia Rossi', 'Agenzia Rossi'],
    ['', ''],
  ])('%j is %j', (told, portal) => expect(namePortal(told)).toBe(portal));

  test('of a column comes before that of the table', () => {
    expect(readDated({ portal: 'Agri' })).toMatchObject({ portal: 'Agri', guestName: 'Ospite di Agri' });
    expect(readDated({ portal: 'x'.repeat(61) })?.portal).toBe('x'.repeat(60));
  });
});

describe('the price', () => {
  test('that is told net alone is the price, with a warning', () => {
    const warnings = ['Importo al netto delle commissioni'];
    expect(readDated({ net: '500,00' })).toMatchObject({ price: 50_000, warnings });
    expect(readDated({ price: '600', net: '500' })).toMatchObject({ price: 60_000, warnings: [] });
  });

  test.each<[Told, string]>([
    [{ price: '$500.00' }, '$'],
    [{ price: '500.00 GBP' }, 'GBP'],
    [{ net: 'CHF 500' }, 'CHF'],
    [{ price: 500, currency: 'usd' }, 'USD'],
    [{ price: '500', commission: '75', currency: 'USD' }, 'USD'],
  ])('of %j stays behind, with one warning', (told, currency) => {
    const warnings = [`Importo in ${currency}: non portato`];
    expect(readDated(told)).toMatchObject({ state: 'NEW', price: null, commission: null, warnings });
  });

  test('in euros by a column is brought', () => {
    expect(readDated({ price: '500', currency: 'EUR' })).toMatchObject({ price: 50_000, warnings: [] });
  });

  test('that cannot be read, or is negative, stays behind with a warning', () => {
    expect(readDated({ price: '12,34,5' })).toMatchObject({ price: null });
    expect(warningsOf({ price: '12,34,5' })).toEqual(['Importo non riconosciuto: «12,34,5»']);
    expect(readDated({ price: '(80,00)' })).toMatchObject({ price: null });
    expect(warningsOf({ price: '(80,00)' })).toEqual(['Importo negativo: non portato']);
  });

  test('has a commission, however the portal signs it', () => {
    expect(readDated({ commission: '109.0278 EUR' })).toMatchObject({ commission: 10_903 });
    expect(readDated({ commission: 109.0278 })).toMatchObject({ commission: 10_903 });
    expect(readDated({ commission: '-15,00' })).toMatchObject({ price: null, commission: 1_500, warnings: [] });
  });
});

describe('the dates', () => {
  test('may be a start and nights', () => {
    const told = { startDate: '13/06/2026', nights: '7' };
    expect(read(told)).toMatchObject({ state: 'NEW', endDate: '2026-06-20' });
    expect(read({ ...told, endDate: '21/06/2026' })).toMatchObject({ endDate: '2026-06-21' });
  });

  test.each<[Told, unknown]>([
    [{ startDate: '' }, { key: 'dateMissing' }],
    [{ endDate: '' }, { key: 'dateMissing' }],
    [{ startDate: '', endDate: '', code: 'HMABC123' }, { key: 'dateMissing' }],
    [{ startDate: '31/06/2026' }, { key: 'dateUnreal' }],
    [{ endDate: 'presto' }, { key: 'dateUnreal' }],
    [{ endDate: '13/06/2026' }, { key: 'checkOutTooEarly' }],
    [{ endDate: '12/06/2026' }, { key: 'checkOutTooEarly' }],
    [{ endDate: '', nights: '0' }, { key: 'checkOutTooEarly' }],
    [{ endDate: '14/06/2027' }, { key: 'stayTooLong', values: { nights: 365 } }],
    [
      { startDate: '04/07/2029', endDate: '05/07/2029' },
      { key: 'startTooFar', values: { years: 3 } },
    ],
    [{ startDate: '02/07/2006', endDate: '05/07/2006' }, 'Il check-in deve essere negli ultimi 20 anni'],
    [{ note: 'x'.repeat(2001) }, 'Troppo grande'],
  ])('%j are a fault', (told, reason) => {
    expect(readDated(told)).toMatchObject({ state: 'FAULT', reason });
  });

  test.each([
    ['13/06/2026', '13/06/2027'],
    ['03/07/2029', '04/07/2029'],
    ['03/07/2006', '04/07/2006'],
  ])('from %s to %s are just within bounds', (startDate, endDate) => {
    expect(read({ startDate, endDate })).toMatchObject({ state: 'NEW' });
  });

  test('wait for the owner’s order where either has two meanings', () => {
    const fault = { state: 'FAULT', reason: 'Giorno o mese? Scegli l’ordine delle date' };
    const readUndecided = (startDate: string, endDate: string) => read({ startDate, endDate }, { order: undefined });
    expect(readUndecided('03/07/2026', '13/07/2026')).toMatchObject(fault);
    expect(readUndecided('30/06/2026', '03/07/2026')).toMatchObject(fault);
    expect(readUndecided('30/06/2026', '2026-07-03')).toMatchObject({ state: 'NEW' });
  });

  test('of a file are in the order under which its nights agree', () => {
    const rows = [rowOf({ startDate: '03/04/2026', endDate: '03/06/2026', nights: 2 })];
    expect(dateOrder(rows.map((row) => datesOfStayRow(row, fields)))).toBe('MDY');
  });
});

test('no row breaks the reading, and what can be brought is a stay within bounds', () => {
  const days = ['13/06/2026', '2026-06-20', '3 lug 2026', '03/07/2026', '31/12/9999', { serial: 46_000 }];
  const dates = fc.constantFrom<Cell>(...days);
  const cell: fc.Arbitrary<Cell> = fc.oneof(fc.string({ unit: 'binary' }), fc.double(), fc.nat(10_000), dates);
  const told = fc.dictionary(fc.constantFrom(...COLUMNS), cell);
  fc.assert(
    fc.property(told, fc.boolean(), (each, isDecided) => {
      const row = read(each, { order: isDecided ? 'DMY' : undefined });
      if (row?.state !== 'NEW') return;
      const nights = daysBetween(row.startDate, row.endDate);
      expect(nights).toBeGreaterThanOrEqual(1);
      expect(nights).toBeLessThanOrEqual(365);
      expect(visibleLength(row.guestName)).toBeGreaterThanOrEqual(2);
      expect(row.numberOfGuests).toBeGreaterThanOrEqual(1);
      expect(row.numberOfGuests).toBeLessThanOrEqual(8);
      expect(row.price ?? 0).toBeGreaterThanOrEqual(0);
      expect(row.commission ?? 0).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 1000 },
  );
});

test.each(COLUMNS)('a megabyte of %s is too large', (column) => {
  for (const part of ['1', ' ', 'a ', '1,']) {
    expect(readDated({ [column]: part.repeat(500_000) })).toMatchObject({ state: 'FAULT', reason: 'Troppo grande' });
  }
});

test('a name of a megabyte is cut before the test ends', () => {
  expect(nameGuest('a '.repeat(500_000), null)).toBe('a '.repeat(50).trim());
});
