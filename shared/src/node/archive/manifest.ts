import { z } from 'zod';
import { ArchiveFault } from './archive-fault.ts';
import { hasBoundedShape } from './json-shape.ts';

export const MANIFEST_PATH = 'manifest.json';
export const DATABASE_PATH = 'database.sqlite';
export const UPLOADS_PREFIX = 'uploads/';

/** 100,000 files of the longest names that are written. */
export const MANIFEST_MAX_BYTES = 40 * 2 ** 20;
const MAX_FILES = 100_000;
/** Folders of a path; the program itself writes one. */
const MAX_DEPTH = 8;
/** A file has three fields and nothing within; later formats may have more. */
const SHAPE = { depth: 8, brackets: 2 * MAX_FILES, fields: 8 * MAX_FILES };

const manifestFile = z.object({
  path: z.string().max(500),
  size: z.number().int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ManifestFile = z.output<typeof manifestFile>;

const manifestHead = z.object({
  format: z.literal(1),
  appVersion: z.string().max(50),
  schemaVersion: z.number().int().min(1),
  createdAt: z.iso.datetime(),
  files: z.array(z.unknown()).max(MAX_FILES),
});
export type Manifest = Omit<z.output<typeof manifestHead>, 'files'> & { readonly files: ManifestFile[] };

/**
 * Parses the manifest of an untrusted archive, in time and memory proportional to its bytes. Throws an ArchiveFault
 * where it is invalid, or names a forbidden path.
 */
export function readManifest(bytes: Buffer): Manifest {
  const { data: head, error } = manifestHead.safeParse(parseJson(bytes));
  if (!head) throw new ArchiveFault(describeFault(error));
  const files = head.files.map(readFile);
  checkPaths(files);
  return { ...head, files };
}

export function writeManifest(value: Manifest): Buffer {
  return Buffer.from(JSON.stringify(value));
}

/** Whether a path is the database's or one below the uploads, neither absolute, hidden, too deep, nor with `..`. */
export function isAllowedPath(path: string): boolean {
  if (path === DATABASE_PATH) return true;
  if (!path.startsWith(UPLOADS_PREFIX) || Buffer.byteLength(path) > 500 || !path.isWellFormed()) return false;
  const names = path.split('/');
  return names.length <= MAX_DEPTH + 1 && names.every(isAllowedName);
}

/** A name that a file or folder in the uploads may have; hidden ones are files that are still being written. */
function isAllowedName(name: string): boolean {
  const isPlain = !name.includes('\\') && [...name].every((letter) => letter > '\u001f' && letter !== '\u007f');
  return name !== '' && !name.startsWith('.') && isPlain && Buffer.byteLength(name) <= 255;
}

function parseJson(bytes: Buffer): unknown {
  if (!hasBoundedShape(bytes, SHAPE)) throw new ArchiveFault(INVALID);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new ArchiveFault("Il manifest dell'archivio non è leggibile");
  }
}

const INVALID = "Il manifest dell'archivio non è valido";

function describeFault(fault: z.ZodError): string {
  const isNewer = fault.issues.some((issue) => issue.path[0] === 'format');
  return isNewer ? "Il formato dell'archivio non è conosciuto: serve una versione più recente del programma" : INVALID;
}

/** Throws at the first invalid file: a list of a hundred thousand faults helps nobody. */
function readFile(file: unknown): ManifestFile {
  const read = manifestFile.safeParse(file).data;
  if (!read) throw new ArchiveFault(INVALID);
  return read;
}

function checkPaths(files: readonly ManifestFile[]): void {
  const paths = new Set<string>();
  const folders = new Set<string>();
  for (const { path } of files) {
    if (!isAllowedPath(path)) throw new ArchiveFault(`L'archivio contiene un percorso non ammesso: ${quotePath(path)}`);
    if (paths.has(path)) throw new ArchiveFault(`L'archivio nomina due volte ${quotePath(path)}`);
    paths.add(path);
    addFolders(folders, path);
  }
  if (!paths.has(DATABASE_PATH)) throw new ArchiveFault("Nell'archivio manca il database");
  for (const folder of folders) {
    if (paths.has(folder)) throw new ArchiveFault(`L'archivio nomina ${quotePath(folder)} come file e come cartella`);
  }
}

/** Adds a path's folders from the innermost up to the first known one. */
function addFolders(folders: Set<string>, path: string): void {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = path.slice(0, end);
    if (folders.has(folder)) return;
    folders.add(folder);
  }
}

/** An untrusted path in quotes for a message: shortened, without control characters. */
export function quotePath(path: string): string {
  const start = path.slice(0, 81);
  const plain = [...start].map((letter) => (letter > '\u001f' && letter !== '\u007f' ? letter : '�')).join('');
  return `«${start.length > 80 ? `${plain.slice(0, 80)}…` : plain}»`;
}
