import type { MediaAdded, MediaKind, UploadNote } from '@approdo/shared/contract/content/media';
import {
  MAX_PICTURE_SIDE,
  PICTURE_TOO_WIDE,
  UNSUPPORTED_FILE,
  uploadLimits,
  uploadTooLarge,
} from '@approdo/shared/domain/content/media-limits';
import { isMovingPicture } from '@approdo/shared/domain/content/moving-picture';
import type { Sides } from './shrink-photo.ts';

/** What a browser knows of a file before reading it; the type is empty if it does not recognise it. */
export type FileFacts = { readonly name: string; readonly type: string; readonly size: number };

/** How much of a file is enough to recognise a HEIC. */
export const HEIC_HEAD_BYTES = 64;

/** For the `accept` attribute of a file input. */
export const ACCEPTED_FILES = {
  image: 'image/*,.heic,.heif',
  audio: 'audio/mpeg,.mp3',
  video: 'video/mp4,.mp4',
} as const;

/** What browsers call films in MP4 containers; the server checks whether they can be played. */
const FILM_TYPES = ['video/mp4', 'video/x-m4v', 'video/3gpp', 'video/3gpp2'];

/** The kind of a file by its name and type; undefined if the library does not accept it. */
export function kindOfFile({ name, type }: FileFacts): MediaKind | undefined {
  if (type === 'image/svg+xml') return undefined;
  if (type.startsWith('image/')) return 'image';
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  if (type === 'audio/mpeg' || (ending === 'mp3' && /^(?:audio\/mp3)?$/.test(type))) return 'audio';
  if (FILM_TYPES.includes(type) || (ending === 'mp4' && type === '')) return 'video';
  const isPhoneImage = type === '' && (ending === 'heic' || ending === 'heif');
  return isPhoneImage ? 'image' : undefined;
}

/** Why the library would refuse the file, as known before it is sent (SPEC.md section 5). */
export function findFileFault(file: FileFacts): string | undefined {
  const kind = kindOfFile(file);
  if (!kind) return UNSUPPORTED_FILE;
  return file.size > uploadLimits[kind] ? uploadTooLarge[kind] : undefined;
}

/** Whether it is a phone's HEIC, by the brands at its beginning (ISO/IEC 23008-12). */
export function isHeic(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.slice(0, head[3]));
  const brands = text.slice(8).match(/.{4}/gs) ?? [];
  return text.slice(4, 8) === 'ftyp' && brands.some((brand) => /^(?:hei|hev)[cxms]$/.test(brand));
}

/** Why the library would refuse a picture of these sides. */
export function findSidesFault({ width, height }: Sides): string | undefined {
  return Math.max(width, height) > MAX_PICTURE_SIDE ? PICTURE_TOO_WIDE : undefined;
}

/** How much of a picture to read: what marks it as animated stands before its pixels. */
const HEAD_BYTES = 2 ** 20;

/** The server's note about what it received; of an animation lost in shrinking the picture it knows nothing. */
export async function findNote({ note }: MediaAdded, sent: File, chosen: File): Promise<UploadNote | undefined> {
  if (note || sent === chosen) return note;
  return (await isMoving(chosen)) && !(await isMoving(sent)) ? 'first-picture-only' : undefined;
}

async function isMoving(file: File): Promise<boolean> {
  const head = file.slice(0, HEAD_BYTES).arrayBuffer();
  // The file is stored by now; if it has gone from the disk since, that is no failure.
  return isMovingPicture(new Uint8Array(await head.catch(() => new ArrayBuffer(0))));
}
