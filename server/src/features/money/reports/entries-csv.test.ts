import { writeCsv } from '@approdo/shared/domain/base/text/csv';
import { expect, test } from 'vitest';
import { tableEntries } from './entries-csv.ts';

test('an entry that stands on a receipt names it', () => {
  const entry = {
    id: 'e1',
    direction: 'OUT',
    purpose: 'STAY',
    method: 'CARD',
    amount: 100_000_000,
    date: '2027-02-28',
    reference: null,
    isCounter: false,
    guestName: 'Ada',
    startDate: '2027-06-27',
    endDate: '2027-07-04',
  } as const;
  const table = tableEntries([entry], { receipts: new Map([['e1', '12/2027']]) });
  const [, line] = writeCsv(table, { isBare: true }).split('\r\n');
  expect(line).toBe('2027-02-28;Soggiorno;12/2027;dal 27/06/2027 al 04/07/2027;Ada;Carta;;;1000000,00');
});
