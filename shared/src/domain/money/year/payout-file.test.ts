import { describe, expect, test } from 'vitest';
import { type PayoutFile, readPayoutFile } from './payout-file.ts';

const rowsOf = (text: string) => text.split('\n').map((line) => line.split(';'));

function read(text: string): PayoutFile {
  const file = readPayoutFile(rowsOf(text));
  if (!file) throw new Error('the file is of no portal');
  return file;
}

/** What a payout's rows come to. */
function sumOf({ rows }: PayoutFile, key: string): number {
  return rows.filter(({ payoutKey }) => payoutKey === key).reduce((sum, { amount }) => sum + amount, 0);
}

function expectNoGap(file: PayoutFile): void {
  const payouts = file.rows.filter(({ kind }) => kind === 'PAYOUT');
  expect(payouts.length).toBeGreaterThan(0);
  for (const { key, amount } of payouts) expect(sumOf(file, key)).toBe(amount);
}

const AIRBNB = `Date;Type;Confirmation code;Start date;End date;Nights;Guest;Currency;Amount;Paid out;Service fee;Gross earnings
03/05/2027;Payout;;;;;;EUR;;270.50;;
03/05/2027;Reservation;HMAAAAAAAA;03/01/2027;03/04/2027;3;Ann Guest;EUR;320.50;;10.50;331.00
03/05/2027;Host withholding;HMAAAAAAAA;03/01/2027;03/04/2027;3;Ann Guest;EUR;-50.00;;;
03/13/2027;Payout;;;;;;EUR;;110.00;;
03/13/2027;Reservation;HMBBBBBBBB;03/10/2027;03/12/2027;2;Bob Guest;EUR;100.00;;4.00;104.00
03/13/2027;Resolution adjustment;HMBBBBBBBB;03/10/2027;03/12/2027;2;Bob Guest;EUR;10.00;;;
03/13/2027;Miscellaneous;;;;;;EUR;5.00;;;`;

describe('a file of Airbnb', () => {
  test('has the rows below a payout for its own, and they come to it', () => {
    const file = read(AIRBNB);
    expect(file.portal).toBe('AIRBNB');
    expectNoGap(file);
    expect(file.rows[1]).toMatchObject({
      ...{ kind: 'STAY', code: 'HMAAAAAAAA', day: '2027-03-05', startDate: '2027-03-01', endDate: '2027-03-04' },
      ...{ guestName: 'Ann Guest', gross: 33_100, commission: 1050, paid: 32_050, amount: 32_050, currency: 'EUR' },
    });
  });

  test('tells what was withheld, which was not paid, and what was changed since', () => {
    const { rows } = read(AIRBNB);
    expect(rows[2]).toMatchObject({ kind: 'WITHHELD', withheld: 5000, paid: -5000, gross: 0 });
    expect(rows[5]).toMatchObject({ kind: 'OTHER', gross: 1000, paid: 1000 });
  });

  test('has rows that belong to no stay, which count nowhere', () => {
    expect(read(AIRBNB).odd).toEqual([{ row: 8, text: 'Manca il codice della prenotazione' }]);
  });

  test('reads the Italian names, month first where nothing tells, and takes the tourist tax apart', () => {
    const { rows } =
      read(`Data;Tipo;Codice di conferma;Data di inizio;Data di fine;Notti;Ospite;Valuta;Importo;Pagato;Guadagni lordi
03/05/2027;Prenotazione;HMAAAAAAAA;03/01/2027;03/04/2027;;Anna;EUR;100,00;;100,00
03/05/2027;Tassa di soggiorno;HMAAAAAAAA;03/01/2027;03/04/2027;;Anna;EUR;12,00;;`);
    expect(rows).toMatchObject([
      { kind: 'STAY', startDate: '2027-03-01', payoutKey: null },
      { kind: 'TAX', touristTax: 1200, paid: -1200 },
    ]);
  });

  test('counts equal rows, so that each is known again', () => {
    const line = '03/05/2027;Adjustment;HMAAAAAAAA;;;;;EUR;1.00;;;';
    const keys = read(`${AIRBNB}\n${line}\n${line}`).rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.slice(0, 3)).toEqual(
      read(AIRBNB)
        .rows.slice(0, 3)
        .map(({ key }) => key),
    );
  });
});

const BOOKING_HEADER =
  'Type/Transaction type;Statement Descriptor;Reference number;Check-in date;Check-out date;Issue date;Reservation status;Rooms;Room nights;Property ID;Property name;Legal ID;Legal name;Country;Payout type;Gross amount;Commission;Commission %;Payments Service Fee;Payments Service Fee %;VAT;Tax;Transaction amount;Transaction currency;Exchange rate;Payable amount;Payout amount;Payout currency;Payout date;Payout frequency;Bank account';

type Money = readonly [gross: string, commission: string, fee: string, vat: string, amount: string, payout?: string];

function bookingRow(type: string, code: string, days: string, [gross, commission, fee, vat, amount, payout]: Money) {
  const property = ['1', 'Casa', '2', 'Anna', 'Italy', 'Net'];
  const money = [gross, commission, '', fee, '', vat, '', amount, 'EUR', '1', '', payout ?? '-', 'EUR', '2027-03-12'];
  const stay = [type, 'y55P', code, ...days.split(' '), '-', 'Okay', '1', '3'];
  return [...stay, ...property, ...money, 'Daily', '*69'].join(';');
}

const BOOKING_ROWS = [
  bookingRow('(Payout)', '-', '- -', ['-', '-', '-', '-', '-', '253.00']),
  bookingRow('Reservation', '4649972566', '2027-03-08 2027-03-10', ['100.00', '-15.00', '-1.00', '-1.00', '83.00']),
  bookingRow('Reservation', '4649972567', '2027-03-10 2027-03-12', ['300.00', '-45.00', '-1.00', '-0.00', '254.00']),
  bookingRow('Ritenuta per locazione breve', '-', '- -', ['-84.00', '-', '-', '-', '-']),
];

describe('a file of Booking.com', () => {
  test('joins rows to their payout by its descriptor, and shares what was withheld of it', () => {
    const file = read([BOOKING_HEADER, ...BOOKING_ROWS].join('\n'));
    expectNoGap(file);
    expect(file.odd).toEqual([]);
    expect(file.rows[1]).toMatchObject({ code: '4649972566', gross: 10_000, commission: 1700, paid: 8300 });
    const withheld = file.rows.filter(({ kind }) => kind === 'WITHHELD');
    expect(withheld.map(({ code, withheld: share, paid }) => [code, share, paid])).toEqual([
      ['4649972566', 2100, -2100],
      ['4649972567', 6300, -6300],
    ]);
  });

  test('has what was withheld of a payout in several rows shared once', () => {
    const half = BOOKING_ROWS.slice(3).map((row) => row.replace('-84.00', '-42.00'));
    const { rows } = read([BOOKING_HEADER, ...BOOKING_ROWS.slice(0, 3), ...half, ...half].join('\n'));
    expect(rows.filter(({ kind }) => kind === 'WITHHELD').map(({ withheld }) => withheld)).toEqual([2100, 6300]);
  });

  test('is known by its columns’ places in another language', () => {
    const header = ['Tipo di transazione', ...Array.from({ length: 30 }, (_, at) => `Colonna ${at}`)].join(';');
    const italian = [header, ...BOOKING_ROWS].join('\n');
    expect(read(italian).rows).toEqual(read([BOOKING_HEADER, ...BOOKING_ROWS].join('\n')).rows);
  });
});

describe('a file of Vrbo', () => {
  const VRBO = `Reservation ID;Traveler First Name;Traveler Last Name;Check-in;Check-out;Nights;Payout Date;Gross Booking Amount;Deductions;Payout Amount;Lodging Tax Owner Remits;Payout currency
HA-ABC123;Ann;Guest;03/20/2027;03/27/2027;7;03/21/2027;712.00;-57.00;655.00;12.00;EUR
HA-DEF456;Bob;Guest;03/22/2027;03/25/2027;3;03/21/2027;300.00;-24.00;276.00;0;EUR`;

  test('has a payout a day, and the tourist tax in neither gross nor what was paid', () => {
    const file = read(VRBO);
    expectNoGap(file);
    expect(file.rows).toMatchObject([
      { code: 'HA-ABC123', guestName: 'Ann Guest', gross: 70_000, commission: 5700, touristTax: 1200, paid: 64_300 },
      { code: 'HA-DEF456', gross: 30_000, commission: 2400, touristTax: 0, paid: 27_600 },
      { kind: 'PAYOUT', day: '2027-03-21', amount: 93_100 },
    ]);
  });
});

test('a table of no portal is none', () => {
  expect(readPayoutFile(rowsOf('Data;Importo;Descrizione\n01/03/2027;10,00;Bonifico'))).toBeUndefined();
  expect(readPayoutFile([])).toBeUndefined();
});

test('a stay of no real nights has the day of its payout alone, and a code that is none is told', () => {
  const stayRow = (code: string, days: string) => `03/05/2027;Reservation;${code};${days};EUR;1.00;;;1.00`;
  const { rows, odd } = read(
    [
      ...AIRBNB.split('\n', 1),
      stayRow('HMA', '03/01/2027;12/31/9999;;Ann'),
      stayRow('HMB', '03/04/2027;03/01/2027;;Ann'),
      stayRow('HMC', '01/01/0001;03/01/2027;;Ann'),
      stayRow('HMD', '03/01/2027;;2.5;Ann'),
      stayRow('H'.repeat(101), '03/01/2027;03/04/2027;3;Ann'),
      '03/05/9999;Reservation;HME;;;;;EUR;1.00;;;1.00',
    ].join('\n'),
  );
  expect(rows.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
    ['2027-03-01', null],
    ['2027-03-04', null],
    [null, null],
    ['2027-03-01', '2027-03-03'],
  ]);
  expect(odd).toEqual([
    { row: 6, text: 'Il codice della prenotazione è troppo lungo' },
    { row: 7, text: 'Data non riconosciuta' },
  ]);
});

test('what stands below a payout that nobody can read is not of the one above', () => {
  const { rows } = read(`${AIRBNB.split('\n', 3).join('\n')}
03/06/2027;Payout;;;;;;EUR;;molto;;
03/06/2027;Reservation;HMCCCCCCCC;03/01/2027;03/04/2027;3;Ann Guest;EUR;1.00;;0.00;1.00`);
  expect(rows.map(({ code, payoutKey }) => [code, payoutKey !== null])).toEqual([
    ['', false],
    ['HMAAAAAAAA', true],
    ['HMCCCCCCCC', false],
  ]);
});

test('a row whose day or amount nobody can read is told, and counts nowhere', () => {
  const { rows, odd } = read(`Date;Type;Confirmation code;Amount;Gross earnings;Service fee
03/05/2027;Reservation;HMAAAAAAAA;dodici;1.00;0
ieri;Reservation;HMBBBBBBBB;1.00;1.00;0`);
  expect(rows).toEqual([]);
  expect(odd).toEqual([
    { row: 2, text: 'Importo non riconosciuto' },
    { row: 3, text: 'Data non riconosciuta' },
  ]);
});
