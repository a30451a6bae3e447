import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { MoveFormat, MoveKind } from '@approdo/shared/contract/operations/moves';
import { sniffMedia } from '../sniff-media.ts';
import { decodeText, readRows } from './read-rows.ts';
import { type Emit, type MoveFile, ReadingRefusal } from './reading.ts';
import { listZipEntries } from './zip-entries.ts';

export type ReadingTask = { readonly kind: MoveKind; readonly files: readonly MoveFile[] };

const MB = 1024 ** 2;
const TABLE = { bytes: 10 * MB, text: '10 MB' };
const SITE = { bytes: 100 * MB, text: '100 MB' };
const ZIP = { bytes: 2048 * MB, text: '2 GB' };
const PICTURE = { bytes: 50 * MB, text: '50 MB' };

/** A zip is of pictures. */
type Format = MoveFormat | 'ZIP';

type Accepted = Partial<Record<Format, typeof TABLE>>;

/** What each kind of move is read from, and how large it may be (MOVING.md, section 2). */
const ACCEPTED: Readonly<Record<MoveKind, Accepted>> = {
  SITE: { WXR: SITE, GHOST: SITE, MARKDOWN: ZIP },
  STAYS: { CSV: TABLE, XLSX: TABLE, XLS: TABLE, ICS: TABLE },
  REVIEWS: { CSV: TABLE, XLSX: TABLE, XLS: TABLE },
  PHOTOS: { IMAGES: PICTURE, ZIP },
};

type ReadFile = (path: string, name: string, emit: Emit) => Promise<void>;

/** What reads a file that is no table, loaded once it is needed. */
const READERS: Readonly<Partial<Record<MoveFormat, ReadFile>>> = {
  WXR: async (...file) => await (await import('./site/read-wxr.ts')).readWxr(...file),
  GHOST: async (...file) => await (await import('./site/read-ghost.ts')).readGhost(...file),
  MARKDOWN: async (...file) => await (await import('./site/read-markdown.ts')).readMarkdown(...file),
  ICS: async (...file) => await (await import('./read-ics.ts')).readIcs(...file),
};

/**
 * Reads the files of a move and writes what they hold. Those of PHOTOS are read together; of the others the first is
 * read, and those after it are zips of a site's pictures, which are only checked. Throws a ReadingRefusal.
 */
export async function readMove({ kind, files }: ReadingTask, emit: Emit): Promise<void> {
  const formats: Format[] = [];
  for (const [index, { path }] of files.entries()) {
    const isPictures = kind === 'SITE' && index > 0;
    formats.push(await admit(path, isPictures ? { ZIP } : ACCEPTED[kind], isPictures ? 'PHOTOS' : kind));
  }
  if (kind === 'PHOTOS') {
    const { readPhotos } = await import('./read-photos.ts');
    const sources = files.map((file, index) => ({ ...file, isZip: formats[index] === 'ZIP' }));
    return await readPhotos(sources, emit);
  }
  const [file] = files;
  const [format] = formats;
  if (!file || !format || format === 'ZIP') throw refuseUnknown();
  const read = READERS[format];
  if (read) await read(file.path, file.name, emit);
  else await readRows(file.path, { kind: kind === 'REVIEWS' ? 'REVIEW' : 'STAY', format }, emit);
}

/** The format of a file by its bytes, if the kind of move reads it. */
async function admit(path: string, accepted: Accepted, kind: MoveKind): Promise<Format> {
  const format = await sniff(path, kind);
  const limit = format && accepted[format];
  if (!format || !limit) throw refuseUnknown();
  const { size } = await stat(path);
  if (size > limit.bytes) throw new ReadingRefusal({ status: 413, message: `Il file supera ${limit.text}` });
  return format;
}

function refuseUnknown(): ReadingRefusal {
  return new ReadingRefusal({ status: 415, message: 'Non riconosciamo questo file' });
}

/** Comments of WordPress and of plugins stand before what tells that a file is a WXR. */
const HEAD_BYTES = 64 * 1024;

/** Compound File Binary, in which BIFF8 lies ([MS-CFB] 2.2). */
const CFB_MAGIC = 'd0cf11e0a1b11ae1';

/** A local file, or the end of an empty zip (APPNOTE.TXT 4.3.7 and 4.3.16). */
const ZIP_MAGICS = ['504b0304', '504b0506'];

async function sniff(path: string, kind: MoveKind): Promise<Format | undefined> {
  const head = await buffer(createReadStream(path, { end: HEAD_BYTES - 1 }));
  const magic = head.toString('hex', 0, 8);
  if (ZIP_MAGICS.some((each) => magic.startsWith(each))) return await sniffZip(path, kind);
  if (magic === CFB_MAGIC) return 'XLS';
  if (kind === 'PHOTOS') return (await sniffMedia(path)) === 'image' ? 'IMAGES' : undefined;
  return sniffText(decodeText(head, { isWhole: false }));
}

async function sniffZip(path: string, kind: MoveKind): Promise<Format | undefined> {
  const names = (await listZipEntries(path)).map(({ name }) => name);
  if (kind === 'PHOTOS') return 'ZIP';
  if (names.includes('[Content_Types].xml')) return names.some((name) => name.startsWith('xl/')) ? 'XLSX' : undefined;
  return names.some((name) => /\.(?:md|markdown)$/i.test(name)) ? 'MARKDOWN' : undefined;
}

/** Anything that has lines of cells is a table, but no markup, no data and no binary file. */
function sniffText(head: string): Format | undefined {
  const text = head.trimStart();
  if (text.startsWith('<')) return text.includes('wordpress.org/export/') ? 'WXR' : undefined;
  if (/^\{\s*"db"\s*:\s*\[/.test(text)) return 'GHOST';
  if (/^BEGIN:VCALENDAR/i.test(text)) return 'ICS';
  return /[,;\t|]/.test(text) && !/^[{[]/.test(text) && !text.includes('\0') ? 'CSV' : undefined;
}
