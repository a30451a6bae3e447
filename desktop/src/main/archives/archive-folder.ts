import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, lstat, open, readdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ComputerBackup } from '@approdo/shared/contract/operations/computer-backups';
import { checkArchive } from '@approdo/shared/node/archive/check-archive';
import { partialPathOf, replaceFile } from '@approdo/shared/node/durable-file';
import { readSpan } from '@approdo/shared/node/read-span';
import { type ArchiveNote, findNote, isArchiveName, noteFileOf, saveNote } from './archive-note.ts';
import type { ArrivedArchive } from './archive-stream.ts';

/** One site's archives in a folder that the person chose. Other files in it are never touched. */
export type ArchiveFolder = {
  /** Newest first. Throws the disk's fault if the folder cannot be read. */
  readonly list: () => Promise<Archive[]>;
  /** No such archive exists until it is written whole and every file in it matches its hash. */
  readonly store: (arrival: Arrival) => Promise<Archive>;
  /** Reads it again and says whether it still matches what was stored. */
  readonly verify: (archive: Archive, reading: Reading) => Promise<Archive>;
  readonly remove: (archive: Archive) => Promise<void>;
  readonly read: (archive: Archive, reading: Reading) => AsyncIterableIterator<Uint8Array>;
  /** Reads any part of it while `work` runs. */
  readonly readParts: <Result>(archive: Archive, work: (read: ReadPart) => Promise<Result>) => Promise<Result>;
  /** Removes what a computer switched off in the middle left half done. */
  readonly clear: () => Promise<void>;
};

export type Archive = ComputerBackup & { readonly sha256: string };

type Arrival = Pick<ComputerBackup, 'fileName' | 'createdAt' | 'kind'> & {
  readonly write: (handle: FileHandle) => Promise<ArrivedArchive>;
  readonly signal: AbortSignal;
};
/** That many bytes from `start` on; rejects if there are fewer. */
type ReadPart = (start: number, length: number) => Promise<Uint8Array>;
type OnBytes = (bytes: number) => void;
type Reading = { readonly signal: AbortSignal; readonly onBytes: OnBytes };

type Options = {
  readonly path: string;
  /** The site's address. */
  readonly site: string;
  readonly now: () => Date;
};

/** A file being written grows at least every two minutes, or is given up. */
const ABANDONED_AFTER_MS = 10 * 60_000;

export function openArchiveFolder({ path, site, now }: Options): ArchiveFolder {
  const fileOf = ({ fileName }: Pick<Archive, 'fileName'>) => join(path, fileName);
  async function find(fileName: string): Promise<Archive | undefined> {
    const file = join(path, fileName);
    const [found, note] = await Promise.all([lstat(file).catch(() => undefined), findNote(file)]);
    if (!found?.isFile() || note?.house !== site) return undefined;
    const { createdAt, kind, size, sha256, verifiedAt } = note;
    const isBad = note.isBad || found.size !== size;
    return { id: fileName, fileName, createdAt, kind, size, sha256, verifiedAt, isBad };
  }

  async function* read(archive: Archive, { signal, onBytes }: Reading): AsyncGenerator<Uint8Array> {
    let bytes = 0;
    for await (const piece of createReadStream(fileOf(archive), { signal, highWaterMark: 2 ** 20 })) {
      bytes += piece.byteLength;
      onBytes(bytes);
      yield piece;
    }
  }

  async function verify(archive: Archive, reading: Reading): Promise<Archive> {
    const hash = createHash('sha256');
    for await (const piece of read(archive, reading)) hash.update(piece);
    const isBad = hash.digest('hex') !== archive.sha256;
    const verified = { ...archive, isBad, verifiedAt: now().toISOString() };
    await saveNote(fileOf(archive), noteOf(verified, site));
    return verified;
  }

  return {
    list: async () => {
      const names = (await readdir(path)).filter(isArchiveName);
      const found = await Promise.all(names.map(find));
      return found
        .filter((archive) => archive !== undefined)
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id));
    },
    store: async ({ fileName, createdAt, kind, write, signal }) => {
      const name = pickName(fileName, new Set(await readdir(path)));
      let archive: Archive | undefined;
      const writing = {
        mode: 0o600,
        beforeNamed: async () => archive && saveNote(fileOf(archive), noteOf(archive, site)),
      };
      const writeArchive = async (handle: FileHandle) => {
        const arrived = await write(handle);
        await checkArchive(handle, signal);
        const verifiedAt = now().toISOString();
        archive = { id: name, fileName: name, createdAt, kind, ...arrived, verifiedAt, isBad: false };
      };
      await replaceFile(join(path, name), writeArchive, writing);
      if (!archive) throw new Error('An archive that was written has its note');
      return archive;
    },
    verify,
    remove: async (archive) => {
      await rm(fileOf(archive), { force: true });
      await rm(noteFileOf(fileOf(archive)), { force: true });
    },
    read,
    readParts: async (archive, work) => {
      const handle = await open(fileOf(archive), 'r');
      try {
        return await work((start, length) => readSpan(handle, start, length));
      } finally {
        await handle.close();
      }
    },
    clear: async () => {
      const names = await readdir(path);
      for (const name of names.filter((one) => isLeftover(one, names))) {
        const file = join(path, name);
        const { mtimeMs } = await lstat(file);
        if (now().getTime() - mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
      }
    },
  };
}

function noteOf({ createdAt, kind, size, sha256, verifiedAt, isBad }: Archive, house: string): ArchiveNote {
  return { format: 1, house, createdAt, kind, size, sha256, verifiedAt, isBad };
}

/** A half-written archive, or the note of an archive that was never finished. */
function isLeftover(name: string, names: readonly string[]): boolean {
  const archive = name.replace(/\.(part|json|json\.part)$/, '');
  return archive !== name && isArchiveName(archive) && (name.endsWith('.part') || !names.includes(archive));
}

function pickName(fileName: string, taken: ReadonlySet<string>): string {
  const wanted = basename(fileName);
  if (!isArchiveName(wanted)) throw new Error(`${wanted} is not what an archive is called`);
  const isFree = (name: string) => !taken.has(name) && !taken.has(partialPathOf(name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : wanted.replace(/\.tar$/, `-${number}.tar`);
    if (isFree(name)) return name;
  }
}
