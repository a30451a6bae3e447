import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeCsv } from '@approdo/shared/domain/base/text/csv';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TabledEntry, tableEntries } from '../../server/src/features/money/reports/entries-csv.ts';
import { installFromDebian } from '../support/install-from-debian.ts';

const OFFICE = '/usr/bin/soffice';

/** Semicolons, quotes, UTF-8, from the first line, Italian; no further conversion. */
const AS_ITALIANS_OPEN_IT = 'CSV:59,34,76,1,,1040,false,false';

const FIRST_START_MS = 300_000;

const HOSTILE = ['=1+1', '+39 081', '-2', '@SUM(A1:A9)', '\t=1', '=HYPERLINK("x";"y")', 'a;=1+1', '"=1', '"";=2'];

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-calc-'));
  if (!existsSync(OFFICE)) installFromDebian('libreoffice-calc');
}, FIRST_START_MS);
afterAll(() => rmSync(folder, { recursive: true }));

function entry(change: Partial<TabledEntry>): TabledEntry {
  return {
    id: 'e1',
    direction: 'IN',
    purpose: 'STAY',
    method: 'BANK',
    amount: 123_450,
    date: '2028-02-29',
    reference: 'RF1748213907 acconto',
    isCounter: false,
    guestName: 'Zoë Müller-Rossi',
    startDate: '2028-06-27',
    endDate: '2028-07-04',
    ...change,
  };
}

/** The type and value of each cell in a table opened by Calc. */
function openInCalc(table: string): string[][] {
  const file = join(folder, 'entrate.csv');
  writeFileSync(file, table);
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`;
  const convert = ['--convert-to', 'fods', '--outdir', folder, `--infilter=${AS_ITALIANS_OPEN_IT}`, file];
  execFileSync(OFFICE, [profile, '--headless', '--norestore', ...convert], { stdio: 'pipe' });
  const sheet = readFileSync(join(folder, 'entrate.fods'), 'utf8');
  const rows = sheet.match(/<table:table-row[ >].*?<\/table:table-row>/gs) ?? [];
  return rows.map((row) =>
    [...row.matchAll(/<table:table-cell([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs)].flatMap(cellsOf),
  );
}

/** Adjacent empty cells are one element. */
function cellsOf(cell: readonly string[]): string[] {
  const times = /number-columns-repeated="(\d+)"/.exec(cell[1] ?? '')?.[1] ?? '1';
  return Array.from({ length: Number(times) }, () => cellOf(cell));
}

function cellOf([, attributes = '', content = '']: readonly string[]): string {
  if (attributes.includes('table:formula=')) return `formula ${attributes}`;
  const type = /office:value-type="(\w+)"/.exec(attributes)?.[1];
  if (type === undefined) return '';
  const value = /office:(?:date-)?value="([^"]*)"/.exec(attributes)?.[1];
  return `${type} ${value ?? textOf(content)}`;
}

/** The text of a cell's paragraph, in which tabs, which XML would drop, are elements. */
function textOf(content: string): string {
  const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
  const [, written = ''] = /<text:p>(.*?)<\/text:p>/s.exec(content) ?? [];
  const text = written.replace(/<text:tab\/>/g, '\t').replace(/<[^>]*>/g, '');
  return text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
}

test('the accountant’s table opens in LibreOffice with dates, amounts and texts as what they are', {
  timeout: FIRST_START_MS,
}, ({ skip }) => {
  if (!existsSync(OFFICE)) skip('LibreOffice is not to be had here');
  const entries = [
    entry({}),
    entry({ id: 'e2', direction: 'OUT', amount: 100_000_000, date: '2028-12-31', reference: null }),
    entry({ id: 'e3', amount: 5, purpose: 'TAX', isCounter: true, date: '2029-01-02' }),
  ];
  const [head, ...rows] = openInCalc(
    writeCsv(tableEntries(entries, { receipts: new Map([['e1', '12/2028']]) }), { isBare: true }),
  );
  expect(head?.join()).toBe(
    'string Data,string Causale,string Ricevuta,string Soggiorno,string Ospite,string Metodo,string Riferimento,string Entrata,string Uscita',
  );
  expect(rows.map((row) => [row[0], row[1], row[2], row[4], row[6], row[7], row[8] ?? ''])).toEqual([
    [
      'date 2028-02-29',
      'string Soggiorno',
      'string 12/2028',
      'string Zoë Müller-Rossi',
      'string RF1748213907 acconto',
      'float 1234.5',
      '',
    ],
    ['date 2028-12-31', 'string Soggiorno', '', 'string Zoë Müller-Rossi', '', '', 'float 1000000'],
    [
      'date 2029-01-02',
      'string Imposta di soggiorno (annullamento)',
      '',
      'string Zoë Müller-Rossi',
      'string RF1748213907 acconto',
      'float 0.05',
      '',
    ],
  ]);
});

test('what a guest or a bank wrote is text there, and nothing of it is run', { timeout: FIRST_START_MS }, ({
  skip,
}) => {
  if (!existsSync(OFFICE)) skip('LibreOffice is not to be had here');
  const entries = HOSTILE.map((words) => entry({ guestName: words, reference: words }));
  const [, ...rows] = openInCalc(writeCsv(tableEntries(entries, { receipts: new Map() }), { isBare: true }));
  expect(rows).toHaveLength(HOSTILE.length);
  for (const [at, row] of rows.entries()) {
    expect(row).toHaveLength(9);
    const words = HOSTILE[at]?.trim() ?? '';
    for (const cell of [row[4], row[6]]) {
      expect(cell).toMatch(/^string /);
      // A leading apostrophe makes it text; nothing of the content is lost.
      expect(cell?.replaceAll("'", '')).toContain(words);
    }
    expect(row[7]).toBe('float 1234.5');
  }
});
