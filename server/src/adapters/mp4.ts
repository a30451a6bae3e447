import type { FileHandle } from 'node:fs/promises';

export type Film = {
  /** Seconds; null where the file does not say, as one that was streamed. */
  readonly duration: number | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

type Box = { readonly type: string; readonly start: number; readonly end: number };

const SMALLEST_BOX = 8;

/** More boxes than a film has that anyone made. */
const MOST_BOXES = 20_000;

/** A file whose boxes do not fit into each other, or that shows nothing. */
class NoFilmError extends Error {
  override readonly name = 'NoFilmError';
}

/** What an mp4 is, from walking its boxes (ISO/IEC 14496-12); undefined where it is none, or has no picture. */
export async function readMp4(handle: FileHandle): Promise<Film | undefined> {
  try {
    return await walk(handle);
  } catch (error) {
    if (error instanceof NoFilmError) return undefined;
    throw error;
  }
}

async function walk(handle: FileHandle): Promise<Film> {
  const { size } = await handle.stat();
  const listBoxes = createBoxReader(handle);
  const boxes = await listBoxes(0, size);
  const [movie, ...otherMovies] = boxes.filter(({ type }) => type === 'moov');
  const hasPictures = boxes.some(({ type, start, end }) => type === 'mdat' && end > start);
  if (boxes[0]?.type !== 'ftyp' || !movie || otherMovies.length > 0 || !hasPictures) throw new NoFilmError();

  const parts = await listBoxes(movie.start, movie.end);
  const header = parts.find(({ type }) => type === 'mvhd');
  const track = await findPictureTrack(handle, listBoxes, parts);
  if (!header || !track) throw new NoFilmError();
  const duration = await readDuration(handle, header);
  return { ...track, duration };
}

type BoxReader = (start: number, end: number) => Promise<Box[]>;

/** Lists the boxes of a range, which they fill but for a few bytes of padding. */
function createBoxReader(handle: FileHandle): BoxReader {
  let count = 0;
  return async (start, end) => {
    const boxes: Box[] = [];
    for (let position = start; position + SMALLEST_BOX <= end; position = boxes.at(-1)?.end ?? end) {
      count += 1;
      if (count > MOST_BOXES) throw new NoFilmError();
      boxes.push(await readBox(handle, position, end));
    }
    return boxes;
  };
}

/** A size of 1 means that 64 bits follow, 0 that the box takes all that is left. */
async function readBox(handle: FileHandle, position: number, limit: number): Promise<Box> {
  const head = await read(handle, position, Math.min(16, limit - position));
  if (head.length < 8) throw new NoFilmError();
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < 16) throw new NoFilmError();
  const long = isLong ? Number(head.readBigUInt64BE(8)) : short;
  const size = short === 0 ? limit - position : long;
  const headSize = isLong ? 16 : 8;
  if (size < headSize || position + size > limit || !/^[\x20-\x7E\xA9]{4}$/.test(type)) throw new NoFilmError();
  return { type, start: position + headSize, end: position + size };
}

async function findPictureTrack(
  handle: FileHandle,
  listBoxes: BoxReader,
  movie: readonly Box[],
): Promise<{ readonly width: number; readonly height: number } | undefined> {
  for (const track of movie.filter(({ type }) => type === 'trak')) {
    const parts = await listBoxes(track.start, track.end);
    const header = parts.find(({ type }) => type === 'tkhd');
    const media = parts.find(({ type }) => type === 'mdia');
    const description = media && (await listBoxes(media.start, media.end)).find(({ type }) => type === 'hdlr');
    if (!header || !description) continue;
    const kind = (await read(handle, description.start + 8, 4)).toString('latin1');
    if (kind !== 'vide') continue;
    // Width and height end the header, each with 16 bits behind the point.
    const sides = await read(handle, header.end - 8, 8);
    const [width, height] = [sides.readUInt16BE(0), sides.readUInt16BE(4)];
    if (width > 0 && height > 0) return { width, height };
  }
  return undefined;
}

/** Version 1 of the header has times of 64 bits; all ones, and nought, mean that the duration is not known. */
async function readDuration(handle: FileHandle, header: Box): Promise<number | null> {
  const bytes = await read(handle, header.start, Math.min(32, header.end - header.start));
  const isLong = bytes[0] === 1;
  if (bytes.length < (isLong ? 32 : 20)) throw new NoFilmError();
  const timescale = bytes.readUInt32BE(isLong ? 20 : 12);
  const ticks = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  const isUnknown = ticks === 0 || ticks >= (isLong ? 2 ** 63 : 2 ** 32 - 1);
  if (timescale === 0) throw new NoFilmError();
  return isUnknown ? null : ticks / timescale;
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(length, 0)), 0, Math.max(length, 0), position);
  if (bytesRead < length) throw new NoFilmError();
  return buffer;
}
