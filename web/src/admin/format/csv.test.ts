import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

test('a table is lines of cells, with a byte order mark before them', () => {
  expect(
    writeCsv([
      ['Ospite', 'Notti'],
      ['Zoë', 7],
    ]),
  ).toBe('\uFEFFOspite;Notti\r\nZoë;7\r\n');
});

test.each([
  ['a semicolon', 'a;b', '"a;b"'],
  ['quotes', 'detta "la casa"', '"detta ""la casa"""'],
  ['a line break', 'uno\ndue', '"uno\ndue"'],
  ['a comma', 'a, b', 'a, b'],
  ['nothing', '', ''],
])('%s in a cell stays in it', (_, cell, written) => {
  expect(writeCsv([[cell, 'x']])).toBe(`\uFEFF${written};x\r\n`);
});

test.each(['=HYPERLINK("http://x")', '+39 081', '-1', '@SUM(A1)', '\t=1'])('%j is no formula', (cell) => {
  expect(writeCsv([[cell]])).toMatch(/^\uFEFF"?'/);
});

test('a number is one, below zero too', () => {
  expect(writeCsv([[-3]])).toBe('\uFEFF-3\r\n');
});
