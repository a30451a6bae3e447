import { expect, test } from 'vitest';
import type { Row } from '../../base/tables/cell.ts';
import { createRowReader, findBankTable, mapBankTable } from './bank-columns.ts';

function read(rows: readonly Row[]) {
  const table = findBankTable(rows);
  if (!table) return undefined;
  const readRow = createRowReader(table, table.fields);
  return table.rows.slice(1).map(readRow);
}

const LINE = { date: '2027-03-01', amount: 18_171, currency: 'EUR', text: 'Bonifico Rossi' };

test.each<[bank: string, rows: readonly Row[]]>([
  [
    'Intesa Sanpaolo',
    [
      ['Elenco movimenti'],
      ['Data', 'Operazione', 'Dettagli', 'Contabilizzazione', 'Valuta', 'Importo'],
      ['01/03/2027', 'Bonifico', 'Rossi', 'CONTABILIZZATO', 'EUR', 181.71],
    ],
  ],
  [
    'UniCredit',
    [
      ['Data Registrazione', 'Data valuta', 'Descrizione', 'Importo (EUR)'],
      ['01.03.2027', '02.03.2027', 'Bonifico Rossi', '181,71'],
    ],
  ],
  [
    'Fineco',
    [
      ['Data_Operazione', 'Entrate', 'Uscite', 'Descrizione', 'Descrizione_Completa'],
      [{ serial: 46_447 }, 181.71, '', 'Bonifico', 'Rossi'],
    ],
  ],
  [
    'BancoPosta',
    [
      ['Data Contabile', 'Data Valuta', 'Addebiti (euro)', 'Accrediti (euro)', 'Descrizione operazioni'],
      ['01/03/2027', '01/03/2027', '', '181,71', 'Bonifico Rossi'],
    ],
  ],
  [
    'N26',
    [
      ['Booking Date', 'Value Date', 'Payment Reference', 'Amount (EUR)'],
      ['2027-03-01', '2027-03-01', 'Bonifico Rossi', '181.71'],
    ],
  ],
  [
    'Revolut',
    [
      ['Started Date', 'Completed Date', 'Description', 'Amount', 'Fee', 'Currency', 'State'],
      ['2027-02-28 10:00:00', '2027-03-01 10:00:00', 'Bonifico Rossi', '181.71', '0.00', 'EUR', 'COMPLETED'],
    ],
  ],
])('the statement of %s is read as it is', (_, rows) => {
  expect(read(rows)).toEqual([LINE]);
});

test('money out has a minus, whether the bank writes one or not', () => {
  const header = ['Data', 'Descrizione', 'Entrate', 'Uscite'];
  const rows = [header, ['01/03/2027', 'Luce', '', '80,00'], ['01/03/2027', 'Luce', '', '-80,00']];
  expect(read(rows)?.map((line) => line?.amount)).toEqual([-8000, -8000]);
});

test('undecided days are day first, a bare number is a serial of Excel, and other currencies are told', () => {
  const header = ['Data', 'Descrizione', 'Importo', 'Divisa'];
  const rows = [header, ['01/03/2027', 'x', '1,00', 'CHF'], [46_447, 'x', '1,00', 'EUR']];
  expect(read(rows)).toMatchObject([{ date: '2027-03-01', currency: 'CHF' }, { date: '2027-03-01' }]);
});

test('rows without day or amount, and those that are not booked, are skipped', () => {
  const header = ['Data', 'Descrizione', 'Importo', 'Stato'];
  const rows = [header, ['', 'Saldo', '5,00', ''], ['01/03/2027', 'x', '', ''], ['01/03/2027', 'x', '5,00', 'Pending']];
  expect(read(rows)).toEqual([undefined, undefined, undefined]);
});

test('of a table that nobody knows the columns are told, and the owner names them', () => {
  const table = findBankTable([['Estratto'], ['Quando', 'Cosa', 'Quanto'], ['01/03/2027', 'Bonifico Rossi', '181,71']]);
  expect(table?.fields.size).toBe(0);
  expect(table?.columns).toEqual([
    { name: 'Quando', samples: ['01/03/2027'] },
    { name: 'Cosa', samples: ['Bonifico Rossi'] },
    { name: 'Quanto', samples: ['181,71'] },
  ]);
  if (!table) return;
  expect(mapBankTable(table, { date: 'Quando', text: 'Cosa', amount: 'Altro' })).toBeUndefined();
  const fields = mapBankTable(table, { date: 'Quando', text: 'Cosa', amount: 'Quanto' });
  expect(fields && table.rows.slice(1).map(createRowReader(table, fields))).toEqual([LINE]);
});
