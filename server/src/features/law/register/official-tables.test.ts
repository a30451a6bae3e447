import type { TableKind } from '@approdo/shared/domain/law/register/official-tables';
import { OFFICIAL_FILES } from '@approdo/shared/domain/law/register/testing/official-files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAlloggiatiPortal } from '../../../adapters/alloggiati-portal.ts';
import { type PortalStandIn, startAlloggiatiPortal } from '../../../testing/alloggiati-portal.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { createTestSite, type TestSite } from '../../../testing/test-site.ts';

let site: TestSite;
let portal: PortalStandIn;
let admin: Awaited<ReturnType<TestSite['signIn']>>['client'];
beforeEach(async () => {
  portal = await startAlloggiatiPortal();
  site = await createTestSite({ alloggiatiPortal: portal.root, offers: ['de'] });
  admin = (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
});
afterEach(async () => {
  await site.close();
  await portal.close();
});

function importFile(kind: TableKind, text: string | Uint8Array<ArrayBuffer>, force?: 'true') {
  const body = { kind, ...(force && { force }) };
  return admin.officialTables.import({ body, file: new File([text], `${kind}.csv`) });
}

const MANY = [
  'Codice,Descrizione,Provincia,DataFineVal',
  ...Array.from({ length: 900 }, (_, n) => `${400_000_000 + n},BORGO ${n},RM,`),
];

describe('the official lists', () => {
  it('are four that are not there at first', async () => {
    expect(await admin.officialTables.list()).toEqual(
      ['COMUNI', 'STATI', 'DOCUMENTI', 'TIPO_ALLOGGIATO'].map((kind) => ({
        kind,
        rows: 0,
        current: 0,
        importedAt: null,
        isOld: false,
      })),
    );
  });

  it('are taken in one by one, and are old after 180 days', async () => {
    const taken = await importFile('COMUNI', OFFICIAL_FILES.COMUNI);
    expect(taken).toMatchObject({ kind: 'COMUNI', rows: 6, current: 4, isOld: false });
    site.clock.advance(181 * 24 * 60 * 60_000);
    admin = (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).client;
    expect(await admin.officialTables.list()).toMatchObject([{ isOld: true }, {}, {}, {}]);
  });

  it('keep what a newer one no longer has, ended on the day on which it was taken in', async () => {
    await importFile('COMUNI', OFFICIAL_FILES.COMUNI);
    await importFile('COMUNI', OFFICIAL_FILES.COMUNI.replace('415063014,CAPRI,NA,\r\n', ''));
    const [capri] = await admin.officialCodes.find({ query: { kind: 'COMUNI', q: '415063014' } });
    expect(capri).toEqual({
      code: '415063014',
      name: 'CAPRI',
      label: 'CAPRI',
      province: 'NA',
      endedOn: site.clock.today(),
    });
  });

  it('are refused where they lost half of their rows, unless it is meant', async () => {
    await importFile('COMUNI', MANY.join('\n'));
    const fewer = MANY.slice(0, 450).join('\n');
    expect(await refusalOf(importFile('COMUNI', fewer))).toMatchObject({
      status: 409,
      message: 'Il file ha molte meno righe di prima',
    });
    expect(await importFile('COMUNI', fewer, 'true')).toMatchObject({ rows: 900, current: 449 });
  });

  it.each<[TableKind, string | Uint8Array<ArrayBuffer>, string]>([
    ['STATI', 'Codice,Descrizione,Provincia,DataFineVal\n100000215,FRANCIA,ES,\n', 'Nel file manca ITALIA'],
    ['COMUNI', `${OFFICIAL_FILES.COMUNI}12,ROMA,RM,\r\n`, 'Riga 8: il codice non è valido'],
    ['COMUNI', 'Codice,Descrizione,Provincia,DataFineVal\n', 'Riga 2: il file non ha righe'],
    ['DOCUMENTI', '%PDF-1.7', "Riga 1: l'intestazione non è quella del file ufficiale"],
    ['DOCUMENTI', Uint8Array.of(0x43, 0xff, 0xfe), 'Il file non è un testo leggibile (UTF-8)'],
  ])('of %s with a bad row change nothing: %#', async (kind, text, message) => {
    await importFile('COMUNI', OFFICIAL_FILES.COMUNI);
    const before = await admin.officialTables.list();
    expect(await refusalOf(importFile(kind, text))).toMatchObject({ status: 400, message });
    expect(await admin.officialTables.list()).toEqual(before);
  });

  it('are the owner’s alone to take in', async () => {
    const editor = (await site.signIn({ role: 'EDITOR', emailConfirmed: true })).client;
    expect(await refusalOf(editor.officialTables.list())).toMatchObject({ status: 403 });
  });
});

describe('the portal of the Polizia di Stato', () => {
  it('gives all four', async () => {
    const tables = await admin.officialTables.download();
    expect(tables.map(({ kind, rows }) => [kind, rows])).toEqual([
      ['COMUNI', 6],
      ['STATI', 5],
      ['DOCUMENTI', 4],
      ['TIPO_ALLOGGIATO', 5],
    ]);
    expect(portal.requests).toEqual([
      '/Download.ashx?ID=0&N=COMUNI',
      '/Download.ashx?ID=1&N=STATI',
      '/Download.ashx?ID=2&N=DOCUMENTI',
      '/Download.ashx?ID=3&N=TIPO_ALLOGGIATO',
    ]);
  });

  it.each(['error', 'elsewhere', 'endless'] as const)(
    'that fails is told of, and nothing is taken in: %s',
    async (how) => {
      portal.fail(how);
      expect(await refusalOf(admin.officialTables.download())).toMatchObject({
        status: 503,
        message: 'Il portale Alloggiati non risponde. Scarica i file a mano e caricali qui.',
      });
      expect(await admin.officialTables.list()).toMatchObject([{ rows: 0 }, {}, {}, {}]);
    },
  );

  it('that does not answer is waited for only so long', async () => {
    portal.fail('silence');
    const hasty = createAlloggiatiPortal({ root: portal.root, timeoutMs: 50 });
    await expect(hasty.fetchTables()).rejects.toThrow('COMUNI could not be fetched');
  });
});

describe('codes', () => {
  const find = (q: string) => site.anyone.officialCodes.find({ query: { kind: 'STATI', q } });

  it('are none before the lists are there', async () => {
    expect(await find('ger')).toEqual([]);
  });

  it('are found by anybody, in her language, as soon as a list is taken in', async () => {
    await find('ger');
    await admin.officialTables.download();
    expect(await find('ger')).toEqual([{ code: '100000216', name: 'GERMANIA', label: 'Germania' }]);
    const german = site.speaking('de').officialCodes.find({ query: { kind: 'STATI', q: 'deut' } });
    expect(await german).toEqual([{ code: '100000216', name: 'GERMANIA', label: 'Deutschland' }]);
  });

  it('of a municipality that has ended are found for a day before that', async () => {
    await admin.officialTables.download();
    const abbazia = (on?: string) =>
      site.anyone.officialCodes.find({ query: { kind: 'COMUNI', q: 'abba', ...(on && { on }) } });
    expect(await abbazia()).toEqual([]);
    expect(await abbazia('1940-01-01')).toMatchObject([{ code: '450500501', endedOn: '1947-09-15' }]);
  });

  it.each([
    [{ q: '' }, 'q'],
    [{ q: 'a'.repeat(61) }, 'q'],
    [{ q: 'a', kind: 'ALTRO' }, 'kind'],
    [{ q: 'a', on: '2026-02-30' }, 'on'],
  ])('are refused for %j', async (query, field) => {
    const address = `/api/codes?${new URLSearchParams({ kind: 'STATI', ...query })}`;
    const answer = await fetch(site.origin + address);
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
  });

  it('are asked for 600 times an hour from an address', async () => {
    for (let count = 0; count < 600; count += 1) await find('ger');
    expect(await refusalOf(find('ger'))).toMatchObject({ status: 429 });
  });
});
