import { open, readFile, stat } from 'node:fs/promises';
import type { MediaKind } from '@approdo/shared/contract/content/media';
import { isMovingPng } from '@approdo/shared/domain/content/moving-picture';
import { readMp3Duration } from './mp3.ts';
import { type Film, type FilmFault, readMp4 } from './mp4.ts';

/** Picture types that the decoder may be given. SVG is not among them: it can contain scripts. */
const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/apng',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/heif',
  'image/tiff',
];

/** Videos in mp4 boxes, by the main brand that cameras write. */
const FILM_TYPES = ['video/mp4', 'video/x-m4v', 'video/3gpp', 'video/3gpp2'];

/** A file's kind by its bytes, whatever its name; undefined if the library does not accept it. */
export async function sniffMedia(path: string): Promise<MediaKind | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  // An mp3 has no signature: behind padding or another tag only its frames identify it.
  if (!found) return (await readAudio(path)) === undefined ? undefined : 'audio';
  if (PICTURE_TYPES.includes(found.mime)) return 'image';
  // Layers I and II have the same MIME type, but no browser plays them.
  if (found.ext === 'mp3') return 'audio';
  return FILM_TYPES.includes(found.mime) ? 'video' : undefined;
}

/** What a receipt or invoice is by its bytes: a PDF, or a photo as phones make them; undefined for others. */
export async function sniffDocument(path: string): Promise<'PDF' | 'PHOTO' | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  if (found?.mime === 'application/pdf') return 'PDF';
  return found && PHOTO_TYPES.includes(found.mime) ? 'PHOTO' : undefined;
}

const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'];

/** The duration of an mp3 in seconds; undefined if it has no audio. */
export async function readAudio(path: string): Promise<number | undefined> {
  return await withFile(path, readMp3Duration);
}

/** Dimensions and duration of an mp4, or why it is not a usable video. */
export async function readVideo(path: string): Promise<Film | FilmFault> {
  return await withFile(path, readMp4);
}

/** Whether re-encoding makes a picture lose its animation, which happens to PNG alone. Reads the whole file. */
export async function losesMovement(path: string): Promise<boolean> {
  return isMovingPng(await readFile(path));
}

/** The file size in bytes. */
export async function sizeOf(path: string): Promise<number> {
  return (await stat(path)).size;
}

async function withFile<Result>(
  path: string,
  work: (handle: Awaited<ReturnType<typeof open>>) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r');
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}
