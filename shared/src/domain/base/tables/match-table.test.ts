import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { REVIEW_TABLES } from '../../operations/moving/read-review-row.ts';
import { STAY_TABLES, type StayColumn, type StayField } from '../../operations/moving/stay-tables.ts';
import type { Row } from './cell.ts';
import { cellOf, findSeparator, mapColumns, matchTable } from './match-table.ts';

const AIRBNB = ['Confirmation code', 'Status', 'Guest name', '# of adults', 'Start date', 'End date', 'Earnings'];
const AIRBNB_ITALIAN = ['Codice di conferma', 'Nome dell’ospite', 'Data di inizio', 'Data di fine', 'Guadagni'];
const EARNINGS = ['Tipo', 'Codice di Conferma', 'Data di inizio', 'Data di fine', 'Ospite', 'Costi del servizio'];
const EARNINGS_ENGLISH = ['Date', 'Type', 'Confirmation code', 'Start date', 'End date', 'Guest', 'Service fee'];
const BOOKING = ['Book number', 'Booked by', 'Guest name(s)', 'Check-in', 'Check-out', 'Status', 'Price'];
const BOOKING_ITALIAN = ['N° di prenotazione', 'Nome ospite(i)', 'Arrivo', 'Partenza', 'Importo commissione'];

const match = (...rows: Row[]) => matchTable(rows, STAY_TABLES);

const columnOf = (row: Row, field: StayColumn) => cellOf(row, match(row)?.fields ?? new Map(), field);

describe('a table is known by the names in its header', () => {
  test.each<[string, string[], string | undefined, string | undefined]>([
    ['Airbnb’s reservations', AIRBNB, 'Airbnb', 'MDY'],
    ['Airbnb’s Italian reservations', AIRBNB_ITALIAN, 'Airbnb', 'DMY'],
    ['Airbnb’s Italian earnings', [...EARNINGS, 'Guadagni lordi'], 'Airbnb', 'MDY'],
    ['Airbnb’s earnings', [...EARNINGS_ENGLISH, 'Gross earnings'], 'Airbnb', 'MDY'],
    ['Booking.com’s', BOOKING, 'Booking.com', undefined],
    ['Booking.com’s Italian', BOOKING_ITALIAN, 'Booking.com', undefined],
    ['that with the other number', ['Numero di prenotazione', ...BOOKING_ITALIAN.slice(1)], 'Booking.com', undefined],
    ['Vrbo’s', ['Reservation ID', 'Inquirer', 'Check-in', 'Check-out', 'Adults'], 'Vrbo', undefined],
    ['Lodgify’s', ['Id', 'Source', 'DateArrival', 'DateDeparture', 'TotalAmount', 'Currency'], undefined, undefined],
    ['Smoobu’s', ['Arrival', 'Departure', 'Adults', 'Portal', 'Price'], undefined, 'DMY'],
    ['Smoobu’s Italian', ['Arrivo', 'Partenza', 'Adulti', 'Portale', 'Prezzo'], undefined, 'DMY'],
  ])('%s', (_, header, portal, order) => {
    const table = match(header);
    expect(table?.known).toBeDefined();
    expect(table?.known?.portal).toBe(portal);
    expect(table?.known?.order).toBe(order);
    expect(table?.fields.get('startDate')).toHaveLength(1);
    expect(table?.fields.get('endDate')).toHaveLength(1);
  });

  test('without case, blanks at the ends and the shape of apostrophes', () => {
    const header = AIRBNB_ITALIAN.map((name) => ` ${name.toUpperCase().replace('’', "'")}\t`);
    expect(match(['\uFEFF', ...header])?.known?.order).toBe('DMY');
  });

  test.each(['Confirmation code', 'Guest name', 'Start date', 'End date'])('not without %s', (name) => {
    expect(match(AIRBNB.filter((each) => each !== name))?.known).toBeUndefined();
  });
});

describe('columns', () => {
  test('are found by their names', () => {
    expect(columnOf(AIRBNB, 'code')).toBe('Confirmation code');
    expect(columnOf(AIRBNB, 'net')).toBe('Earnings');
    expect(columnOf(AIRBNB, 'price')).toBe('');
    expect(columnOf([...EARNINGS, 'Guadagni lordi'], 'price')).toBe('Guadagni lordi');
    expect(columnOf(BOOKING_ITALIAN, 'commission')).toBe('Importo commissione');
  });

  test('stand in for a preferred one that a row leaves empty', () => {
    const fields = match(BOOKING)?.fields ?? new Map();
    expect(cellOf(['1', 'Rosa', 'Mario'], fields, 'name')).toBe('Mario');
    expect(cellOf(['1', 'Rosa', ' '], fields, 'name')).toBe('Rosa');
    expect(cellOf(['1'], fields, 'name')).toBe('');
  });

  test('of one name are that of the first', () => {
    expect(match([...AIRBNB, 'Guest name'])?.fields.get('name')).toEqual([2]);
  });
});

describe('the header', () => {
  test('is the first of ten rows with three known names', () => {
    const title = ['Prenotazioni 2026', 'Status', 'Price'];
    expect(match(title, [], BOOKING, AIRBNB)?.header).toBe(2);
    const rows = Array.from({ length: 10 }, () => title);
    expect(match(...rows.slice(1), BOOKING)?.header).toBe(9);
    expect(match(...rows, BOOKING)?.known).toBeUndefined();
  });

  test('of an own sheet is the first row with a text, for the owner to map', () => {
    const table = match(['', ''], ['Dal', 'Chi'], ['3/7/2026', 'Rosa']);
    expect(table).toMatchObject({ header: 1, known: undefined });
    expect(table?.fields.size).toBe(0);
  });

  test('is missing where nothing is written', () => {
    expect(match()).toBeUndefined();
    expect(match([], ['', ' '])).toBeUndefined();
  });
});

describe('mapping', () => {
  const sheet: Row[] = [
    ['Dal', '', 'Nome', 'Nome', '__proto__'],
    [{ serial: 45_000 }, '', 'Rosa', 'Bianchi', 'a'],
    ['', '1', 'Mario', '', 'b'],
    ['4/7', '2', 'Luigi', '', 'c'],
    ['5/7', '3', 'Anna', '', 'd'],
  ];
  const table = match(...sheet);

  test('shows each column by a name of its own, with three samples', () => {
    expect(table?.columns).toEqual([
      { name: 'Dal', samples: ['2023-03-15', '4/7', '5/7'] },
      { name: 'Colonna 2', samples: ['1', '2', '3'] },
      { name: 'Nome', samples: ['Rosa', 'Mario', 'Luigi'] },
      { name: 'Nome (2)', samples: ['Bianchi'] },
      { name: '__proto__', samples: ['a', 'b', 'c'] },
    ]);
  });

  test('says what a column is, and leaves the others as they were', () => {
    const mapping = new Map<StayField, string>([
      ['startDate', 'Dal'],
      ['name', 'Nome (2)'],
      ['note', '__proto__'],
      ['code', 'Codice'],
    ]);
    const fields = new Map<StayField, readonly number[]>([['price', [1]]]);
    expect([...mapColumns({ columns: table?.columns ?? [], fields }, mapping)]).toEqual([
      ['price', [1]],
      ['startDate', [0]],
      ['name', [3]],
      ['note', [4]],
    ]);
  });
});

describe('the separator', () => {
  test.each([',', ';', '\t', '|'])('%j is what makes a header', (separator) => {
    const title = 'Uno, due; tre | quattro, cinque, sei';
    expect(findSeparator([title, AIRBNB.map((name) => `"${name}"`).join(separator)], STAY_TABLES)).toBe(separator);
    expect(findSeparator([title, ['Nome', 'Voto', 'Testo'].join(separator)], REVIEW_TABLES)).toBe(separator);
  });

  test('of an own sheet is the most frequent in its first line', () => {
    expect(findSeparator(['', 'Dal;Al;Chi, e perché', 'a,b,c,d'], STAY_TABLES)).toBe(';');
    expect(findSeparator(['Dal'], STAY_TABLES)).toBe(',');
    expect(findSeparator([], STAY_TABLES)).toBe(',');
  });
});

test('no table breaks the matching, and the header lies in it', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.double().map((serial) => ({ serial })),
    fc.constantFrom(...AIRBNB, ...BOOKING_ITALIAN, '__proto__', 'constructor'),
  );
  fc.assert(
    fc.property(fc.array(fc.array(cell)), (rows) => {
      const table = match(...rows);
      if (!table) return;
      expect(table.columns).toHaveLength(rows[table.header]?.length ?? Number.NaN);
      for (const place of [...table.fields.values()].flat()) expect(table.columns[place]).toBeDefined();
    }),
  );
});

test.each([',', '"', ' ', 'a,'])('a megabyte of %j is matched before the test ends', (part) => {
  const line = part.repeat(1_000_000 / part.length);
  expect(findSeparator([line], STAY_TABLES)).toBe(',');
  expect(match([line])?.known).toBeUndefined();
});
