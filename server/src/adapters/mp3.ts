import type { FileHandle } from 'node:fs/promises';

/** Kilobits a second of layer III, by version and index; 0 is "free", which nobody plays. */
const BITRATES = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;

const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;

/** MPEG 2 has half the rates of MPEG 1, and MPEG 2.5 a quarter; by the two bits that name the version. */
const RATE_DIVISORS = [4, undefined, 2, 1];

/** A frame has at most 2,881 bytes: 320 kbit/s at 32 kHz. */
const WINDOW = 1024 * 1024;

/** Frames that a file has at least: a tenth of a second. */
const FEWEST_FRAMES = 4;

/** Junk that players step over, between tags and frames. */
const MOST_JUNK = 64 * 1024;

type Frame = { readonly length: number; readonly seconds: number };

/** Seconds of an mp3, from walking every one of its frames; undefined where the file is none. */
export async function readMp3Duration(handle: FileHandle): Promise<number | undefined> {
  const { size } = await handle.stat();
  const window = createWindow(handle, size);
  let position = await skipId3(window);
  let junk = 0;
  let frames = 0;
  let seconds = 0;
  while (position + 4 <= size) {
    const frame = readFrame(await window.at(position));
    if (frame) {
      frames += 1;
      seconds += frame.seconds;
      position += frame.length;
    } else if (frames > 0 && isTrailer(await window.at(position))) {
      break;
    } else {
      position += 1;
      junk += 1;
      if (junk > MOST_JUNK) return undefined;
    }
  }
  return frames >= FEWEST_FRAMES ? seconds : undefined;
}

/** A file seen through a buffer that moves along it. */
function createWindow(handle: FileHandle, size: number) {
  const buffer = Buffer.alloc(WINDOW);
  let start = 0;
  let end = 0;
  return {
    size,
    /** At least ten bytes from there, fewer at the end of the file. */
    async at(position: number): Promise<Buffer> {
      if (position < start || (position + 10 > end && end < size)) {
        const { bytesRead } = await handle.read(buffer, 0, WINDOW, position);
        start = position;
        end = position + bytesRead;
      }
      return buffer.subarray(position - start, end - start);
    },
  };
}

/** Tags at the beginning: each says its size in four bytes of seven bits. */
async function skipId3(window: ReturnType<typeof createWindow>): Promise<number> {
  let position = 0;
  for (;;) {
    const head = await window.at(position);
    if (head.length < 10 || head.toString('latin1', 0, 3) !== 'ID3') return position;
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((head[index] ?? 0) & 0x7f), 0);
    const hasFooter = ((head[5] ?? 0) & 0x10) !== 0;
    position += 10 + size + (hasFooter ? 10 : 0);
    if (position >= window.size) return window.size;
  }
}

/** ID3v1, APE or Lyrics3: what may follow the last frame. */
function isTrailer(bytes: Buffer): boolean {
  return /^(?:TAG|APETAGEX|LYRICSBEGIN)/.test(bytes.toString('latin1', 0, 12));
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
