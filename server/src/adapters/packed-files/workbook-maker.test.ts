import { setTimeout as wait } from 'node:timers/promises';
import { read } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { makeWorkbook, type Sheet } from './workbook-maker.ts';

const SHEET: Sheet = {
  name: 'spese',
  rows: [
    ['Data', 'Fornitore', 'Importo', 'Documenti'],
    ['2027-02-28', '=HYPERLINK("x";"Ada")', { cents: -34_612 }, 2],
  ],
};

test('amounts and counts are numbers, and texts are texts, never formulas', async () => {
  const book = read(await makeWorkbook(SHEET), { cellFormula: true });
  expect(book.SheetNames).toEqual(['spese']);
  expect(book.Sheets.spese).toMatchObject({
    A2: { t: 's', v: '2027-02-28' },
    B2: { t: 's', v: '=HYPERLINK("x";"Ada")' },
    C2: { t: 'n', v: -346.12 },
    D2: { t: 'n', v: 2 },
  });
  expect(book.Sheets.spese?.B2).not.toHaveProperty('f');
});

test('a sheet is the same bytes at another time', async () => {
  const first = await makeWorkbook(SHEET);
  await wait(2100);
  expect(Buffer.from(await makeWorkbook(SHEET)).equals(Buffer.from(first))).toBe(true);
});
