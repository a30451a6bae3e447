import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemaVersion } from '../../server/src/db/schema-version.ts';
import { readSchemaVersion } from '../../server/src/db/sqlite/read-schema-version.ts';
import { type Finding, findingsOf } from './finding.ts';

const { ok, warning, fault } = findingsOf('versions');

type Checked = {
  /** The program's folder. */
  readonly root: string;
  readonly dataDir: string;
  readonly version: string;
};

/** Whether program, packages, web build and database belong to the same version. */
export async function checkVersions({ root, dataDir, version }: Checked): Promise<Finding[]> {
  const faults = [...judgePackages(root), ...(await judgeNative()), ...judgeBuild(root)];
  return [
    ...(faults.length === 0 ? [ok(`Approdo ${version}, con i suoi pacchetti`)] : faults),
    ...judgeDatabase(dataDir),
  ];
}

type Lock = {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dependencies?: Readonly<Record<string, string>> }>
  >;
};

/** Compares the runtime packages of server and shared with the lock file. */
function judgePackages(root: string): Finding[] {
  const file = join(root, 'package-lock.json');
  if (!existsSync(file))
    return [warning('package-lock.json manca: le versioni dei pacchetti non si possono confrontare')];
  const { packages }: Lock = JSON.parse(readFileSync(file, 'utf8'));
  const names = ['server', 'shared'].flatMap((room) => Object.keys(packages[room]?.dependencies ?? {}));
  const wrong = [...new Set(names)].flatMap((name) => {
    const wanted = packages[`node_modules/${name}`]?.version;
    const found = readVersionOf(join(root, 'node_modules', name));
    return found === wanted ? [] : [`${name} ${found ?? 'manca'} (serve ${wanted})`];
  });
  return wrong.length === 0
    ? []
    : [fault(`pacchetti sbagliati: ${wrong.join(', ')}`, 'Lancia npm install nella cartella del programma.')];
}

function readVersionOf(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version }: { readonly version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}

/** Native packages may be installed, but compiled for another machine or Node version. */
async function judgeNative(): Promise<Finding[]> {
  const tried = await Promise.allSettled([openMemory(), import('../../server/src/adapters/picture-work.ts')]);
  const names = ['better-sqlite3', 'sharp'];
  return tried.flatMap((result, place) =>
    result.status === 'fulfilled'
      ? []
      : [
          fault(
            `${names[place]} non parte su questa macchina (${String(result.reason).split('\n')[0]})`,
            'Cancella node_modules e lancia npm install su questa macchina, con questa versione di Node.',
          ),
        ],
  );
}

async function openMemory(): Promise<void> {
  const { openDatabase } = await import('../../server/src/db/sqlite/open-database.ts');
  await openDatabase(':memory:').database.destroy();
}

function judgeBuild(root: string): Finding[] {
  if (existsSync(join(root, 'web/dist/server/entry-server.js'))) return [];
  return [fault('le pagine non sono costruite', 'Lancia npm run build, oppure npm start.')];
}

function judgeDatabase(dataDir: string): Finding[] {
  const pointer = join(dataDir, 'current');
  if (!existsSync(pointer)) return [];
  const file = join(dataDir, 'generations', readFileSync(pointer, 'utf8').trim(), 'database.sqlite');
  if (!existsSync(file)) return [];
  const found = readSchemaVersion(file);
  if (found > schemaVersion) {
    return [
      fault(
        `il database è di un programma più recente (${found}, questo arriva a ${schemaVersion})`,
        'Installa la versione più recente, o ripristina un backup di prima: docs/guides/upgrade.md.',
      ),
    ];
  }
  if (found === schemaVersion) return [ok(`il database è di questa versione (${found})`)];
  return [
    ok(`il database è alla versione ${found}; il prossimo avvio lo porta alla ${schemaVersion}, dopo averlo copiato`),
  ];
}
