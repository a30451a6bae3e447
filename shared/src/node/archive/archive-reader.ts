import type { FileHandle } from 'node:fs/promises';
import { ArchiveFault } from './archive-fault.ts';
import { quotePath } from './manifest.ts';
import { BLOCK, decodeHeader, decodePax, END_BYTES, paddingOf, type TarHeader } from './tar.ts';

/** A plain file in an archive: where its bytes lie. */
export type ArchiveEntry = { readonly path: string; readonly size: number; readonly start: number };

const PAX_MAX_BYTES = 64 * 1024;

/**
 * The plain files of a tar, in its order, without reading their content. Throws an ArchiveFault at the first entry that
 * is none, and where the archive was cut off: every byte outside file contents is checked.
 */
export async function* readArchive(archive: FileHandle): AsyncGenerator<ArchiveEntry> {
  const { size: length } = await archive.stat();
  let at = 0;
  let long: { readonly path: string | undefined } | undefined;
  while (true) {
    const header = decodeHeader(await readAt(archive, at, BLOCK));
    if (!header) break;
    const start = at + BLOCK;
    const end = start + header.size + paddingOf(header.size);
    if (end > length) throw cutOff();
    await checkZeros(archive, start + header.size, end);
    if (header.type !== 'x') {
      const path = plainPathOf(header);
      yield { path: long?.path ?? path, size: header.size, start };
      long = undefined;
    } else if (long) throw notAllowed();
    else long = { path: await readLongPath(archive, start, header) };
    at = end;
  }
  if (length - at < END_BYTES) throw cutOff();
  await checkZeros(archive, at, length);
}

/** Reads `length` bytes at once, so only for small spans. Throws an ArchiveFault where the file ends before. */
export async function readAt(archive: FileHandle, start: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await archive.read(bytes, 0, length, start);
  if (bytesRead < length) throw cutOff();
  return bytes;
}

function plainPathOf({ type, path }: TarHeader): string {
  if (type === '0') return path;
  const what =
    { '1': 'un collegamento', '2': 'un collegamento', '5': 'una cartella' }[type] ?? 'qualcosa che non è un file';
  throw new ArchiveFault(`L'archivio contiene ${what}: ${quotePath(path)}`);
}

async function readLongPath(archive: FileHandle, start: number, { size }: TarHeader): Promise<string | undefined> {
  if (size > PAX_MAX_BYTES) throw new ArchiveFault("L'archivio contiene un'intestazione troppo lunga");
  const records = decodePax(await readAt(archive, start, size));
  if (records.has('size') || records.has('linkpath')) throw notAllowed();
  return records.get('path');
}

async function checkZeros(archive: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 64 * 1024) {
    const bytes = await readAt(archive, at, Math.min(64 * 1024, to - at));
    if (bytes.some((byte) => byte !== 0)) throw new ArchiveFault("L'archivio è danneggiato: contiene dati estranei");
  }
}

function notAllowed(): ArchiveFault {
  return new ArchiveFault("L'archivio contiene un'intestazione non ammessa");
}

function cutOff(): ArchiveFault {
  return new ArchiveFault("L'archivio è incompleto: il file è stato tagliato");
}
