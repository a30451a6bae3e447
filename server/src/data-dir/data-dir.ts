import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isPartialPath, replaceTextSync } from '@approdo/shared/node/durable-file';
import SqliteDatabase from 'better-sqlite3';
import { pathInside } from '../adapters/path-inside.ts';

/** What accounts other than the owner's may do. */
const OTHERS = 0o077;

export class DataDirError extends Error {
  override readonly name = 'DataDirError';
}

/** Where everything lies that outlives the process. */
export type DataDir = {
  readonly root: string;
  readonly backups: string;
  readonly generations: string;
  readonly mail: string;
  /** Files on their way in. */
  readonly incoming: string;
};

/** Database and uploads that belong together. A restore makes a new generation and then points to it. */
export type Generation = {
  readonly name: string;
  readonly folder: string;
  readonly database: string;
  readonly uploads: string;
};

/** Something that one process at a time may hold. */
export type Lock = { readonly release: () => void };

const POINTER = 'current';
const NEXT_POINTER = `${POINTER}.next`;
const FIRST_GENERATION = 'first';

/** Generations that a restore could not make a safety backup of are kept under such a name. */
const KEPT = 'kept-';

/**
 * Makes what is missing; throws a DataDirError where the folder cannot be written. No other account may enter it, nor do
 * anything with what this process writes from now on, there or elsewhere.
 */
export function openDataDir(root: string): DataDir {
  const dirs = {
    root,
    backups: join(root, 'backups'),
    generations: join(root, 'generations'),
    mail: join(root, 'mail'),
    incoming: join(root, 'incoming'),
  };
  openRoot(root, [dirs.backups, dirs.generations, dirs.mail, dirs.incoming]);
  return dirs;
}

/** The same of a folder that is there for others, and of those below it. */
export function openRoot(root: string, below: readonly string[] = []): void {
  process.umask(0o077);
  try {
    for (const dir of [root, ...below]) mkdirSync(dir, { recursive: true, mode: 0o700 });
    closeToOthers(realpathSync(root));
    // A name of its own: another process may be opening the folder at this moment.
    const probe = join(root, `.writable-${randomBytes(4).toString('hex')}`);
    writeFileSync(probe, '');
    renameSync(probe, join(root, '.written'));
  } catch (error) {
    throw new DataDirError(`DATA_DIR: ${root} cannot be written (${reasonOf(error)})`);
  }
}

/**
 * Holds the folder for this process until `release` or its end, however it ends: the lock is the operating system's
 * own on an open file. Throws a DataDirError while another process holds it.
 */
export function lockDataDir({ root }: Pick<DataDir, 'root'>): Lock {
  const lock = lockFolder(root);
  if (!lock) throw new DataDirError(`DATA_DIR: ${root} is in use by another process`);
  return lock;
}

/** Holds the backups for one operation, which may be another process's; undefined while they are held. */
export function lockBackups({ backups }: DataDir): Lock | undefined {
  return lockFolder(backups);
}

/** The same of any folder; undefined while another process has it. */
export function lockFolder(folder: string): Lock | undefined {
  const lock = new SqliteDatabase(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.pragma('journal_mode = MEMORY');
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    return undefined;
  }
  return { release: () => lock.close() };
}

/** Takes from all other accounts whatever they may do with what is in DATA_DIR; the paths that are another account's. */
export function closeDataDir({ root, generations, backups, mail, incoming }: DataDir): string[] {
  return closeFolderToOthers(root, [generations, backups, mail, incoming]);
}

/** Throws a DataDirError where a folder keeps many houses, each in a DATA_DIR of its own: which is meant is to be said. */
export function requireOneTenant(root: string): void {
  const tenants = join(root, 'houses');
  if (existsSync(tenants))
    throw new DataDirError(`${root} ha più case: scegline una con DATA_DIR=${join(tenants, 'NOME')}`);
}

/** The generation that the pointer names; an empty folder gets its first. */
export function openCurrentGeneration(dataDir: DataDir): Generation {
  const pointer = join(dataDir.root, POINTER);
  const name = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : FIRST_GENERATION;
  const generation = generationOf(dataDir, name);
  mkdirSync(generation.uploads, { recursive: true });
  if (!existsSync(pointer)) pointTo(dataDir, name);
  return generation;
}

/** A generation that is not there yet. */
export function nextGeneration(dataDir: DataDir): Generation {
  return generationOf(dataDir, randomBytes(8).toString('hex'));
}

/**
 * Removes what the end of another process has left: generations that were half made or have been replaced, a pointer to
 * one, files that were on their way in, mails that were half laid down. Whoever calls holds the folder's lock.
 */
export function clearLeftovers({ root, generations, mail, incoming }: DataDir, current: Generation): void {
  rmSync(join(root, NEXT_POINTER), { force: true });
  // A database that was restored meanwhile may not know the mail any more: nobody would lay it down again.
  for (const name of readdirSync(mail).filter(isPartialPath)) rmSync(join(mail, name), { force: true });
  for (const name of readdirSync(incoming)) rmSync(join(incoming, name), { recursive: true, force: true });
  // Where an older program received them.
  rmSync(join(current.folder, 'incoming'), { recursive: true, force: true });
  for (const name of readdirSync(generations)) {
    if (name !== current.name && !name.startsWith(KEPT))
      rmSync(join(generations, name), { recursive: true, force: true });
  }
}

/** Puts a generation that is no longer current where it stays until someone deletes it; its new folder. */
export function keepGeneration(dataDir: DataDir, { name, folder }: Generation): string {
  const kept = generationOf(dataDir, `${KEPT}${name}`);
  renameSync(folder, kept.folder);
  return kept.folder;
}

/** Removes one that is not current, with all that is in it. */
export async function removeGeneration({ folder }: Generation): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}

export function hasDatabase({ database }: Generation): boolean {
  return existsSync(database);
}

/** Makes `name` the current generation in one step that is on disk when the call returns. */
export function pointTo({ root }: DataDir, name: string): void {
  replaceTextSync(join(root, POINTER), `${name}\n`, { aside: join(root, NEXT_POINTER) });
}

/** The secret that signs tokens: made once, kept readable to this account alone. */
export function readOrMakeSecret({ root }: DataDir): string {
  const file = join(root, 'jwt-secret');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const secret = randomBytes(48).toString('base64url');
  replaceTextSync(file, `${secret}\n`);
  return secret;
}

function generationOf({ generations }: DataDir, name: string): Generation {
  const folder = pathInside(generations, name);
  return { name, folder, database: join(folder, 'database.sqlite'), uploads: join(folder, 'uploads') };
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';
}

/** Takes from all other accounts whatever they may do with a file or folder; false where it is another account's. */
function closeToOthers(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  // Where a link leads is none of the site's.
  if (!found || found.isSymbolicLink() || (found.mode & OTHERS) === 0) return true;
  try {
    chmodSync(path, found.mode & 0o777 & ~OTHERS);
    return true;
  } catch {
    return false;
  }
}

/**
 * The same of a folder, which may itself be reached by a link, of all that lies right in it, and of all below some of
 * its folders: what else lies there is closed with the folder. The paths that stay open, being another account's.
 */
function closeFolderToOthers(root: string, below: readonly string[]): string[] {
  const paths = [realpathSync(root), ...listIn(root), ...below.flatMap(listBelow)];
  return paths.filter((path) => !closeToOthers(path));
}

function listIn(folder: string): string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}

/** Node's own recursion follows links to folders. */
function listBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [path, ...listBelow(path)] : [path];
  });
}
