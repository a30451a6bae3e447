import { randomUUID } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readFileSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Finding, findingsOf } from './finding.ts';
import { nearestFolder } from './nearest-folder.ts';
import { codeOf } from './request-site.ts';

const { ok, warning, fault } = findingsOf('data-dir');

/** The permission bits of group and others. */
const OTHERS = 0o077;

/** Whether the site can store its data there, and nobody else can read it. Changes nothing. */
export function checkDataDir(dataDir: string): Finding[] {
  const found = statSync(dataDir, { throwIfNoEntry: false });
  if (!found) return [judgeAbsent(dataDir)];
  if (!found.isDirectory()) return [fault(`${dataDir} non è una cartella`, 'Cambia DATA_DIR.')];
  const refusal = tryToWrite(dataDir);
  if (refusal !== undefined) {
    const advice = 'Dai la cartella all’account del sito (chown -R), o lancia il comando con quell’account.';
    return [fault(`${dataDir} non si può scrivere (${refusal})`, advice)];
  }
  return [judgeContents(dataDir), ...listRightsFaults(dataDir, found)];
}

function judgeAbsent(dataDir: string): Finding {
  const refusal = tryToWrite(nearestFolder(dataDir));
  if (refusal === undefined) {
    const advice = 'Se il sito è già stato acceso, DATA_DIR indica la cartella sbagliata.';
    return warning(`${dataDir} non c’è ancora: la crea il primo avvio`, advice);
  }
  return fault(`${dataDir} non c’è e non si può creare (${refusal})`, 'Creala per l’account del sito.');
}

function judgeContents(dataDir: string): Finding {
  const pointer = join(dataDir, 'current');
  if (!existsSync(pointer)) return ok(`${dataDir} è pronta, e ancora vuota`);
  const name = readFileSync(pointer, 'utf8').trim();
  if (existsSync(join(dataDir, 'generations', name, 'database.sqlite'))) return ok(`${dataDir} si legge e si scrive`);
  return fault(
    `${dataDir}: «current» indica «${name}», dove non c’è nessun database`,
    'Ripristina un backup: npm run restore -- FILE.',
  );
}

/** The site removes others' permissions when it starts, but cannot if another account owns the folder. */
function listRightsFaults(dataDir: string, { mode, uid }: Stats): Finding[] {
  const open = [
    realpathSync(dataDir),
    ...['jwt-secret', 'google-drive', 'erased-addresses-keys.json'].map((name) => join(dataDir, name)),
  ].filter(isOpenToOthers);
  const me = process.getuid?.();
  return [
    ...(open.length > 0
      ? [
          warning(
            `altri account possono leggere ${open.join(' e ')} (${(mode & 0o777).toString(8)})`,
            'Contiene i dati degli ospiti: chmod -R go= sulla cartella. Il sito lo fa da sé quando parte, se è sua.',
          ),
        ]
      : []),
    ...(me !== undefined && me !== uid
      ? [
          warning(
            `${dataDir} è dell’account ${uid}, questo comando gira come ${me}`,
            'Lancialo con l’account del sito: i permessi che contano sono i suoi.',
          ),
        ]
      : []),
  ];
}

function isOpenToOthers(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // Windows has no such bits.
  return process.platform !== 'win32' && found !== undefined && (found.mode & OTHERS) !== 0;
}

/** Node's error code if writing fails. Only a real write reveals a full or read-only disk. */
function tryToWrite(folder: string): string | undefined {
  const probe = join(folder, `.doctor-${randomUUID()}`);
  try {
    writeFileSync(probe, 'x', { flag: 'wx', mode: 0o600 });
    rmSync(probe);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}
