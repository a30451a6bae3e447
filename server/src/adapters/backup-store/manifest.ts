import { z } from 'zod';
import { uploadTypeOf } from '../upload-types.ts';
import { ArchiveFault } from './archive-fault.ts';

export const MANIFEST_PATH = 'manifest.json';
export const DATABASE_PATH = 'database.sqlite';
const UPLOADS_PREFIX = 'uploads/';

/** 100,000 files of the longest names that are written. */
export const MANIFEST_MAX_BYTES = 40 * 2 ** 20;
const MAX_FILES = 100_000;

const manifestFile = z.object({
  path: z.string().max(500),
  size: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ManifestFile = z.output<typeof manifestFile>;

export const manifest = z.object({
  format: z.literal(1),
  appVersion: z.string().max(50),
  schemaVersion: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  files: z.array(manifestFile).max(MAX_FILES),
});
export type Manifest = z.output<typeof manifest>;

/** The manifest of an archive from outside. Throws an ArchiveFault where it is none, or names what must not be there. */
export function readManifest(bytes: Buffer): Manifest {
  const read = manifest.safeParse(parseJson(bytes));
  if (!read.success) throw new ArchiveFault(describeFault(read.error));
  checkPaths(read.data.files);
  return read.data;
}

export function writeManifest(value: Manifest): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** Whether a path is the database's or a plain one below the uploads: nothing absolute, hidden, or that climbs. */
export function isAllowedPath(path: string): boolean {
  if (path === DATABASE_PATH) return true;
  if (!path.startsWith(UPLOADS_PREFIX) || Buffer.byteLength(path) > 500 || !path.isWellFormed()) return false;
  return path.split('/').every(isAllowedName);
}

/** Whether the program itself could have written a file there; an older one kept whatever lay among the uploads. */
export function isOwnPath(path: string): boolean {
  if (path === DATABASE_PATH) return true;
  return path.startsWith(UPLOADS_PREFIX) && uploadTypeOf(path.slice(UPLOADS_PREFIX.length)) !== undefined;
}

/** A name that a file or folder in the uploads may have; hidden ones are files that are still being written. */
function isAllowedName(name: string): boolean {
  const isPlain = !name.includes('\\') && [...name].every((letter) => letter > '\u001f' && letter !== '\u007f');
  return name !== '' && !name.startsWith('.') && isPlain && Buffer.byteLength(name) <= 255;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ArchiveFault("Il manifest dell'archivio non è leggibile");
  }
}

function describeFault(fault: z.ZodError): string {
  const isNewer = fault.issues.some((issue) => issue.path[0] === 'format');
  if (isNewer) return "Il formato dell'archivio non è conosciuto: serve una versione più recente del programma";
  return "Il manifest dell'archivio non è valido";
}

function checkPaths(files: readonly ManifestFile[]): void {
  const paths = new Set<string>();
  for (const { path } of files) {
    if (!isAllowedPath(path)) throw new ArchiveFault(`L'archivio contiene un percorso non ammesso: ${shown(path)}`);
    if (paths.has(path)) throw new ArchiveFault(`L'archivio nomina due volte ${shown(path)}`);
    paths.add(path);
  }
  if (!paths.has(DATABASE_PATH)) throw new ArchiveFault("Nell'archivio manca il database");
  const folders = files.flatMap(({ path }) => foldersOf(path));
  const clash = folders.find((folder) => paths.has(folder));
  if (clash) throw new ArchiveFault(`L'archivio nomina ${shown(clash)} come file e come cartella`);
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** A path from outside as it can be shown: short, without control characters. */
export function shown(path: string): string {
  const plain = [...path].map((letter) => (letter > '\u001f' && letter !== '\u007f' ? letter : '�')).join('');
  return `«${plain.length > 80 ? `${plain.slice(0, 80)}…` : plain}»`;
}
