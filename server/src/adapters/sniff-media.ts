import { open, readFile, stat } from 'node:fs/promises';
import type { MediaKind } from '@approdo/shared/contract/content/media';
import { isMovingPng } from '@approdo/shared/domain/content/moving-picture';
import { readMp3Duration } from './mp3.ts';
import { type Film, type FilmFault, readMp4 } from './mp4.ts';

/** Pictures that the decoder may be given. SVG is not among them: it is a program. */
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

/** Films in the boxes of an mp4, by the brand that cameras write first. */
const FILM_TYPES = ['video/mp4', 'video/x-m4v', 'video/3gpp', 'video/3gpp2'];

/** What a file is by its bytes, whatever it is called; undefined for all that the library does not take. */
export async function sniffMedia(path: string): Promise<MediaKind | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  // An mp3 has no sign of its own: behind padding, or another tag, only its frames tell it.
  if (!found) return (await readAudio(path)) === undefined ? undefined : 'audio';
  if (PICTURE_TYPES.includes(found.mime)) return 'image';
  // Layers I and II have the same type, and no browser plays them.
  if (found.ext === 'mp3') return 'audio';
  return FILM_TYPES.includes(found.mime) ? 'video' : undefined;
}

/** Seconds of an mp3; undefined where nothing in it can be heard. */
export async function readAudio(path: string): Promise<number | undefined> {
  return await withFile(path, readMp3Duration);
}

/** What an mp4 shows, or what keeps it from being a film. */
export async function readVideo(path: string): Promise<Film | FilmFault> {
  return await withFile(path, readMp4);
}

/** Whether a picture moved before it was made anew, which keeps the movement of every format but PNG. It is read whole. */
export async function losesMovement(path: string): Promise<boolean> {
  return isMovingPng(await readFile(path));
}

/** Bytes. */
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
