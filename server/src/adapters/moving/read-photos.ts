import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path/posix';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { cutText } from '@approdo/shared/domain/operations/moving/adapt-text';
import { captionOf } from '@approdo/shared/domain/operations/moving/photo-names';
import { readHeader } from '@approdo/shared/node/picture';
import { sha256 } from '../digest.ts';
import { describePicture } from './describe-picture.ts';
import { type Emit, type MoveFile, type ReadItem, refuseTooMany } from './reading.ts';
import { forEachZipEntry, listZipEntries } from './zip-entries.ts';

const MAX_PHOTOS = 2000;
const MAX_BYTES = 50 * 1024 ** 2;
const TEXT_MAX_LENGTH = 300;

/** What the library takes: the name decides what of a zip is unpacked, and the bytes whether that is a picture. */
const PICTURE_NAME = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|tiff?)$/i;

/** What macOS and Windows put beside pictures. */
const ASIDE = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/i;

const OTHER = 'File che non sono foto';
const TOO_LARGE = 'Foto oltre 50 MB';

type PhotoFile = MoveFile & { readonly isZip: boolean };

/** Reads pictures and zips of pictures, in the order of the files and of their entries. */
export async function readPhotos(files: readonly PhotoFile[], emit: Emit): Promise<void> {
  const left = new Map<string, number>();
  const wanted: ReadonlySet<string>[] = [];
  for (const { path, isZip } of files) wanted.push(isZip ? await chooseEntries(path, left) : new Set(['']));
  if (wanted.reduce((sum, { size }) => sum + size, 0) > MAX_PHOTOS) throw refuseTooMany('2.000');
  for (const [file, { path, name, isZip }] of files.entries()) {
    const isWanted = (entry: string) => wanted[file]?.has(entry) ?? false;
    if (!isZip) await emit({ item: await readPhoto(await readFile(path), { file, entry: null, name }) });
    else {
      await forEachZipEntry(path, isWanted, async (entry, bytes) => {
        await emit({ item: await readPhoto(bytes, { file, entry, name: basename(entry) }) });
      });
    }
  }
  await emit({ end: { format: 'IMAGES', left: Array.from(left, ([what, count]) => ({ what, count })), hints: [] } });
}

/** The pictures of a zip; what else is in it is counted. */
async function chooseEntries(path: string, left: Map<string, number>): Promise<ReadonlySet<string>> {
  const chosen = new Set<string>();
  for (const { name, size } of await listZipEntries(path)) {
    if (ASIDE.test(name)) continue;
    const what = PICTURE_NAME.test(name) ? TOO_LARGE : OTHER;
    if (what === TOO_LARGE && size <= MAX_BYTES) chosen.add(name);
    else left.set(what, (left.get(what) ?? 0) + 1);
  }
  return chosen;
}

/** Where a picture lies: the index of its file and, in a zip, its path. */
type Place = { readonly file: number; readonly entry: string | null; readonly name: string };

async function readPhoto(bytes: Buffer, { file, entry, name }: Place): Promise<ReadItem> {
  const header = await readHeader(bytes);
  const { takenAt, descriptions, alternative } = describePicture(header ?? {});
  const caption = captionOf({ fileName: name, descriptions });
  const alt = cutText(cleanLine(alternative), TEXT_MAX_LENGTH) || caption;
  const folder = cleanLine(basename(dirname(entry ?? '')));
  return {
    kind: 'PICTURE',
    source: 'photos',
    key: sha256(bytes),
    title: cleanLine(name),
    facts: { file, entry, folder: folder === '.' ? null : folder, takenAt, caption, alt },
    ...(!header && { found: { state: 'FAULT' as const, reason: 'Non è una foto che si possa leggere' } }),
  };
}
