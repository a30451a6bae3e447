import type { FileHandle } from 'node:fs/promises';

/** Kilobits per second of layer III, by version and index; 0 is "free", which nothing plays. */
const BITRATES = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;

/** MPEG 2 has half the rates of MPEG 1, and MPEG 2.5 a quarter; by the two bits that name the version. */
const RATE_DIVISORS = [4, undefined, 2, 1];

const WINDOW = 1024 * 1024;

/** A frame has at most 2,881 bytes (320 kbit/s at 32 kHz); the header of the next one is read along with it. */
const LOOK_AHEAD = 4096;

/** Bytes of an APE tag's header, and of its footer. */
const APE_HEAD = 32;

/** Minimum number of frames in a file: a tenth of a second. */
const MIN_FRAMES = 4;

/** Junk bytes in total that players skip to find the next frame; zeros are padding and do not count. */
const MAX_JUNK_BYTES = 64 * 1024;

/** More than even joined files have; anything beyond that looks like a tag counts as junk. */
const MAX_TAGS = 1000;

type Frame = { readonly length: number; readonly seconds: number };

/**
 * The duration of an mp3 in seconds, from walking every frame; undefined if it has no audio. Tags are skipped wherever
 * they are, even in the middle, as in joined files; too much junk ends the audio.
 */
export async function readMp3Duration(handle: FileHandle): Promise<number | undefined> {
  const { size } = await handle.stat();
  const window = createWindow(handle, size);
  const total = { frames: 0, seconds: 0 };
  let [position, junk, tags] = [0, 0, 0];
  let isInStep = false;
  while (position + 4 <= size && junk <= MAX_JUNK_BYTES) {
    const bytes = await window.at(position);
    const frame = readFrame(bytes);
    // Bytes that only look like a frame have none behind them.
    if (frame && (isInStep || readFrame(bytes.subarray(frame.length)))) {
      total.frames += 1;
      total.seconds += frame.seconds;
      position += frame.length;
      isInStep = true;
      continue;
    }
    const tag = tags < MAX_TAGS ? measureTag(bytes) : 0;
    const skipped = tag || countZeros(bytes);
    if (tag > 0) tags += 1;
    if (skipped === 0) junk += 1;
    position += skipped || 1;
    isInStep = false;
  }
  return total.frames >= MIN_FRAMES ? total.seconds : undefined;
}

/** A file seen through a buffer that moves along it. */
function createWindow(handle: FileHandle, size: number) {
  const buffer = Buffer.alloc(WINDOW);
  let start = 0;
  let end = 0;
  return {
    /** The bytes from `position`: at least a frame and the header of the next, less at the end of the file. */
    async at(position: number): Promise<Buffer> {
      if (position < start || (position + LOOK_AHEAD > end && end < size)) {
        const { bytesRead } = await handle.read(buffer, 0, WINDOW, position);
        start = position;
        end = position + bytesRead;
      }
      return buffer.subarray(position - start, end - start);
    },
  };
}

/** The bytes of the tag (ID3v2, ID3v1 or APE) that begins there; 0 if none does. */
function measureTag(bytes: Buffer): number {
  const name = bytes.toString('latin1', 0, 8);
  if (name.startsWith('ID3') && bytes.length >= 10) return measureId3(bytes);
  if (name.startsWith('TAG')) return name.startsWith('TAG+') ? 227 : 128;
  if (name !== 'APETAGEX' || bytes.length < APE_HEAD) return 0;
  // Header and footer both state the size, and a flag says which of the two this is.
  const isBeginning = (bytes.readUInt32LE(20) & 0x2000_0000) !== 0;
  return APE_HEAD + (isBeginning ? bytes.readUInt32LE(12) : 0);
}

/** The size is stored in four bytes of seven bits. */
function measureId3(bytes: Buffer): number {
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((bytes[index] ?? 0) & 0x7f), 0);
  const hasFooter = ((bytes[5] ?? 0) & 0x10) !== 0;
  return 10 + size + (hasFooter ? 10 : 0);
}

function countZeros(bytes: Buffer): number {
  let count = 0;
  while (bytes[count] === 0) count += 1;
  return count;
}

function readFrame(bytes: Buffer): Frame | undefined {
  if (bytes.length < 4) return undefined;
  const head = bytes.readUInt32BE(0);
  const isSync = head >>> 21 === 0x7ff;
  const version = (head >>> 19) & 3;
  const isLayer3 = ((head >>> 17) & 3) === 1;
  if (!isSync || !isLayer3 || version === 1) return undefined;

  const isVersion1 = version === 3;
  const kilobits = BITRATES[isVersion1 ? 1 : 2][(head >>> 12) & 15];
  const baseRate = SAMPLE_RATES[(head >>> 10) & 3];
  if (!kilobits || !baseRate) return undefined;
  const sampleRate = baseRate / (RATE_DIVISORS[version] ?? 1);
  const samples = isVersion1 ? 1152 : 576;
  const padding = (head >>> 9) & 1;
  return {
    length: Math.floor((samples / 8) * ((kilobits * 1000) / sampleRate)) + padding,
    seconds: samples / sampleRate,
  };
}
