import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path/posix';
import { cleanLine } from '@approdo/shared/domain/base/text/text';
import { cutText } from '@approdo/shared/domain/operations/moving/adapt-text';
import { captionOf } from '@approdo/shared/domain/operations/moving/photo-names';
import { readHeader } from '@approdo/shared/node/picture';
import { sha256 } from '../digest.ts';
import { describePicture } from './describe-picture.ts';
import { type Emit, type MoveFile, openTally, type ReadItem, refuseTooMany } from './reading.ts';
import { forEachZipEntry, listZipEntries } from './zip-entries.ts';

const MAX_PHOTOS = 2000;
const MAX_BYTES = 50 * 1024 ** 2;
const TEXT_MAX_LENGTH = 300;

/** What the library takes: the name decides what of a zip is unpacked, and the bytes whether that is a picture. */
const PICTURE_NAME = /\.(?:jpe?g|png|webp|gif|avif|hei[cf]|tiff?)$/i;

/** What macOS and Windows put beside pictures. */
const ASIDE = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$)/i;

type PhotoFile = MoveFile & { readonly isZip: boolean };

/** Reads pictures and zips of pictures, in the order of the files and of their entries. */
export async function readPhotos(files: readonly PhotoFile[], emit: Emit): Promise<void> {
  const left = openTally();
  const wanted: (ReadonlySet<string> | undefined)[] = [];
  for (const { path, isZip } of files) wanted.push(isZip ? await chooseEntries(path, left.add) : undefined);
  if (wanted.reduce((sum, entries) => sum + (entries?.size ?? 1), 0) > MAX_PHOTOS) throw refuseTooMany('2.000');
  for (const [file, { path, name }] of files.entries()) {
    const entries = wanted[file];
    const tell = async (entry: string | null, bytes: Buffer) => {
      await emit({ item: await readPhoto(bytes, { file, entry, name: entry === null ? name : basename(entry) }) });
    };
    if (entries) await forEachZipEntry(path, (entry) => entries.has(entry), tell);
    else await tell(null, await readFile(path));
  }
  await emit({ end: { format: 'IMAGES', left: left.list(), hints: [] } });
}

/** The pictures of a zip; what else is in it is counted. */
async function chooseEntries(path: string, leave: (what: string) => void): Promise<ReadonlySet<string>> {
  const chosen = new Set<string>();
  for (const { name, size } of await listZipEntries(path)) {
    if (ASIDE.test(name)) continue;
    if (!PICTURE_NAME.test(name)) leave('File che non sono foto');
    else if (size > MAX_BYTES) leave('Foto oltre 50 MB');
    else chosen.add(name);
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
