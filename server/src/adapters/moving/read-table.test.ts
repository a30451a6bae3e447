import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeZip } from '../../testing/zip-files.ts';
import { readTable } from './read-table.ts';
import { ReadingRefusal, refuseBroken } from './reading.ts';
import { createTableReader, TableRefusal, type TableTask } from './table-reader.ts';

const MB = 1024 ** 2;

let folder: string;
let written = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-tables-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Reads as the process does, without one. */
const readHere = createTableReader({
  async readTable(task, onLine) {
    try {
      await readTable(task, onLine);
    } catch (error) {
      await onLine({ fault: (error instanceof ReadingRefusal ? error : refuseBroken()).fault });
    }
  },
});

async function read(bytes: Buffer | string, of: TableTask['of'] = 'BANK') {
  written += 1;
  const path = join(folder, String(written));
  writeFileSync(path, bytes);
  return await readHere(path, of);
}

async function rowsOf(bytes: Buffer | string) {
  const table = await read(bytes);
  return 'rows' in table ? table.rows : [];
}

async function refusalOf(bytes: Buffer | string, of?: TableTask['of']) {
  const outcome = await read(bytes, of).catch((error: unknown) => error);
  if (!(outcome instanceof TableRefusal)) throw outcome instanceof Error ? outcome : new Error('it was read');
  const { status, code, message } = outcome;
  return { status, code, message };
}

const lines = (count: number) => Array.from({ length: count }, (_, at) => `01/03/2027;${at};Caffè`);

describe('a table', () => {
  test('has the separator of its header, whatever stands above it and in its texts', async () => {
    const text =
      'Conto, di Anna, e Bruno, e altri\n\nData;Importo;Descrizione\n01/03/2027;1.234,50;uno, due, tre, quattro';
    expect(await rowsOf(text)).toEqual([
      ['Conto, di Anna, e Bruno, e altri'],
      [],
      ['Data', 'Importo', 'Descrizione'],
      ['01/03/2027', '1.234,50', 'uno, due, tre, quattro'],
    ]);
  });

  test('is read in the encoding of banks', async () => {
    const bytes = Buffer.from('Data;Importo;Descrizione\n01/03/2027;1;Caff\xe8', 'latin1');
    expect((await rowsOf(bytes))[1]).toEqual(['01/03/2027', '1', 'Caffè']);
  });

  test('has its cells cut at 2,000 characters, and signs of formulas mean nothing', async () => {
    const [, row] = await rowsOf(`Data;Importo;__proto__\n=1+1;-5;${'x'.repeat(3000)}`);
    expect(row).toEqual(['=1+1', '-5', 'x'.repeat(2000)]);
  });

  test('has its control characters taken off', async () => {
    const [, row] = await rowsOf('Data;Importo;Descrizione\n01/03/2027;1;Caf\u0007fè\u001a');
    expect(row).toEqual(['01/03/2027', '1', 'Caffè']);
  });

  test('of long cells is written in lines that its reader takes', async () => {
    const path = join(folder, 'wide');
    const row = Array.from({ length: 16 }, () => 'x'.repeat(2000)).join(';');
    writeFileSync(path, Array.from({ length: 300 }, () => row).join('\n'));
    const lengths: number[] = [];
    await readTable({ path, of: 'PORTAL' }, async (line) => void lengths.push(JSON.stringify(line).length));
    expect(Math.max(...lengths)).toBeLessThan(8 * MB);
  });

  test.each(['xlsx', 'biff8'] as const)('may be a sheet (%s)', async (bookType) => {
    const workbook = utils.book_new();
    utils.book_append_sheet(
      workbook,
      utils.aoa_to_sheet([
        ['Data', 'Importo'],
        [46_000, 1.5],
      ]),
      'Primo',
    );
    const table = await read(Buffer.from(write(workbook, { type: 'buffer', bookType })), 'PORTAL');
    expect(table).toEqual({
      format: bookType === 'xlsx' ? 'XLSX' : 'XLS',
      rows: [
        ['Data', 'Importo'],
        [46_000, 1.5],
      ],
    });
  });

  test('may have 10,000 rows below its header, and 64 columns', async () => {
    const header = 'Data;Importo;Descrizione';
    expect(await rowsOf(['Il mio conto', header, ...lines(10_000)].join('\n'))).toHaveLength(10_002);
    const tooLong = { status: 400, code: 'FILE_TOO_LONG', message: 'Troppe righe: al massimo 10.000' };
    expect(await refusalOf([header, ...lines(10_001)].join('\n'))).toEqual(tooLong);
    expect(await refusalOf([header, ';'.repeat(64).concat('x')].join('\n'))).toEqual(tooLong);
  });

  test('that breaks off is refused at its row', async () => {
    expect(await refusalOf('Data;Importo;Descrizione\n01/03/2027;1;"mai chiuso')).toMatchObject({
      ...{ status: 400, code: 'FILE_BROKEN', message: expect.stringMatching(/^Il file è incompleto o rovinato, alla/) },
    });
  });

  test.each([
    ['a PDF', '%PDF-1.7\na,b'],
    ['markup', '<html><body>a,b</body></html>'],
    ['JSON', '{"a": 1, "b": 2}'],
    ['MT940', ':20:1234\n:61:2703010301C1,00N'],
    ['OFX', 'OFXHEADER:100\nDATA:OFXSGML,1'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d2c2c', 'hex')],
    ['a text', 'Buongiorno'],
  ])('is no other file: %s', async (_, bytes) => {
    const bank = 'Questo formato non si legge: scegli CSV, Excel o camt.053';
    expect(await refusalOf(bytes)).toEqual({ status: 415, code: 'FILE_UNKNOWN', message: bank });
    expect(await refusalOf(bytes, 'PORTAL')).toMatchObject({
      message: 'Questo formato non si legge: scegli CSV o Excel',
    });
  });
});

describe('a workbook that is not safe is refused', () => {
  const parts = [{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }];
  const unsafe = { status: 400, code: 'FILE_UNSAFE', message: 'Il file Excel non è sicuro' };

  test.each([
    ['that swells', [{ name: 'xl/worksheets/sheet1.xml', bytes: Buffer.alloc(11 * MB) }]],
    ['too large once unpacked', [{ name: 'xl/media/a', declared: { packed: 9 * MB, size: 51 * MB } }]],
    ['with a password', [{ name: 'xl/styles.xml', flags: 1 }]],
    ['with too many files', Array.from({ length: 2000 }, (_, at) => ({ name: `xl/${at}` }))],
  ])('%s', async (_, more) => {
    expect(await refusalOf(writeZip([...parts, ...more]))).toEqual(unsafe);
  });

  test('that declares what markup may not', async () => {
    const sheet = { name: 'xl/worksheets/sheet1.xml', bytes: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' };
    expect(await refusalOf(writeZip([...parts, sheet]))).toEqual({
      ...{ status: 400, code: 'FILE_UNSAFE', message: 'Il file contiene dichiarazioni (DOCTYPE) che non leggiamo' },
    });
  });
});

describe('a camt.053', () => {
  const camt = (entries: string, version = '02') =>
    `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt>${entries}</Stmt></BkToCstmrStmt></Document>`;

  const entry = (more: string, status = 'BOOK') =>
    `<Ntry><Amt Ccy="EUR">181.71</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>${status}</Sts><BookgDt><Dt>2027-03-01</Dt></BookgDt>${more}</Ntry>`;

  const details = `<NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Anna Rossi</Nm></Dbtr></RltdPties><RmtInf><Ustrd>acconto</Ustrd><Strd><CdtrRefInf><Ref>RF1748213907</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>`;

  const line = { date: '2027-03-01', amount: 18_171, currency: 'EUR', name: 'Anna Rossi' };

  test('tells of each booked entry its day, amount, name and text', async () => {
    const { format, ...table } = await read(camt(`${entry(details)}${entry('', 'PDNG')}`));
    expect(format).toBe('CAMT');
    expect(table).toEqual({ entries: [{ ...line, text: 'acconto RF1748213907' }] });
  });

  test('tells each transaction that has an amount, in a later version too', async () => {
    const one = (amount: string, way: string, nm: string) =>
      `<TxDtls><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${way}</CdtDbtInd><RltdPties><${nm}><Pty><Nm>Anna Rossi</Nm></Pty></${nm}></RltdPties></TxDtls>`;
    const two = `<NtryDtls>${one('100.00', 'CRDT', 'Dbtr')}${one('5.5', 'DBIT', 'Cdtr')}</NtryDtls><AddtlNtryInf>Bonifici</AddtlNtryInf>`;
    const text = entry(two).replace('<Sts>BOOK</Sts>', '<Sts><Cd>BOOK</Cd></Sts>');
    expect(await read(camt(text, '08'))).toMatchObject({
      entries: [
        { ...line, amount: 10_000, text: 'Bonifici' },
        { ...line, amount: -550, text: 'Bonifici' },
      ],
    });
  });

  test('is refused where it breaks off, goes too deep, or declares anything', async () => {
    expect(await refusalOf(camt(entry('')).slice(0, -30))).toMatchObject({ status: 400, code: 'FILE_BROKEN' });
    const deep = camt(`${'<a>'.repeat(70)}${'</a>'.repeat(70)}`);
    expect(await refusalOf(deep)).toMatchObject({ status: 400, code: 'FILE_BROKEN' });
    expect(await refusalOf(`<!DOCTYPE a>${camt('')}`)).toMatchObject({ status: 400, code: 'FILE_UNSAFE' });
  });

  test('is for the bank alone', async () => {
    expect(await refusalOf(camt(entry('')), 'PORTAL')).toMatchObject({ status: 415 });
  });
});
