import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Entry, ZipFile } from 'yauzl';
import { withScratchFile } from '../scratch-file.ts';
import { ReadingRefusal, refuseBroken } from './reading.ts';

const MB = 1024 ** 2;
const MAX_ENTRIES = 20_000;
const MAX_UNPACKED = { bytes: 4096 * MB, text: '4 GB' };

/** Deflate reaches 1,032; texts of sites and tables stay below a fifth of it, and small ones do no harm. */
const MAX_RATIO = 200;
const FREE_OF_RATIO_BYTES = 10 * MB;

const ZIP_MAGIC = Buffer.from('PK\x03\x04', 'latin1');

/** A file in a zip: its path, which is a key and never a place on the disk, and its size once unpacked. */
export type ZipEntry = { readonly name: string; readonly size: number };

/** Refuses a zip as unsafe; nothing of it is kept (MOVING.md, section 2). */
function refuseZip(reason: string): ReadingRefusal {
  return new ReadingRefusal({ message: `Lo zip non è sicuro: ${reason}` }, 'UNSAFE');
}

/**
 * The files of a zip in its order, without folders. Throws a ReadingRefusal where the zip is unsafe, damaged, or would
 * be larger than the limit once unpacked; nothing is unpacked for it.
 */
export async function listZipEntries(path: string, limit = MAX_UNPACKED): Promise<readonly ZipEntry[]> {
  return await withZip(path, async (_, entries) => {
    const found = Array.from(entries, ([name, { uncompressedSize: size }]) => ({ name, size }));
    if (found.reduce((sum, { size }) => sum + size, 0) > limit.bytes) {
      throw refuseZip(`supera ${limit.text} una volta aperto`);
    }
    return found;
  });
}

/** Unpacks one file of a zip for the work, which gets its path, and removes it then. Throws where it is missing. */
export async function withZipEntry<Result>(
  path: string,
  name: string,
  work: (path: string) => Promise<Result>,
): Promise<Result> {
  return await withScratchFile(join(tmpdir(), `approdo-${randomUUID()}`), async (unpacked) => {
    await withZip(path, async (zip, entries) => {
      const entry = entries.get(name);
      if (!entry) throw refuseBroken();
      await translated(async () => pipeline(await zip.openReadStreamPromise(entry), createWriteStream(unpacked)));
    });
    return await work(unpacked);
  });
}

/** Hands over the bytes of the wanted files of a zip in its order, each whole in memory. */
export async function forEachZipEntry(
  path: string,
  isWanted: (name: string) => boolean,
  work: (name: string, bytes: Buffer) => Promise<void>,
): Promise<void> {
  await withZip(path, async (zip, entries) => {
    for (const [name, entry] of entries) {
      if (!isWanted(name)) continue;
      const bytes = await translated(async () => buffer(await zip.openReadStreamPromise(entry)));
      if (bytes.subarray(0, ZIP_MAGIC.length).equals(ZIP_MAGIC)) throw refuseZip('contiene un altro zip');
      await work(name, bytes);
    }
  });
}

type Entries = ReadonlyMap<string, Entry>;

type ZipWork<Result> = (zip: ZipFile, entries: Entries) => Promise<Result>;

async function withZip<Result>(path: string, work: ZipWork<Result>): Promise<Result> {
  const { openPromise } = await import('yauzl');
  const zip = await translated(() => openPromise(path, { autoClose: false, decodeStrings: false }));
  try {
    return await work(zip, await findEntries(path, zip));
  } finally {
    zip.close();
  }
}

/** The zip that was listed last: a move unpacks thousands of pictures of one zip, each by a call of its own. */
let listed: { readonly file: string; readonly entries: WeakRef<Entries> } | undefined;

/** An entry holds what the central directory says of it, so it is good for any opening of the same file. */
async function findEntries(path: string, zip: ZipFile): Promise<Entries> {
  const { size, mtimeMs, ino } = await stat(path);
  const file = [path, size, mtimeMs, ino].join(':');
  const known = listed?.file === file ? listed.entries.deref() : undefined;
  if (known) return known;
  const entries = await translated(() => listSafeEntries(zip));
  listed = { file, entries: new WeakRef(entries) };
  return entries;
}

async function listSafeEntries(zip: ZipFile): Promise<Entries> {
  if (zip.entryCount > MAX_ENTRIES) throw refuseZip('ha più di 20.000 file');
  const { getFileNameLowLevel, validateFileName } = await import('yauzl');
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    const flags = entry.generalPurposeBitFlag | (isUtf8(entry.fileNameRaw) ? UTF8_NAME : 0);
    const told = getFileNameLowLevel(flags, entry.fileNameRaw, entry.extraFields, false);
    const name = told.replaceAll(/\p{Cc}/gu, '').normalize('NFC');
    if (validateFileName(name) !== null) throw refuseZip('contiene un percorso che porta fuori');
    if (entry.isEncrypted()) throw refuseZip(ENCRYPTED);
    if (isLink(entry)) throw refuseZip('contiene un collegamento');
    if (/\.zip$/i.test(name)) throw refuseZip('contiene un altro zip');
    if (isSwelling(entry)) throw refuseZip('un file si gonfia oltre 200 volte');
    unpacked += entry.uncompressedSize;
    if (unpacked > MAX_UNPACKED.bytes) throw refuseZip(`supera ${MAX_UNPACKED.text} una volta aperto`);
    if (entries.has(name)) throw refuseZip('contiene due file con lo stesso nome');
    entries.set(name, entry);
  }
  for (const name of entries.keys()) if (name.endsWith('/')) entries.delete(name);
  return entries;
}

/** The flag of a name in UTF-8, which macOS writes without it (APPNOTE.TXT 4.4.4, bit 11). */
const UTF8_NAME = 0x800;

const ENCRYPTED = 'è protetto da una password';

/** The type of a Unix mode, which stands in the upper half of the external attributes. */
const FILE_TYPE = 0o170000;
const SYMBOLIC_LINK = 0o120000;

function isLink({ externalFileAttributes }: Entry): boolean {
  return ((externalFileAttributes >>> 16) & FILE_TYPE) === SYMBOLIC_LINK;
}

function isSwelling({ compressedSize, uncompressedSize }: Entry): boolean {
  return uncompressedSize > FREE_OF_RATIO_BYTES && uncompressedSize > MAX_RATIO * compressedSize;
}

/** Tells faults of the zip from those of the disk: what is neither a refusal nor a system error is a damaged zip. */
async function translated<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ReadingRefusal || (error instanceof Error && 'syscall' in error)) throw error;
    // Only of strong encryption does yauzl itself tell before the entry is known.
    const isEncrypted = error instanceof Error && error.message.includes('encryption');
    throw isEncrypted ? refuseZip(ENCRYPTED) : refuseBroken();
  }
}
