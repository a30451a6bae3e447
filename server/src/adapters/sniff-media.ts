import { open, stat } from 'node:fs/promises';
import type { MediaKind } from '@approdo/shared/contract/content/media';
import { readMp3Duration } from './mp3.ts';
import { type Film, readMp4 } from './mp4.ts';

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

/** What a file is by its bytes, whatever it is called; undefined for all that the library does not take. */
export async function sniffMedia(path: string): Promise<MediaKind | undefined> {
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path);
  if (!found) return undefined;
  if (PICTURE_TYPES.includes(found.mime)) return 'image';
  if (found.mime === 'audio/mpeg') return 'audio';
  return found.mime === 'video/mp4' || found.mime === 'video/x-m4v' ? 'video' : undefined;
}

/** Seconds of an mp3; undefined where its frames do not follow each other. */
export async function readAudio(path: string): Promise<number | undefined> {
  return await withFile(path, readMp3Duration);
}

/** What an mp4 shows; undefined where its boxes do not fit into each other. */
export async function readVideo(path: string): Promise<Film | undefined> {
  return await withFile(path, readMp4);
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
