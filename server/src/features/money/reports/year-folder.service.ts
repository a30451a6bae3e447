import type { SentFile } from '@approdo/shared/contract/base/endpoint';
import { writeCsv } from '@approdo/shared/domain/base/text/csv';
import { foldToSlug } from '@approdo/shared/domain/base/text/slug';
import { EXPENSE_CATEGORY_WORDS } from '@approdo/shared/domain/money/year/expense';
import { hasAny } from '@approdo/shared/domain/money/year/year-figures';
import { say } from '@approdo/shared/words/say';
import type { Clock } from '../../../adapters/clock.ts';
import { sha256 } from '../../../adapters/digest.ts';
import { makeWorkbook } from '../../../adapters/packed-files/workbook-maker.ts';
import { type PackedFile, packFiles } from '../../../adapters/packed-files/zip-stream.ts';
import type { Database } from '../../../db/database.ts';
import { type Reader, transact } from '../../../db/transaction.ts';
import type { Caller } from '../../../http/calls/handler.ts';
import { conflict } from '../../../http/problems.ts';
import { writeAudit } from '../../base/audit/index.ts';
import { getProperty } from '../../content/property/index.ts';
import { drawDocument } from '../../stays/documents/index.ts';
import { readExpenseBytes, readExpenseDocuments, readExpenses } from '../expenses/index.ts';
import { readReceiptStamp } from '../payments/index.ts';
import { readPayouts, readPortalStays } from '../payouts/index.ts';
import { listReceiptFiles, type ReceiptFile, readReceiptBytes } from '../receipts/index.ts';
import { type ReceiptsOfEntries, readEntries } from './read-entries.ts';
import { createTurns } from './take-turns.ts';
import { readStaysOf, readYear, type YearReport } from './year.service.ts';
import { readLastChange } from './year-folder.repository.ts';
import { yearPaper } from './year-paper.ts';
import { getYearTerms } from './year-settings.repository.ts';
import { type TaxSums, tabulateYear, type YearTable } from './year-tables.ts';

type FolderNeeds = ReceiptsOfEntries & {
  readonly database: Database;
  readonly clock: Clock;
  /** The tourist tax of a year by the periods of its declarations; none without nights and money. */
  readonly readTaxReports: (reader: Reader, year: number) => Promise<readonly TaxSums[]>;
};

type FolderFile = PackedFile & { /** What it is, in Italian. */ readonly about: string; readonly sha256: string };

const MAX_WAIT_MS = 60_000;

export type YearFolder = ReturnType<typeof createYearFolder>;

/** The archive of a year for the accountant, the same to the byte while nothing of the year changes. */
export function createYearFolder({ database, clock, readTaxReports, ...receiptsOf }: FolderNeeds) {
  const takeTurn = createTurns(MAX_WAIT_MS);

  async function listFiles(year: number): Promise<FolderFile[]> {
    const report = await readYear(database, year);
    const receipts = await listReceiptFiles(database, year);
    const tables = tabulateYear({
      ...{ year, months: report.months, receipts },
      stays: await readStaysOf(database, year),
      entries: await readEntries(database, year, receiptsOf),
      portalStays: await readPortalStays(database, year),
      payouts: await readPayouts(database, year),
      expenses: await readExpenses(database, year),
      tax: await readTaxReports(database, year),
    });
    if (tables.every(isEmpty) && !hasAny(report)) throw conflict(say('yearEmpty', { year }));
    const files = [
      await writeSummary(database, report, receipts),
      ...(await Promise.all(tables.map(writeTable))).flat(),
      ...receipts.map(({ id, number, size, sha256 }) => ({
        ...{ path: `ricevute/${number}-${year}.pdf`, about: `La ricevuta ${number}/${year}`, size, sha256 },
        read: () => readReceiptBytes(database, id),
      })),
      ...(await listExpenseFiles(database, year)),
    ];
    return withLists(year, files);
  }

  return {
    /** Streamed; prepared one at a time, since that takes all figures of a year. Throws 409 and 503. */
    async get(caller: Caller, year = Number(clock.today().slice(0, 4))): Promise<SentFile> {
      const end = await takeTurn();
      try {
        const packed = packFiles(await listFiles(year));
        const line = { action: 'DATA_EXPORTED', object: 'HOUSE', objectId: null, summary: `Cartella ${year}` } as const;
        await transact(database, (trx) => writeAudit(trx, { ...line, at: clock.now(), by: caller }));
        return { fileName: `conti-${year}.zip`, ...packed };
      } finally {
        end();
      }
    },
  };
}

/** Months are always twelve. */
function isEmpty({ name, rows }: YearTable): boolean {
  return name === 'mesi' || rows.length === 1;
}

function fileOf(path: string, about: string, content: string | Uint8Array): FolderFile {
  const bytes = Buffer.from(content);
  return { path, about, size: bytes.length, sha256: sha256(bytes), read: async () => bytes };
}

async function writeSummary(reader: Reader, report: YearReport, receipts: readonly ReceiptFile[]): Promise<FolderFile> {
  const { over } = await readReceiptStamp(reader);
  const voided = new Set(receipts.map(({ facts }) => facts.voids));
  const isStamped = ({ number, facts }: ReceiptFile) => facts.total > over && !voided.has(`${number}/${report.year}`);
  const paper = yearPaper(report, {
    propertyName: (await getProperty(reader)).name,
    homes: (await getYearTerms(reader)).homes,
    changedAt: await readLastChange(reader, report.year),
    stamped: { over, count: receipts.filter(isStamped).length },
  });
  return fileOf('riepilogo.pdf', 'I conti dell’anno in parole e cifre', (await drawDocument(paper)).bytes);
}

async function writeTable({ name, about, rows }: YearTable): Promise<FolderFile[]> {
  return [
    fileOf(`tabelle/${name}.csv`, about, writeCsv(rows, { isBare: true })),
    fileOf(`tabelle/${name}.xlsx`, `${about}, per Excel`, await makeWorkbook({ name, rows })),
  ];
}

async function listExpenseFiles(reader: Reader, year: number): Promise<FolderFile[]> {
  const counts = new Map<string, number>();
  return (await readExpenseDocuments(reader, year)).map(({ id, day, category, extension, ...document }) => {
    const name = `${day}-${foldToSlug(EXPENSE_CATEGORY_WORDS[category])}`;
    const number = (counts.get(name) ?? 0) + 1;
    counts.set(name, number);
    return {
      path: `spese/${name}-${number}.${extension}`,
      about: `Il documento di una spesa: ${EXPENSE_CATEGORY_WORDS[category]}`,
      ...{ size: document.size, sha256: document.sha256 },
      read: () => readExpenseBytes(reader, id),
    };
  });
}

/** Puts before the files what they are, and their hashes as `sha256sum -c` reads them. */
function withLists(year: number, files: readonly FolderFile[]): FolderFile[] {
  const own = ['INDICE.txt: Questo elenco', 'SHA256SUMS.txt: Le impronte degli altri file, per sha256sum -c'];
  const lines = [...own, ...files.map(({ path, about }) => `${path}: ${about}`)];
  const index = fileOf('INDICE.txt', '', `Conti dell’anno ${year}\n\n${lines.join('\n')}\n`);
  const sums = [index, ...files].map((file) => `${file.sha256}  ${file.path}\n`);
  return [index, fileOf('SHA256SUMS.txt', '', sums.join('')), ...files];
}
