import { existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { replaceText } from '@approdo/shared/node/durable-file';
import { pathInside } from '../adapters/path-inside.ts';
import { DataDirError, lockFolder, openRoot } from '../data-dir/data-dir.ts';
import { type House, HouseError, house, houseName, requireNew } from './house.ts';
import type { HouseList, HouseRegistry } from './house-registry.ts';

const HOUSES = 'houses';
const REMOVED = 'houses-removed';
const CARD = 'house.json';

/** As long as a running site may take to notice that a house is gone, and to answer what is under way. */
const LET_GO_MS = 30_000;

/** Whether a DATA_DIR keeps many houses, each in a folder that is a DATA_DIR itself. Throws a DataDirError where it keeps both. */
export function keepsHouses(dataDir: string): boolean {
  if (!existsSync(join(dataDir, HOUSES))) return false;
  if (existsSync(join(dataDir, 'current')))
    throw new DataDirError(`DATA_DIR: ${dataDir} has a house of its own and a folder ${HOUSES} with others`);
  return true;
}

/** The DATA_DIR of one of them. */
export function houseFolder(dataDir: string, name: string): string {
  return pathInside(join(dataDir, HOUSES), name);
}

/** The houses below a DATA_DIR. */
export function createHouseFolders(dataDir: string): HouseRegistry {
  const folder = join(dataDir, HOUSES);

  async function list(): Promise<HouseList> {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(cardOf(name))) : [];
    const read = await Promise.all(names.toSorted().map(readHouse));
    return {
      houses: read.flatMap((found) => (typeof found === 'string' ? [] : [found])),
      faults: read.filter((found) => typeof found === 'string'),
    };
  }

  const cardOf = (name: string) => join(folder, name, CARD);

  async function readHouse(name: string): Promise<House | string> {
    try {
      const read = house.safeParse({ ...JSON.parse(await readFile(cardOf(name), 'utf8')), name });
      return read.data ?? `${cardOf(name)}: ${read.error?.issues[0]?.message}`;
    } catch (error) {
      return `${cardOf(name)}: ${error instanceof Error ? error.message : error}`;
    }
  }

  /** Only one command at a time adds or removes. */
  async function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    if (existsSync(join(dataDir, 'current')))
      throw new HouseError(
        `${dataDir} è la DATA_DIR di una casa sola. Per tenerne molte ferma il sito, sposta questa cartella dentro una nuova, in ${HOUSES}/NOME, e aggiungi la casa con quel nome (docs/guides/install.md)`,
      );
    openRoot(dataDir);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const lock = lockFolder(folder);
    if (!lock) throw new HouseError('un altro comando sta cambiando le case: riprova');
    try {
      return await work();
    } finally {
      lock.release();
    }
  }

  return {
    keepsMany: async () => keepsHouses(dataDir),
    list,

    add: ({ name, ...card }, { isBack = false } = {}) =>
      alone(async () => {
        if (isBack)
          throw new HouseError(
            `qui una casa si riprende da ${join(dataDir, REMOVED)}: prima si aggiunge, senza --again, poi a programma fermo ci si mette la sua cartella`,
          );
        requireNew({ name, ...card }, (await list()).houses);
        mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
        await replaceText(cardOf(name), `${JSON.stringify(card, null, 2)}\n`);
      }),

    remove: (name) =>
      alone(async () => {
        if (!houseName.safeParse(name).success || !existsSync(cardOf(name)))
          throw new HouseError(`non c’è nessuna casa di nome ${name}`);
        const from = join(folder, name);
        renameSync(cardOf(name), join(from, `${CARD}.removed`));
        await waitUntilFree(from);
        mkdirSync(join(dataDir, REMOVED), { recursive: true, mode: 0o700 });
        const to = join(dataDir, REMOVED, `${name}-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
        renameSync(from, to);
        return to;
      }),
  };
}

/** A site that runs lets go of a house that has no card. */
async function waitUntilFree(folder: string): Promise<void> {
  for (const end = performance.now() + LET_GO_MS; performance.now() < end; await pause(200)) {
    const lock = lockFolder(folder);
    if (lock) return lock.release();
  }
  throw new HouseError(`il sito tiene ancora aperta la casa: i suoi dati restano in ${folder}; non sarà più servita`);
}
