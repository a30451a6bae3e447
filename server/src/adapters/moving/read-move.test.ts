import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MoveKind } from '@approdo/shared/contract/operations/moves';
import { utils, type WorkSheet, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, feedText, vevent } from '../../testing/feed-text.ts';
import { aPicture } from '../../testing/media-files.ts';
import { writeZip } from '../../testing/zip-files.ts';
import { readMove } from './read-move.ts';
import { type ReadingLine, ReadingRefusal } from './reading.ts';

const MB = 1024 ** 2;
const HEADER = ['Book number', 'Guest name(s)', 'Check-in', 'Check-out', 'Price'];
const WXR = '<?xml version="1.0"?>\n<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel></channel></rss>';

let folder: string;
let written = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-moves-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A file whose name says nothing of what it is. */
function keep(bytes: Buffer | string): string {
  written += 1;
  const path = join(folder, String(written));
  writeFileSync(path, bytes);
  return path;
}

async function linesOf(kind: MoveKind, ...paths: string[]): Promise<ReadingLine[]> {
  const lines: ReadingLine[] = [];
  const files = paths.map((path) => ({ path, name: 'export' }));
  await readMove({ kind, files }, async (line) => void lines.push(line));
  return lines;
}

/** What the owner is told; fails where the file is read. */
async function faultOf(kind: MoveKind, ...paths: string[]) {
  const outcome = await linesOf(kind, ...paths).catch((error: unknown) => error);
  if (outcome instanceof ReadingRefusal) return outcome.fault;
  throw outcome instanceof Error ? outcome : new Error('the file was read');
}

async function itemsOf(kind: MoveKind, bytes: Buffer | string) {
  return (await linesOf(kind, keep(bytes))).flatMap((line) => ('item' in line ? [line.item] : []));
}

async function endOf(kind: MoveKind, bytes: Buffer | string) {
  const last = (await linesOf(kind, keep(bytes))).at(-1);
  return last && 'end' in last ? last.end : undefined;
}

async function factsOf(kind: MoveKind, bytes: Buffer | string) {
  return (await itemsOf(kind, bytes)).map(({ facts }) => facts);
}

const csvOf = (...rows: string[][]) => rows.map((row) => row.join(';')).join('\r\n');

function workbookOf(sheet: WorkSheet, bookType: 'xlsx' | 'biff8'): Buffer {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, sheet, 'Primo');
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['un', 'altro', 'foglio']]), 'Secondo');
  return Buffer.from(write(workbook, { type: 'buffer', bookType, compression: true }));
}

describe('a file is known by its bytes', () => {
  const unknown = { status: 415, message: 'Non riconosciamo questo file' };

  test.each<[string, MoveKind, Buffer | string]>([
    ['nothing', 'STAYS', ''],
    ['bytes of no kind', 'STAYS', Buffer.from([0, 1, 2, 0x2c, 0x3b, 0])],
    ['a page of a portal', 'STAYS', '<!DOCTYPE html><table><tr><td>Check-in, Check-out</td></tr></table>'],
    ['JSON', 'REVIEWS', '{"reviews":[1,2]}'],
    ['a site for stays', 'STAYS', WXR],
    ['stays for a site', 'SITE', csvOf(HEADER)],
    ['a calendar for reviews', 'REVIEWS', feedText([])],
    ['a table for photos', 'PHOTOS', csvOf(HEADER)],
    ['a zip without texts for a site', 'SITE', writeZip([{ name: 'mare.jpg' }])],
    ['a document for stays', 'STAYS', writeZip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }])],
  ])('%s is refused', async (_, kind, bytes) => {
    expect(await faultOf(kind, keep(bytes))).toEqual(unknown);
  });

  test('a picture is refused for stays, and a site’s second file that is no zip', async () => {
    expect(await faultOf('STAYS', keep(await aPicture()))).toEqual(unknown);
    expect(await faultOf('SITE', keep(writeZip([{ name: 'a.md' }])), keep(WXR))).toEqual(unknown);
  });

  test.each<[string, MoveKind, string, number, string]>([
    ['a table', 'STAYS', csvOf(HEADER), 10, '10 MB'],
    ['a calendar', 'STAYS', feedText([]), 10, '10 MB'],
    ['a WXR', 'SITE', WXR, 100, '100 MB'],
    ['a Ghost export', 'SITE', '{"db":[{"data":{}}]}', 100, '100 MB'],
  ])('%s may be too large', async (_, kind, text, megabytes, max) => {
    const path = keep(text.padEnd(64 * 1024));
    truncateSync(path, megabytes * MB + 1);
    expect(await faultOf(kind, path)).toEqual({ status: 413, message: `Il file supera ${max}` });
  });

  test('the zip of a site’s pictures is checked, though not read', async () => {
    const site = keep(writeZip([{ name: 'a.md' }]));
    const { message } = await faultOf('SITE', site, keep(writeZip([{ name: '../mare.jpg' }])));
    expect(message).toContain('Lo zip non è sicuro');
  });
});

describe('a CSV', () => {
  const rows = [HEADER, ['123', 'Zoë d’Asburgo', '2026-07-03', '2026-07-05', '1.234,50']];

  test.each([
    ['UTF-8', Buffer.from(csvOf(...rows))],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${csvOf(...rows)}`)],
    ['UTF-16', Buffer.from(`\uFEFF${csvOf(...rows)}`, 'utf16le')],
    ['UTF-16 of the other order', Buffer.from(`\uFEFF${csvOf(...rows)}`, 'utf16le').swap16()],
    ['Windows-1252', Buffer.from(csvOf(...rows).replace('’', '\x92'), 'latin1')],
  ])('is read in %s', async (_, bytes) => {
    expect(await itemsOf('STAYS', bytes)).toEqual([
      { kind: 'STAY', source: '', key: '2', title: '', facts: { cells: rows[1] } },
    ]);
    expect(await endOf('STAYS', bytes)).toMatchObject({ format: 'CSV', facts: { header: HEADER } });
  });

  test('numbers its rows as a sheet does, from the header on, without empty ones', async () => {
    const text = csvOf(['Prenotazioni'], [], HEADER, ['1', 'Rosa'], [], ['2', 'Mario', '', '']);
    const found = (await itemsOf('STAYS', text)).map(({ key, facts }) => [key, facts]);
    expect(found).toEqual([
      ['4', { cells: ['1', 'Rosa'] }],
      ['6', { cells: ['2', 'Mario'] }],
    ]);
  });

  test('may have cells of several lines, and quotes where they do not belong', async () => {
    const text = 'Nome,Voto,Testo\n"Rosa ""Rosy""",5,"Bello\n\n=2+2"\nMario,4,Un 27" in camera';
    expect(await factsOf('REVIEWS', text)).toEqual([
      { cells: ['Rosa "Rosy"', '5', 'Bello\n\n=2+2'] },
      { cells: ['Mario', '4', 'Un 27" in camera'] },
    ]);
  });

  test('has text alone: no formulas, no control characters, no names that mean something', async () => {
    const text = csvOf(['__proto__', 'constructor', ...HEADER], ['=1+1', '@SUM(A1)', '+39', '-5', 'a\x07b\x1Bc']);
    expect(await factsOf('STAYS', text)).toEqual([{ cells: ['=1+1', '@SUM(A1)', '+39', '-5', 'abc'] }]);
    expect((await endOf('STAYS', text))?.facts).toEqual({ header: ['__proto__', 'constructor', ...HEADER] });
  });

  test('keeps a row apart whose cell is too large', async () => {
    const [fits, large] = await itemsOf('STAYS', csvOf(HEADER, ['x'.repeat(2000)], ['y'.repeat(500_000), 'Rosa']));
    expect(fits?.found).toBeUndefined();
    expect(large?.found).toEqual({ state: 'FAULT', reason: 'Troppo grande' });
    expect(JSON.stringify(large).length).toBeLessThan(3000);
  });

  test('that breaks off in a cell is refused with the line', async () => {
    const fault = await faultOf('STAYS', keep(`${HEADER.join(',')}\n1,Rosa\n2,"Mario`));
    expect(fault).toEqual({ message: 'Il file è incompleto o rovinato, alla riga 3' });
  });

  test('may have 5,000 rows and 64 columns, and no more', async () => {
    const rowsOf = (count: number) => csvOf(['Titolo'], HEADER, ...Array.from({ length: count }, () => ['1', 'Rosa']));
    expect(await itemsOf('STAYS', rowsOf(5000))).toHaveLength(5000);
    expect(await faultOf('STAYS', keep(rowsOf(5001)))).toEqual({ message: 'Troppe voci: al massimo 5.000' });
    const wide = (count: number) =>
      csvOf(
        HEADER,
        Array.from({ length: count }, () => 'x'),
      );
    expect(await itemsOf('STAYS', `${wide(64)};;;`)).toHaveLength(1);
    expect(await faultOf('STAYS', keep(wide(65)))).toEqual({ message: 'Troppe voci: al massimo 64' });
  });
});

describe.each([
  ['XLSX', 'xlsx'],
  ['XLS', 'biff8'],
] as const)('a sheet of %s', (format, bookType) => {
  test('tells dates from numbers, and has text and values alone', async () => {
    const sheet = utils.aoa_to_sheet([HEADER, ['0012', '=1+1', 46_206, 46_208, 1234.5]]);
    sheet.C2 = { t: 'n', v: 46_206, z: 'dd/mm/yyyy' };
    sheet.D2 = { t: 'n', v: 46_208.5, z: 'm/d/yy' };
    sheet.F2 = { t: 'n', v: 4, f: 'WEBSERVICE("https://example.com")' };
    sheet['!ref'] = 'A1:F2';
    const bytes = workbookOf(sheet, bookType);
    const cells = ['0012', '=1+1', { serial: 46_206 }, { serial: 46_208.5 }, 1234.5, 4];
    expect(await factsOf('STAYS', bytes)).toEqual([{ cells }]);
    expect(await endOf('STAYS', bytes)).toEqual({ format, left: [], hints: [], facts: { header: HEADER } });
  });

  test('may have 5,000 rows and 64 columns, and no more', async () => {
    const rows = (count: number) => utils.aoa_to_sheet([HEADER, ...Array.from({ length: count }, () => ['1'])]);
    expect(await itemsOf('STAYS', workbookOf(rows(5000), bookType))).toHaveLength(5000);
    const long = keep(workbookOf(rows(5001), bookType));
    expect(await faultOf('STAYS', long)).toEqual({ message: 'Troppe voci: al massimo 5.000' });
    const wide = keep(workbookOf(utils.aoa_to_sheet([HEADER, Array.from({ length: 65 }, () => 1)]), bookType));
    expect(await faultOf('STAYS', wide)).toEqual({ message: 'Troppe voci: al massimo 64' });
  });
});

test('a damaged workbook of either kind is refused', async () => {
  const whole = workbookOf(utils.aoa_to_sheet([HEADER]), 'xlsx');
  const damaged = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000, 'x')]);
  for (const bytes of [whole.subarray(0, whole.length / 2), damaged]) {
    expect(await faultOf('STAYS', keep(bytes))).toEqual({ message: 'Il file è incompleto o rovinato' });
  }
});

describe('a workbook is a zip like any', () => {
  const parts = [{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }];

  test.each([
    ['that swells', { name: 'xl/worksheets/sheet1.xml', bytes: Buffer.alloc(11 * MB) }, 'si gonfia'],
    ['too large to be held', { name: 'xl/media/a', declared: { packed: 9 * MB, size: 257 * MB } }, 'supera 256 MB'],
    ['with a password', { name: 'xl/styles.xml', flags: 1 }, 'è protetto da una password'],
  ])('%s', async (_, part, reason) => {
    expect((await faultOf('STAYS', keep(writeZip([...parts, part])))).message).toContain(reason);
  });
});

describe('a calendar', () => {
  const text = feedText([
    days('a@airbnb', '2019-05-01', '2019-05-04', 'SUMMARY:Reserved\\, \x07Rossi'),
    days('b@airbnb', '2019-06-01', '2019-06-04', 'SUMMARY:Airbnb (Not available)'),
    vevent('UID:c', 'DTSTART:20190701T100000Z', 'DTEND:20190701T110000Z', 'TRANSP:TRANSPARENT', 'SUMMARY:Ferie'),
    days('d@smoobu', '2019-05-01', '2019-05-02', 'SUMMARY:Check-in Rossi'),
    days('e', '2019-08-01', '2019-08-04', 'STATUS:CANCELLED'),
    vevent('UID:f', 'SUMMARY:Senza data'),
  ]);

  test('gives its stays, past ones too, and leaves what is none', async () => {
    const found = (await itemsOf('STAYS', text)).map(({ key, title, facts, found }) => ({ key, title, facts, found }));
    expect(found[0]).toEqual({
      key: 'a@airbnb',
      title: 'Reserved, Rossi',
      facts: { uid: 'a@airbnb', summary: 'Reserved, Rossi', startDate: '2019-05-01', endDate: '2019-05-04' },
      found: undefined,
    });
    expect(found.slice(1).map(({ key, found: left }) => [key, left])).toEqual([
      ['b@airbnb', { state: 'LEFT', reason: 'Giorni chiusi' }],
      ['c', { state: 'LEFT', reason: 'Segnato come libero' }],
      ['d@smoobu', { state: 'LEFT', reason: 'Ricorda un arrivo o una partenza' }],
    ]);
    expect(await endOf('STAYS', text)).toMatchObject({ format: 'ICS', left: [{ count: 2 }] });
  });

  test('that breaks off, or has too many events, is refused', async () => {
    expect(await faultOf('STAYS', keep(text.slice(0, 300)))).toEqual({ message: 'Il file è incompleto o rovinato' });
    const many = feedText(Array.from({ length: 5001 }, (_, index) => days(String(index), '2026-05-01', '2026-05-02')));
    expect(await faultOf('STAYS', keep(many))).toEqual({ message: 'Troppe voci: al massimo 5.000' });
  });
});
