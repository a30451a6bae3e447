import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { addDays, todayInRome } from '@approdo/shared/domain/base/date/local-date';
import { parse } from 'csv-parse/sync';
import { packFiles } from '../../../server/src/adapters/packed-files/zip-stream.ts';
import { readZip } from '../../../server/src/testing/read-zip.ts';
import { type ApiClient, connect, logIn } from '../../support/api.ts';
import { residentBytes, watchMemory } from '../../support/resident-memory.ts';
import { makeDataDir, owner, type RunningSite, removeDataDir, startSite } from '../../support/start-site.ts';
import { getPages, load, secondsOfRound } from '../load/load.ts';
import { measureAdminScript } from '../load/script-of-admin.ts';
import { timeOfCalls } from '../load/time-of-calls.ts';
import { addPaidStays } from '../paid-stays.ts';
import { openDatabaseOf } from '../prepared-data.ts';
import { compare, median, plainFigure, ratioFigure } from '../rounds.ts';
import type { Figure, Row } from '../row.ts';
import { kibibytes, mebibytes, milliseconds } from '../units.ts';

const MB = 2 ** 20;

/** A year's stays, with 21,000 entries, and as many rows of a portal. */
const STAYS = 3000;
const ENTRIES = 7;
const LINES = 10_000;
const FEW_OPEN = 30;
const MANY_OPEN = 300;
const RECEIPTS = 300;
const EXPENSES = 40;
const DOCUMENTS_OF_EACH = 5;
const DOCUMENT_BYTES = 200 * 1024;

const today = todayInRome(new Date());
const january = `${today.slice(0, 4)}-01-01`;

type Filled = { readonly site: RunningSite; readonly client: ApiClient; readonly token: string };

/** The accounts of a year, a bank's statement, and the folder for the accountant (YEAR.md, section 9). */
export const year: Row = {
  name: 'year',
  async measure({ rounds, before }) {
    return [
      ...(await withSite({ stays: STAYS, entries: ENTRIES }, (filled) => compareYears(filled, rounds))),
      ...(await withSite({ stays: FEW_OPEN, entries: 2 }, (filled) => measureReading(filled, rounds))),
      ...(await withSite({ stays: 1, entries: RECEIPTS }, (filled) => measureFolder(filled, rounds))),
      ...(await compareScripts(before)),
    ];
  },
};

type Filling = { readonly stays: number; readonly entries: number };

async function withSite<Result>(filling: Filling, work: (filled: Filled) => Promise<Result>): Promise<Result> {
  const dataDir = makeDataDir('year');
  await (await startSite({ dataDir })).stop();
  const database = openDatabaseOf(dataDir);
  await addPaidStays(database, { january, ...filling });
  await database.destroy();
  const site = await startSite({ dataDir });
  try {
    const { token } = await logIn(site, owner);
    return await work({ site, token, client: connect(site, token) });
  } finally {
    await site.stop();
    removeDataDir(dataDir);
  }
}

async function compareYears({ site, client, token }: Filled, rounds: number): Promise<Figure[]> {
  await client.payouts.read({ body: {}, file: new File([writeTransactions()], 'airbnb.csv') });
  const seconds = secondsOfRound(rounds);
  const calls = (path: string) => () => timeOfCalls(site, { paths: [path], token, seconds });
  const sides = { ours: calls('/api/reports/year'), theirs: calls('/api/reports/income?detail=true') };
  return [
    ratioFigure({
      what: `the year with ${STAYS} stays, ${STAYS * ENTRIES} entries and ${STAYS} stays of a portal`,
      compared: await compare(rounds, sides),
      goal: { atMost: 3 },
      unit: milliseconds,
      referenceName: 'GET /reports/income?detail=true',
    }),
  ];
}

async function measureReading({ site, client }: Filled, rounds: number): Promise<Figure[]> {
  const [statement, short] = [writeStatement(LINES), writeStatement(1)];
  const read = (text: string, by = client) => timeOf(() => by.bank.read({ body: {}, file: new File([text], 'b.csv') }));
  const wall = await compare(rounds, {
    ours: () => read(statement),
    theirs: async () => (await read(short)) + 4 * (await timeOf(async () => parse(statement, { delimiter: ';' }))),
  });
  const seconds = secondsOfRound(rounds);
  const waitOfPage = async () =>
    (await load({ origin: site.origin, requests: getPages('/'), connections: 4, seconds })).p99;
  const meanwhile = async () => (await Promise.all([waitOfPage(), read(statement)]))[0];
  const waits = await compare(rounds, { ours: meanwhile, theirs: waitOfPage });
  const open = await withSite({ stays: MANY_OPEN, entries: 2 }, (many) =>
    compare(rounds, { ours: () => read(statement, many.client), theirs: () => read(statement) }),
  );
  return [
    ratioFigure({
      what: `a statement of ${LINES} lines`,
      compared: wall,
      goal: { atMost: 1 },
      unit: milliseconds,
      referenceName: 'one line, and four times csv-parse',
    }),
    ratioFigure({
      what: 'p99 of cached / meanwhile',
      compared: waits,
      goal: { atMost: 3 },
      unit: milliseconds,
      referenceName: 'without',
    }),
    ratioFigure({
      what: `that statement against ${MANY_OPEN} open stays`,
      compared: open,
      goal: { atMost: 2 },
      unit: milliseconds,
      referenceName: `against ${FEW_OPEN}`,
    }),
  ];
}

async function measureFolder({ site, client }: Filled, rounds: number): Promise<Figure[]> {
  await fillPapers(client);
  // Filling takes longer than a proof is fresh.
  const fresh = connect(site, (await logIn(site, owner)).token);
  const save = async () => Buffer.from(await (await fresh.reports.yearFolder()).arrayBuffer());
  const files = Array.from(await readZip(await save()), ([path, bytes]) => ({
    ...{ path, size: bytes.length },
    read: async () => bytes,
  }));
  const wall = await compare(rounds, {
    ours: () => timeOf(save),
    theirs: () => timeOf(() => buffer(packFiles(files).content)),
  });
  const grown: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const rest = residentBytes(site);
    const readPeak = watchMemory(site);
    await save();
    grown.push(readPeak() - rest);
  }
  return [
    ratioFigure({
      what: `the folder of ${RECEIPTS} receipts and ${EXPENSES * DOCUMENTS_OF_EACH} documents`,
      compared: wall,
      goal: { atMost: 3 },
      unit: milliseconds,
      referenceName: 'yazl, same bytes',
    }),
    plainFigure({
      what: 'memory of the server meanwhile, more than before',
      value: median(grown),
      goal: { atMost: 64 * MB },
      unit: mebibytes,
    }),
  ];
}

async function fillPapers(client: ApiClient): Promise<void> {
  await client.paymentSettings.replace({ body: { owner: { name: 'Maria', taxCode: 'X', address: 'Via Roma 1' } } });
  const [booking] = (await client.bookings.list()).filter(({ startDate }) => startDate === january);
  const id = booking?.id ?? '';
  const { entries } = await client.money.get({ params: { id } });
  for (const entry of entries) {
    await client.receipts.make({ params: { id }, body: { entryIds: [entry.id], payer: { name: 'Ada' } } });
  }
  for (let count = 0; count < EXPENSES; count += 1) {
    const body = { key: randomUUID(), day: today, category: 'UTILITIES', amount: 100 + count } as const;
    const expense = await client.expenses.add({ body });
    for (let document = 0; document < DOCUMENTS_OF_EACH; document += 1) {
      const file = new File(['%PDF-1.4\n', randomBytes(DOCUMENT_BYTES), '\n%%EOF\n'], 'bolletta.pdf');
      await client.expenses.addDocument({ params: { id: expense.id }, body: {}, file });
    }
  }
}

/** Compared with `--before FOLDER`; skipped without it. Its start and memory at rest are measured by `moving`. */
async function compareScripts(before: string | undefined): Promise<Figure[]> {
  if (before === undefined) return [];
  const ours = await loadedBy({});
  const theirs = await loadedBy({ root: before });
  const figure = (what: string, name: keyof typeof ours, atMost: number) =>
    ratioFigure({
      what,
      compared: { measured: ours[name], reference: theirs[name], ratio: ours[name] / theirs[name] },
      goal: { atMost },
      unit: kibibytes,
      referenceName: 'the build before',
    });
  return [
    figure('script of the first screen', 'first', 1.005),
    figure('script of the year before a tab is touched', 'more', 1.25),
  ];
}

async function loadedBy(build: { readonly root?: string }) {
  const dataDir = makeDataDir('script-of-year');
  const site = await startSite({ dataDir, ...build });
  try {
    return await measureAdminScript(site, async (page) => {
      await page.goto(`${site.origin}/admin/income`);
      await page.getByRole('button', { name: 'Anno precedente' }).waitFor();
    });
  } finally {
    await site.stop();
    removeDataDir(dataDir);
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Transfers in and payments out, as Italian banks have them. */
function writeStatement(lines: number): string {
  const rows = Array.from({ length: lines }, (_, index) => {
    const day = addDays(today, -(index % 300))
      .split('-')
      .toReversed()
      .join('/');
    const isIn = index % 3 === 0;
    const text = isIn ? `BONIFICO A VOSTRO FAVORE OSPITE ${index}` : `PAGAMENTO POS NEGOZIO ${index}`;
    return `${day};${text};${isIn ? '' : '-'}${100 + (index % 700)},${String(index % 100).padStart(2, '0')}`;
  });
  return ['Data operazione;Descrizione;Importo', ...rows].join('\n');
}

/** Airbnb's transactions of the year in English: a payout, and the stay that it pays. */
function writeTransactions(): string {
  const header = [
    ...['Date', 'Type', 'Confirmation code', 'Start date', 'End date', 'Nights', 'Guest', 'Currency', 'Amount'],
    ...['Paid out', 'Service fee', 'Gross earnings'],
  ];
  const rows = Array.from({ length: STAYS }, (_, index) => {
    const [start, end] = [addDays(january, index % 360), addDays(january, (index % 360) + 1)].map(monthFirst);
    return [
      `${start},Payout,,,,,,EUR,,97.00,,`,
      `${start},Reservation,HMYEAR${index},${start},${end},1,Ospite ${index},EUR,97.00,,3.00,100.00`,
    ].join('\n');
  });
  return [header.join(','), ...rows].join('\n');
}

function monthFirst(day: string): string {
  const [years, months, days] = day.split('-');
  return `${months}/${days}/${years}`;
}
