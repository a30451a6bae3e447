import { expect, test } from 'vitest';
import { writeCsv } from './csv.ts';

test('a table is lines of quoted cells, with a byte order mark before them', () => {
  expect(
    writeCsv([
      ['Ospite', 'Notti'],
      ['Zoë', 7],
    ]),
  ).toBe('\uFEFF"Ospite";"Notti"\r\n"Zoë";"7"\r\n');
});

test.each([
  ['a semicolon', 'a;b', '"a;b"'],
  ['quotes', 'detta "la casa"', '"detta ""la casa"""'],
  ['a line break', 'uno\ndue', '"uno\ndue"'],
  ['a comma', 'a, b', '"a, b"'],
  ['nothing', '', '""'],
  ['a date', '2027-06-05', '"2027-06-05"'],
  ['an address', 'zoe+mare@example.com', '"zoe+mare@example.com"'],
])('%s in a cell stays in it', (_, cell, written) => {
  expect(writeCsv([[cell, 'x']])).toBe(`\uFEFF${written};"x"\r\n`);
});

test.each(['=HYPERLINK("http://x")', '+39 081', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1', '＋1', '－1', '＠A1'])(
  '%j is no formula',
  (cell) => {
    expect(writeCsv([[cell]])).toMatch(/^\uFEFF"[\s]?'/);
  },
);

test.each([
  ['a comma', 'Ada,=1+1', "Ada,'=1+1"],
  ['a semicolon', 'Ada;@SUM(A1)', "Ada;'@SUM(A1)"],
  ['a tab', 'Ada\t+1', "Ada\t'+1"],
  ['a line', 'Ada\n\n-1', "Ada\n\n'-1"],
  ['a blank behind it', 'Ada, =1', "Ada, '=1"],
  ['a quote behind it', 'Ada,"=1', `Ada,""'=1`],
  ['a full-width sign behind it', 'Ada;＝1', "Ada;'＝1"],
])('behind %s there is none either, whichever separator a program takes', (_, cell, written) => {
  expect(writeCsv([[cell]])).toBe(`\uFEFF"${written}"\r\n`);
});

test('a number is one, below zero too', () => {
  expect(writeCsv([[-3]])).toBe('\uFEFF"-3"\r\n');
});

test.each([
  ['a text', 'Zoë Rossi, detta la casa', 'Zoë Rossi, detta la casa'],
  ['an amount', '1234,50', '1234,50'],
  ['a date', '2027-06-05', '2027-06-05'],
  ['nothing', '', ''],
  ['a semicolon', 'a;b', '"a;b"'],
  ['quotes', 'detta "la casa"', '"detta ""la casa"""'],
  ['a line break', 'uno\ndue', '"uno\ndue"'],
  ['blanks around it', ' a ', '" a "'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula behind a tab', '\t@SUM(A1)', `"'\t'@SUM(A1)"`],
])('bare, %s has quotes only where it would be lost without', (_, cell, written) => {
  expect(writeCsv([[cell, 'x']], { isBare: true })).toBe(`\uFEFF${written};x\r\n`);
});

test('an amount has a decimal comma, and its minus sign', () => {
  expect(writeCsv([[{ cents: -18_171 }, { cents: 5 }]], { isBare: true })).toBe('\uFEFF-181,71;0,05\r\n');
});
