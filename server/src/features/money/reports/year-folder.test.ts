import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLedgerSite, type LedgerSite } from '../../../testing/ledger-site.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { readZip } from '../../../testing/read-zip.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { readLastChange } from './year-folder.repository.ts';

const YEAR = 2027;
const DAY_MS = 86_400_000;

let site: LedgerSite;
beforeEach(async () => {
  site = await createLedgerSite();
});
afterEach(() => site.close());

/** A stay that was paid in part, with a receipt, one that was voided, and an expense with its PDF. */
async function live(): Promise<void> {
  const owner = { name: 'Maria Rossi', taxCode: 'RSSMRA70A41F839Y', address: 'Via Roma 1' };
  await site.admin.paymentSettings.replace({ body: { owner } });
  const id = await site.confirmed({ guestName: '=Zoë Rossi' });
  const { id: entry } = await site.entered(id, { amount: 18_171 });
  const body = { entryIds: [entry], payer: { name: 'Zoë Rossi' } };
  const { id: wrong } = await site.admin.receipts.make({ params: { id }, body });
  await site.admin.receipts.void({ params: { id: wrong } });
  await site.admin.receipts.make({ params: { id }, body });
  const fields = { day: '2027-02-28', category: 'TAXES', amount: 34_612, supplier: 'Comune' } as const;
  const expense = await site.admin.expenses.add({ body: { key: randomUUID(), ...fields } });
  await site.admin.expenses.addDocument({ params: { id: expense.id }, body: {}, file: new File([PDF], 'imu.pdf') });
}

const PDF = '%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n';

async function save(admin = site.admin): Promise<Buffer> {
  return Buffer.from(await (await admin.reports.yearFolder({ query: { year: YEAR } })).arrayBuffer());
}

const open = async () => await readZip(await save());

const linesOf = (file: Buffer | undefined) => file?.toString().replace('\uFEFF', '').split('\r\n').slice(0, -1);

describe('the folder of a year', () => {
  test('has what it holds first, then the summary, the tables, the receipts and the documents', async () => {
    await live();
    const tables = ['soggiorni', 'movimenti', 'ricevute', 'portali', 'pagamenti-portali', 'spese', 'mesi'];
    expect([...(await open()).keys()]).toEqual([
      ...['INDICE.txt', 'SHA256SUMS.txt', 'riepilogo.pdf'],
      ...[...tables, 'imposta-di-soggiorno'].flatMap((name) => [`tabelle/${name}.csv`, `tabelle/${name}.xlsx`]),
      ...['ricevute/1-2027.pdf', 'ricevute/2-2027.pdf', 'ricevute/3-2027.pdf'],
      'spese/2027-02-28-imu-tari-e-altre-imposte-1.pdf',
    ]);
  });

  test('says what each file is, and has the hash of each but of the list of hashes', async () => {
    await live();
    const files = await open();
    const index = files.get('INDICE.txt')?.toString() ?? '';
    for (const path of files.keys()) expect(index).toContain(`\n${path}: `);
    const sums = [...files]
      .filter(([path]) => path !== 'SHA256SUMS.txt')
      .map(([path, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${path}\n`);
    expect(files.get('SHA256SUMS.txt')?.toString()).toBe(sums.join(''));
  });

  test('is the same to the byte on another day, and another one once something changed', async () => {
    await live();
    const first = await save();
    site.clock.advance(3 * DAY_MS);
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    expect((await save(client)).equals(first)).toBe(true);
    const fields = { day: '2027-03-02', category: 'OTHER', amount: 100 } as const;
    await client.expenses.add({ body: { key: randomUUID(), ...fields } });
    expect((await save(client)).equals(first)).toBe(false);
  });

  test('has the accountant’s table as it is saved alone', async () => {
    await live();
    const alone = await site.admin.reports.incomeCsv({ query: { year: YEAR } });
    const within = (await open()).get('tabelle/movimenti.csv');
    expect(within?.equals(Buffer.from(await alone.arrayBuffer()))).toBe(true);
  });

  test('tells stays by the night, receipts with what they void, and expenses; no name is a formula', async () => {
    await live();
    const files = await open();
    expect(linesOf(files.get('tabelle/soggiorni.csv'))).toEqual([
      'Arrivo;Partenza;Notti;Notti nell’anno;Ospite;Fonte;Codice;Prezzo;Di competenza;Commissione;Ritenuta',
      "2027-06-27;2027-07-04;7;7;'=Zoë Rossi;Sito;;605,71;605,71;0,00;0,00",
    ]);
    expect(linesOf(files.get('tabelle/ricevute.csv'))).toEqual([
      'Numero;Data;Ospite;Totale;Bollo;Storna',
      "1/2027;2027-03-01;'=Zoë Rossi;181,71;;",
      "2/2027;2027-03-01;'=Zoë Rossi;-181,71;;1/2027",
      "3/2027;2027-03-01;'=Zoë Rossi;181,71;;",
    ]);
    expect(linesOf(files.get('tabelle/spese.csv'))).toEqual([
      'Data;Categoria;Fornitore;Importo;Valuta;Euro;Documenti;Nota',
      '2027-02-28;IMU, TARI e altre imposte;Comune;346,12;EUR;346,12;1;',
    ]);
    expect(linesOf(files.get('tabelle/mesi.csv'))).toHaveLength(13);
    expect(linesOf(files.get('tabelle/mesi.csv'))?.[6]).toBe('2027-06;346,12;0,00;0,00;0,00;0,00;0,00;4');
  });

  test('has receipts as they were made, and a summary that is read aloud', async () => {
    await live();
    const files = await open();
    expect(files.get('spese/2027-02-28-imu-tari-e-altre-imposte-1.pdf')?.toString()).toBe(PDF);
    expect(readPdf(files.get('ricevute/3-2027.pdf') ?? Buffer.alloc(0)).text).toContain('Ricevuta');
    const { text, feet } = readPdf(files.get('riepilogo.pdf') ?? Buffer.alloc(0));
    expect(text).toContain('che cosa dichiarare lo sa il tuo commercialista');
    expect(text.replaceAll('\u00a0', ' ')).toContain('605,71 €');
    expect(text.replaceAll('\u00a0', ' ')).toContain('1 ricevuta oltre 77,47 €');
    expect(feet.length).toBeLessThanOrEqual(3);
  });

  test('names guests, and tells nothing else of them', async () => {
    await live();
    const files = await open();
    for (const [path, bytes] of files) {
      if (path.endsWith('.csv')) expect(bytes.toString()).not.toContain('@');
    }
  });

  test('is noted, and is a file by the name of its year', async () => {
    await live();
    const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${site.origin}/api/reports/year/folder?year=${YEAR}`, { headers });
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="conti-2027.zip"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
    const { entries } = await site.admin.audit.list({ query: { action: 'DATA_EXPORTED' } });
    expect(entries).toMatchObject([{ summary: 'Cartella 2027' }]);
  });
});

/** A stay at the end of the year, which its portal pays in the next. */
const AIRBNB = [
  'Date,Type,Confirmation code,Start date,Nights,Guest,Currency,Amount,Paid out,Service fee,Gross earnings',
  '01/15/2028,Payout,,,,,EUR,,961.20,,',
  '01/15/2028,Reservation,HMABCDEFGH,12/24/2027,7,Ivo Neri,EUR,961.20,,38.80,1000.00',
].join('\n');

test('the summary is dated by the last change of what it tells, which a file of the next year may be', async () => {
  expect(await readLastChange(site.database, YEAR)).toBe('2027-01-01T00:00:00.000Z');
  await site.admin.payouts.read({ body: {}, file: new File([AIRBNB], 'airbnb.csv') });
  const added = site.clock.now().toISOString();
  const changes = [2026, 2027, 2028].map(async (year) => await readLastChange(site.database, year));
  expect(await Promise.all(changes)).toEqual(['2026-01-01T00:00:00.000Z', added, added]);
});

test('a year of which only what was kept of a cancelled stay is told has a folder', async () => {
  const id = await site.confirmed({ startDate: '2027-12-28', endDate: '2028-01-04' });
  await site.entered(id);
  site.clock.advance(Date.parse('2028-01-02T10:00:00Z') - site.clock.now().getTime());
  const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await client.bookings.cancel({ params: { id }, body: {} });
  const folder = await client.reports.yearFolder({ query: { year: 2028 } });
  const files = await readZip(Buffer.from(await folder.arrayBuffer()));
  expect(linesOf(files.get('tabelle/movimenti.csv'))).toHaveLength(1);
  expect(readPdf(files.get('riepilogo.pdf') ?? Buffer.alloc(0)).text).toContain('Tenuto da annullati');
});

test('a year with nothing has no folder, and asks who it is before anything', async () => {
  expect(await refusalOf(site.admin.reports.yearFolder({ query: { year: 2030 } }))).toMatchObject({
    status: 409,
    code: 'YEAR_EMPTY',
    message: 'Nel 2030 non c’è ancora nulla',
  });
  site.clock.advance(11 * 60_000);
  const refusal = { status: 403, code: 'FRESH_PROOF_ASKED' };
  expect(await refusalOf(site.admin.reports.yearFolder({ query: { year: YEAR } }))).toMatchObject(refusal);
});
