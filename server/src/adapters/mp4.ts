import type { FileHandle } from 'node:fs/promises';

export type Film = {
  /** Seconds; null if the file does not say, as after streaming. */
  readonly duration: number | null;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
};

/** Why a file is not a usable video: unreadable, without pictures, or of a codec that no browser plays. */
export type FilmFault = 'unreadable' | 'no picture' | 'not played';

type Box = { readonly type: string; readonly start: number; readonly end: number };

const SMALLEST_BOX = 8;

/** Codecs of old phones: H.263 (3GPP TS 26.244). */
const UNPLAYED_CODECS = ['s263', 'h263'];

/** More boxes than any real video has. */
const MAX_BOXES = 20_000;

class NoFilmError extends Error {
  override readonly name = 'NoFilmError';
  readonly fault: FilmFault;

  constructor(fault: FilmFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Reads an mp4 by walking its boxes (ISO/IEC 14496-12), or says why it is not a usable video. */
export async function readMp4(handle: FileHandle): Promise<Film | FilmFault> {
  try {
    return await walk(handle);
  } catch (error) {
    if (error instanceof NoFilmError) return error.fault;
    throw error;
  }
}

async function walk(handle: FileHandle): Promise<Film> {
  const { size } = await handle.stat();
  const listBoxes = createBoxReader(handle);
  const boxes = await listBoxes({ start: 0, end: size });
  const movie = boxes.find(({ type }) => type === 'moov');
  const hasPictures = boxes.some(({ type, start, end }) => type === 'mdat' && end > start);
  if (boxes[0]?.type !== 'ftyp' || !movie || !hasPictures) throw new NoFilmError('unreadable');

  const parts = await listBoxes(movie);
  const header = parts.find(({ type }) => type === 'mvhd');
  if (!header) throw new NoFilmError('unreadable');
  const sides = await findPictureSides(handle, listBoxes, parts);
  const duration = await readDuration(handle, header);
  return { ...sides, duration };
}

type BoxReader = (range: Pick<Box, 'start' | 'end'>) => Promise<Box[]>;

/** Lists the boxes of a range. Anything after them that is not a box counts as padding, as it does to players. */
function createBoxReader(handle: FileHandle): BoxReader {
  let count = 0;
  return async ({ start, end }) => {
    const boxes: Box[] = [];
    for (let position = start; position + SMALLEST_BOX <= end; ) {
      count += 1;
      if (count > MAX_BOXES) throw new NoFilmError('unreadable');
      const box = await readBox(handle, position, end);
      if (!box) break;
      boxes.push(box);
      position = box.end;
    }
    return boxes;
  };
}

/** A size of 1 means that a 64-bit size follows, 0 that the box takes the rest. Undefined if no box begins here. */
async function readBox(handle: FileHandle, position: number, limit: number): Promise<Box | undefined> {
  const head = await read(handle, position, Math.min(16, limit - position));
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  const isLong = short === 1;
  if (isLong && head.length < 16) return undefined;
  const long = isLong ? Number(head.readBigUInt64BE(8)) : short;
  const size = short === 0 ? limit - position : long;
  const headSize = isLong ? 16 : 8;
  if (size < headSize || position + size > limit || !/^[\x20-\x7E\xA9]{4}$/.test(type)) return undefined;
  return { type, start: position + headSize, end: position + size };
}

type Sides = Pick<Film, 'width' | 'height'>;

/** The dimensions of the first video track that states them. */
async function findPictureSides(handle: FileHandle, listBoxes: BoxReader, movie: readonly Box[]): Promise<Sides> {
  let fault: FilmFault = 'no picture';
  for (const track of movie.filter(({ type }) => type === 'trak')) {
    const parts = await listBoxes(track);
    const header = parts.find(({ type }) => type === 'tkhd');
    const media = await enter(listBoxes, parts, 'mdia');
    const description = media.find(({ type }) => type === 'hdlr');
    if (!header || !description || (await read(handle, description.start + 8, 4)).toString('latin1') !== 'vide')
      continue;
    const declared = await readTrackHeader(handle, header);
    const table = await enter(listBoxes, await enter(listBoxes, media, 'minf'), 'stbl');
    const sample = await readSample(handle, table);
    if (sample && UNPLAYED_CODECS.includes(sample.codec)) throw new NoFilmError('not played');
    const { width, height } = isSeen(declared) ? declared : (sample ?? declared);
    if (isSeen({ width, height })) return declared.isTurned ? { width: height, height: width } : { width, height };
    fault = 'unreadable';
  }
  throw new NoFilmError(fault);
}

async function enter(listBoxes: BoxReader, boxes: readonly Box[], type: string): Promise<Box[]> {
  const box = boxes.find((each) => each.type === type);
  return box ? await listBoxes(box) : [];
}

function isSeen({ width, height }: Sides): boolean {
  return width > 0 && height > 0;
}

/** A track header ends with a matrix and two dimensions, all of them 16.16 fixed point. */
async function readTrackHeader(handle: FileHandle, header: Box): Promise<Sides & { readonly isTurned: boolean }> {
  const end = await read(handle, header.end - 44, 44);
  // The picture's x axis lies along y: a quarter turn in either direction.
  const isTurned = Math.abs(end.readInt32BE(4)) > Math.abs(end.readInt32BE(0));
  return { width: end.readUInt16BE(36), height: end.readUInt16BE(40), isTurned };
}

/** The first sample description of a track; undefined if there is none. */
async function readSample(
  handle: FileHandle,
  table: readonly Box[],
): Promise<(Sides & { readonly codec: string }) | undefined> {
  const samples = table.find(({ type }) => type === 'stsd');
  if (!samples || samples.end - samples.start < 44) return undefined;
  const bytes = await read(handle, samples.start, 44);
  return { codec: bytes.toString('latin1', 12, 16), width: bytes.readUInt16BE(40), height: bytes.readUInt16BE(42) };
}

/** Version 1 of the header has 64-bit times; all ones, or zero, mean that the duration is unknown. */
async function readDuration(handle: FileHandle, header: Box): Promise<number | null> {
  const bytes = await read(handle, header.start, Math.min(32, header.end - header.start));
  const isLong = bytes[0] === 1;
  if (bytes.length < (isLong ? 32 : 20)) throw new NoFilmError('unreadable');
  const timescale = bytes.readUInt32BE(isLong ? 20 : 12);
  const ticks = isLong ? Number(bytes.readBigUInt64BE(24)) : bytes.readUInt32BE(16);
  const isUnknown = ticks === 0 || ticks >= (isLong ? 2 ** 63 : 2 ** 32 - 1);
  if (timescale === 0) throw new NoFilmError('unreadable');
  return isUnknown ? null : ticks / timescale;
}

async function read(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(length, 0)), 0, Math.max(length, 0), position);
  if (bytesRead < length) throw new NoFilmError('unreadable');
  return buffer;
}
