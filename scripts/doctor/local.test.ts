import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { schemaVersion } from '../../server/src/db/schema-version.ts';
import { openDatabase } from '../../server/src/db/sqlite/open-database.ts';
import { createTestSite } from '../../server/src/testing/index.ts';
import { checkBackups } from './check-backups.ts';
import { checkCards } from './check-cards.ts';
import { checkDataDir } from './check-data-dir.ts';
import { checkDisk, judgeDisk } from './check-disk.ts';
import { checkNode } from './check-node.ts';
import { checkTenants } from './check-tenants.ts';
import { checkVersions } from './check-versions.ts';
import type { Finding } from './finding.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A DATA_DIR whose database is of that schema version. */
function makeDataDir(version = schemaVersion): string {
  const folder = makeFolder();
  const generation = join(folder, 'generations', 'first');
  mkdirSync(generation, { recursive: true });
  const { connection } = openDatabase(join(generation, 'database.sqlite'));
  connection.pragma(`user_version = ${version}`);
  connection.close();
  writeFileSync(join(folder, 'current'), 'first\n');
  return folder;
}

const states = (findings: readonly Finding[]) => findings.map(({ state }) => state);
const findingWith = (state: Finding['state'], words: RegExp) =>
  expect.objectContaining({ state, text: expect.stringMatching(words) });

test.each([
  ['24.0.0', 'ok'],
  ['25.1.0', 'ok'],
  ['22.14.0', 'fault'],
  ['9.9.9', 'fault'],
])('Node %s is %s', (version, state) => {
  expect(checkNode(version)).toMatchObject({ check: 'node', state });
});

describe('DATA_DIR', () => {
  test('that can be written, and is nobody else’s to read, is well', () => {
    expect(states(checkDataDir(makeDataDir()))).toEqual(['ok']);
    expect(states(checkDataDir(makeFolder()))).toEqual(['ok']);
  });

  test('that is not there yet is said to be so, and not made', () => {
    const absent = join(makeFolder(), 'deep', 'data');
    expect(checkDataDir(absent)).toEqual([findingWith('warning', /non c’è ancora/)]);
    expect(states(checkDataDir(absent))).toEqual(['warning']);
  });

  test('that cannot be made, is no folder or cannot be written is a fault', () => {
    const file = join(makeFolder(), 'file');
    writeFileSync(file, '');
    expect(checkDataDir(join(file, 'data'))).toEqual([findingWith('fault', /non si può creare/)]);
    expect(checkDataDir(file)).toEqual([findingWith('fault', /non è una cartella/)]);
    // Root may write to any disk, so only a path that is not on a disk refuses.
    const closed = process.getuid?.() === 0 ? '/proc/self' : makeFolder();
    if (closed !== '/proc/self') chmodSync(closed, 0o500);
    expect(checkDataDir(closed)).toEqual([findingWith('fault', /non si può scrivere/)]);
  });

  test('that others may read is warned of', () => {
    const folder = makeDataDir();
    writeFileSync(join(folder, 'jwt-secret'), 'secret');
    // Other tests of this process may have closed it already.
    chmodSync(join(folder, 'jwt-secret'), 0o644);
    expect(checkDataDir(folder)).toContainEqual(findingWith('warning', /altri account possono leggere .*jwt-secret/));
    chmodSync(folder, 0o755);
    expect(checkDataDir(folder)).toContainEqual(findingWith('warning', /\(755\)/));
  });

  test('whose pointer leads to no database is a fault', () => {
    const folder = makeDataDir();
    writeFileSync(join(folder, 'current'), 'gone\n');
    expect(checkDataDir(folder)).toEqual([findingWith('fault', /indica «gone»/)]);
  });
});

describe('many houses', () => {
  const card = (dataDir: string, name: string, text: string) => {
    mkdirSync(join(dataDir, 'houses', name), { recursive: true });
    writeFileSync(join(dataDir, 'houses', name, 'house.json'), text);
  };

  test('are counted, each with its backups, and one that cannot be read is named', async () => {
    const dataDir = makeFolder();
    card(dataDir, 'mare', '{"url":"https://mare.example","owner":"anna@example.it"}');
    card(dataDir, 'monte', '{');
    expect(await checkTenants(dataDir, new Date())).toEqual([
      findingWith('ok', /^case: 1$/),
      findingWith('fault', /monte/),
      findingWith('ok', /^mare: .*mai stato acceso/),
    ]);
  });

  test('are none beside a house that has the folder to itself', async () => {
    const dataDir = makeDataDir();
    card(dataDir, 'mare', '{}');
    expect(states(await checkTenants(dataDir, new Date()))).toEqual(['fault']);
  });
});

test('a disk is measured where DATA_DIR lies or will lie, and called full while a last bit is left', async () => {
  expect((await checkDisk(join(makeFolder(), 'not', 'yet'))).text).toMatch(/GB liberi di/);
  expect(judgeDisk({ freeBytes: 2 ** 20, totalBytes: 2 ** 40 })).toEqual(
    findingWith('fault', /0 GB liberi di 1024 GB/),
  );
  expect(judgeDisk({ freeBytes: 2 ** 29, totalBytes: 2 ** 40 })).toEqual(findingWith('warning', /quasi pieno/));
});

test.each([
  [undefined, false, []],
  ['sk_live_x', false, ['ok']],
  ['sk_test_x', false, ['warning']],
  ['sk_live_x', true, ['warning']],
])('cards by the key %s are told, in many houses %s', (secretKey, hasManyTenants, states) => {
  const stripe = secretKey === undefined ? undefined : { secretKey, webhookSecret: 'whsec_x', root: undefined };
  expect(checkCards({ stripe }, hasManyTenants).map(({ state }) => state)).toEqual(states);
});

describe('backups', () => {
  const DAY_MS = 24 * 3_600_000;

  async function openSite() {
    const site = await createTestSite({ now: '2027-03-01T10:00:00Z' });
    onTestFinished(() => site.close());
    const { root: store, records } = site.backupFolder;
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    const check = (days = 0) => checkBackups(dirname(store), new Date(site.clock.now().getTime() + days * DAY_MS));
    return { site, check, records, backup: client.backup };
  }

  test('are no matter before a site was started', async () => {
    expect(states(await checkBackups(makeFolder(), new Date()))).toEqual(['ok']);
  });

  test('are missed after two days', async () => {
    const { site, check, backup } = await openSite();
    await site.backupParts.unattended.start();
    site.backupParts.unattended.stop();
    expect(states(await check(1))).toEqual(['ok']);
    expect(await check(3)).toEqual([findingWith('fault', /nessun backup/)]);
    await backup.create({ body: { location: 'local' } });
    expect(await check(1)).toEqual([findingWith('ok', /24 ore fa/)]);
    expect(await check(3)).toEqual([findingWith('fault', /3 giorni fa/)]);
  });

  test('that are damaged, failed or switched off are told', async () => {
    const { site, check, records, backup } = await openSite();
    await backup.create({ body: { location: 'local' } });
    await backup.updateSettings({ body: { isDailyOn: false } });
    expect(await check()).toEqual([findingWith('ok', /0 ore/), findingWith('warning', /spento/)]);
    writeFileSync(join(records, '20270301T090000-abcdef123456.json'), 'no record');
    expect(await check()).toContainEqual(findingWith('fault', /danneggiati: 1/));

    await backup.updateSettings({ body: { isDailyOn: true } });
    rmSync(site.backupFolder.objects, { recursive: true });
    writeFileSync(site.backupFolder.objects, '');
    site.clock.advance(DAY_MS);
    await site.backupParts.unattended.runDue();
    expect(await check()).toContainEqual(findingWith('fault', /automatico del 2027-03-02 non è riuscito/));
  });
});

describe('versions', () => {
  const check = (dataDir: string, program = root) => checkVersions({ root: program, dataDir, version: '0.1.0' });

  /** A program with one package, of the version in its lock file or another. */
  function makeProgram(installed: string | undefined): string {
    const program = makeFolder();
    const packages = {
      server: { dependencies: { express: '^5.0.0' } },
      'node_modules/express': { version: '5.3.0' },
    };
    writeFileSync(join(program, 'package-lock.json'), JSON.stringify({ packages }));
    mkdirSync(join(program, 'node_modules/express'), { recursive: true });
    if (installed !== undefined)
      writeFileSync(join(program, 'node_modules/express/package.json'), JSON.stringify({ version: installed }));
    mkdirSync(join(program, 'web/dist/server'), { recursive: true });
    writeFileSync(join(program, 'web/dist/server/entry-server.js'), '');
    return program;
  }

  test('that belong together are well', async () => {
    expect(await check(makeDataDir(), makeProgram('5.3.0'))).toEqual([
      findingWith('ok', /^Approdo 0.1.0/),
      findingWith('ok', new RegExp(`questa versione \\(${schemaVersion}\\)`)),
    ]);
  });

  test('of a package that is another or missing are a fault', async () => {
    expect(await check(makeFolder(), makeProgram('5.2.0'))).toEqual([
      findingWith('fault', /express 5.2.0 \(serve 5.3.0\)/),
    ]);
    expect(await check(makeFolder(), makeProgram(undefined))).toEqual([findingWith('fault', /express manca/)]);
  });

  test('of pages that were never built are a fault', async () => {
    const program = makeProgram('5.3.0');
    rmSync(join(program, 'web'), { recursive: true });
    expect(await check(makeFolder(), program)).toEqual([findingWith('fault', /pagine non sono costruite/)]);
  });

  test('of an older database are brought up at the next start, of a newer one they are a fault', async () => {
    const program = makeProgram('5.3.0');
    expect(await check(makeDataDir(3), program)).toContainEqual(
      findingWith('ok', /alla versione 3; il prossimo avvio/),
    );
    expect(await check(makeDataDir(schemaVersion + 1), program)).toContainEqual(findingWith('fault', /più recente/));
  });

  test('of a database that is in use are those of its log', async () => {
    const dataDir = makeDataDir(3);
    const { connection } = openDatabase(join(dataDir, 'generations/first/database.sqlite'));
    onTestFinished(() => void connection.close());
    connection.pragma(`user_version = ${schemaVersion}`);
    expect(await check(dataDir, makeProgram('5.3.0'))).toContainEqual(findingWith('ok', /questa versione/));
  });
});

describe('npm run doctor', () => {
  const run = (variables: Readonly<Record<string, string>>, ...words: readonly string[]) =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      const command = [join(root, 'scripts/doctor.ts'), '--time-server', '127.0.0.1:9', ...words];
      const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: makeDataDir(), ...variables };
      execFile(process.execPath, command, { env }, (error, output) => resolve({ code: error?.code ?? 0, output }));
    });

  test('names a wrong variable, and ends with 1', async () => {
    const { code, output } = await run({ LOG_LEVEL: 'loud' });
    expect(code).toBe(1);
    expect(output).toMatch(/✗ configuration LOG_LEVEL: .*\n +→ Correggi/);
    expect(output).toMatch(/Da sistemare: 1\.\n$/);
  });

  test('tells programs the same, by the variables of a service', async () => {
    const file = join(makeFolder(), 'approdo.env');
    writeFileSync(file, 'TRUST_PROXY=many\n');
    const { code, output } = await run({}, '--json', '--env', file);
    expect(code).toBe(1);
    expect(JSON.parse(output)).toMatchObject({
      isWell: false,
      findings: [
        { check: 'node', state: 'ok' },
        { check: 'configuration', state: 'fault' },
      ],
    });
  });

  test('names a file of variables that cannot be read', async () => {
    const { code, output } = await run({}, '--env', join(makeFolder(), 'nowhere.env'));
    expect(code).toBe(1);
    expect(output).toMatch(/✗ configuration .*nowhere\.env non si legge/);
  });

  test('leaves a DATA_DIR as it was', async () => {
    const dataDir = makeDataDir();
    const before = readdirSync(dataDir, { recursive: true });
    const { output } = await run({ DATA_DIR: dataDir }, '--json');
    expect(readdirSync(dataDir, { recursive: true })).toEqual(before);
    const { findings } = JSON.parse(output);
    expect(findings).toContainEqual(expect.objectContaining({ check: 'data-dir', state: 'ok' }));
    expect(findings.map(({ check }: Finding) => check)).toEqual(
      expect.arrayContaining(['versions', 'port', 'disk', 'clock', 'backups', 'mail', 'public-url', 'proxy']),
    );
  });
});
