import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

type PictureOptions = {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff';
};

/** A picture whose left half is red and whose right half is blue. */
export async function aPicture({ width = 600, height = 400, format = 'jpeg' }: PictureOptions = {}): Promise<Buffer> {
  return await halves(width, height).toFormat(format, { quality: 60, effort: 1 }).toBuffer();
}

/** A phone's photograph: rotated by its orientation tag, and with a GPS position. */
export async function aPhoneJpeg({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): Promise<Buffer> {
  return await halves(width, height)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'segreto' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 45/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** An animated picture. */
export async function anAnimation(format: 'gif' | 'webp', frames = 3, [width, height] = [40, 40]): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * frames * 3, 0).map((_, index) => (index * 7 + (index >> 9)) % 256);
  const raw = { width, height: height * frames, channels: 3, pageHeight: height } as const;
  return await sharp(pixels, { raw })
    .toFormat(format, { loop: 0, delay: Array(frames).fill(100) })
    .toBuffer();
}

/** A PNG that declares so many frames. */
export async function aMovingPng(frames: number): Promise<Buffer> {
  const png = await aPicture({ format: 'png' });
  // The animation control chunk follows the header, which ends at byte 33.
  const control = Buffer.concat([Buffer.from('acTL'), uint32(frames), uint32(0)]);
  return Buffer.concat([png.subarray(0, 33), uint32(8), control, uint32(crc32(control)), png.subarray(33)]);
}

/** So many frames of silence at 128 kbit/s and 44.1 kHz: 38 of them are about a second. */
export function anMp3(frames = 38, { withTags = false } = {}): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xff_fb_90_64);
  const tag = Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\x01\0', 'latin1'), Buffer.alloc(128)]);
  const trailer = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125)]);
  const body = Buffer.alloc(frame.length * frames, frame);
  return withTags ? Buffer.concat([tag, body, trailer]) : body;
}

/** An ID3 tag of version 2.4 that holds so many bytes, as a cover's picture. */
export function anId3(bytes: number): Buffer {
  const size = [21, 14, 7, 0].map((shift) => (bytes >>> shift) & 0x7f);
  return Buffer.concat([Buffer.from('ID3\x04\0\0', 'latin1'), Buffer.from(size), Buffer.alloc(bytes, 0xff)]);
}

/** An APE tag of so many bytes, with its size at both ends, or at the end only. */
export function anApe(bytes: number, { isFooterAlone = false } = {}): Buffer {
  const end = (flags: number) => {
    const head = Buffer.alloc(32);
    head.write('APETAGEX', 'latin1');
    head.writeUInt32LE(2000, 8);
    head.writeUInt32LE(bytes + 32, 12);
    head.writeUInt32LE(flags, 20);
    return head;
  };
  const items = Buffer.alloc(bytes, 'x');
  return isFooterAlone ? Buffer.concat([items, end(0)]) : Buffer.concat([end(0xa000_0000), items, end(0x8000_0000)]);
}

type Track = {
  readonly kind?: 'vide' | 'soun';
  /** The size in the track header; the samples are 640 by 360. */
  readonly sides?: readonly [width: number, height: number];
  /** Rotation by the player. */
  readonly degrees?: 0 | 90 | 180 | 270;
  /** Codec of the samples. */
  readonly codec?: string;
};

type Mp4Options = {
  readonly seconds?: number;
  readonly mediaBytes?: number;
  readonly brand?: string;
  readonly track?: Track;
};

/** A film of 640 by 360 pixels, its index behind its pictures. */
export function anMp4({ seconds = 12.5, mediaBytes = 1000, brand, track }: Mp4Options = {}): Buffer {
  return Buffer.concat([mp4Head(mediaBytes, brand), Buffer.alloc(mediaBytes), mp4Tail({ seconds, track })]);
}

/** What comes before the pictures of a film that has so many bytes of them. */
export function mp4Head(mediaBytes: number, brand = 'isom'): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(mediaBytes + 8);
  head.write('mdat', 4, 'latin1');
  return Buffer.concat([box('ftyp', Buffer.from(`${brand}\0\0\x02\0isomiso2mp41`, 'latin1')), head]);
}

/** The index of a film. */
export function mp4Tail({
  seconds = 12.5,
  track = {},
}: {
  readonly seconds?: number;
  readonly track?: Track | undefined;
} = {}): Buffer {
  const movieHeader = Buffer.alloc(100);
  movieHeader.writeUInt32BE(1000, 12);
  movieHeader.writeUInt32BE(seconds * 1000, 16);
  return box('moov', box('mvhd', movieHeader), mp4Track(track));
}

function mp4Track({ kind = 'vide', sides, degrees = 0, codec = 'avc1' }: Track): Buffer {
  const header = Buffer.alloc(84);
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const matrix = [cosine, sine, 0, -sine, cosine, 0, 0, 0, 2 ** 14];
  for (const [index, value] of matrix.entries()) header.writeInt32BE(Math.round(value * 2 ** 16), 40 + index * 4);
  const [width, height] = sides ?? [640, 360];
  header.writeUInt16BE(width, 76);
  header.writeUInt16BE(height, 80);
  const entry = Buffer.alloc(78);
  entry.writeUInt16BE(640, 24);
  entry.writeUInt16BE(360, 26);
  const samples = fullBox('stsd', uint32(1), box(codec, entry));
  const description = Buffer.from(`\0\0\0\0\0\0\0\0${kind}${'\0'.repeat(13)}`, 'latin1');
  const media = box('mdia', box('hdlr', description), box('minf', box('stbl', samples)));
  return box('trak', box('tkhd', header), media);
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const body = Buffer.concat([...parts]);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function halves(width: number, height: number): Sharp {
  const background = { r: 0, g: 0, b: 255 };
  const left = {
    create: { width: Math.ceil(width / 2), height, channels: 3, background: { r: 255, g: 0, b: 0 } },
  } as const;
  return sharp({ create: { width, height, channels: 3, background } }).composite([{ input: left, left: 0, top: 0 }]);
}

/** A phone's HEIC: its boxes are all there, the pixels of its one picture are HEVC (ISO/IEC 23008-12). */
export function aHeic({ width = 1200, height = 900 } = {}): Buffer {
  const pixels = Buffer.from('00000004260100af', 'hex');
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(width);
  sides.writeUInt32BE(height, 4);
  const properties = box('ipco', box('hvcC', HEVC_SETTINGS), fullBox('ispe', sides));
  const association = fullBox('ipma', Buffer.from('000000010001028102', 'hex'));
  const describe = (offset: number) =>
    fullBox(
      'meta',
      fullBox('hdlr', Buffer.alloc(4), Buffer.from('pict'), Buffer.alloc(13)),
      fullBox('pitm', Buffer.from('0001', 'hex')),
      fullBox('iloc', Buffer.from('44000001000100000001', 'hex'), uint32(offset), uint32(pixels.length)),
      fullBox(
        'iinf',
        Buffer.from('0001', 'hex'),
        box('infe', Buffer.from('0200000000010000', 'hex'), Buffer.from('hvc1\0')),
      ),
      box('iprp', properties, association),
    );
  const kind = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1'));
  const start = kind.length + describe(0).length + 8;
  return Buffer.concat([kind, describe(start), box('mdat', pixels)]);
}

/** Main profile, 8 bits, 4:2:0, with no parameter sets. */
const HEVC_SETTINGS = Buffer.from('010160000000b000000000005af000fcfdf8f800000f00', 'hex');

/** Version 0, no flags. */
function fullBox(type: string, ...content: readonly Buffer[]): Buffer {
  return box(type, Buffer.alloc(4), ...content);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
