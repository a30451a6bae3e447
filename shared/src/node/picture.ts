import sharp, { type Metadata, type Sharp } from 'sharp';

/** A format that browsers support, and how to encode it. */
export type PictureFormat = {
  /** Ending of its file name. */
  readonly extension: string;
  /** MIME type. */
  readonly type: string;
  /** 1 to 100; undefined where the format has no quality. */
  readonly quality: number | undefined;
  readonly encode: (picture: Sharp, quality?: number) => Sharp;
};

const JPEG: PictureFormat = {
  extension: 'jpg',
  type: 'image/jpeg',
  quality: 85,
  encode: (picture, quality = 85) => picture.flatten({ background: 'white' }).jpeg({ quality, progressive: true }),
};

const FORMATS: Readonly<Record<string, PictureFormat>> = {
  jpeg: JPEG,
  png: {
    extension: 'png',
    type: 'image/png',
    quality: undefined,
    encode: (picture) => picture.png({ compressionLevel: 9 }),
  },
  webp: {
    extension: 'webp',
    type: 'image/webp',
    quality: 85,
    encode: (picture, quality = 85) => picture.webp({ quality }),
  },
  gif: { extension: 'gif', type: 'image/gif', quality: undefined, encode: (picture) => picture.gif() },
  avif: {
    extension: 'avif',
    type: 'image/avif',
    quality: 65,
    encode: (picture, quality = 65) => picture.avif({ quality, effort: 2 }),
  },
};

/** The format to re-encode a picture in: its own, or JPEG where browsers do not support that. */
export function formatOf({ format, compression }: Metadata): PictureFormat {
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format;
  return FORMATS[name] ?? JPEG;
}

/** Tried from the best on, until a picture is small enough. */
const QUALITY_STEPS = [0, -8, -16, -24];
const SMALLER_SIDES = [1600, 1200, 900];

export type PictureLimits = {
  /** In pixels, of either side. */
  readonly maxSide: number;
  readonly maxBytes: number;
};

/** Encodes a picture, scaled down as far as the limits need; undefined where it stays too large at 900 pixels. */
export async function encodeWithin(
  picture: Sharp,
  format: PictureFormat,
  { maxSide, maxBytes }: PictureLimits,
): Promise<Buffer | undefined> {
  for (const side of [maxSide, ...SMALLER_SIDES]) {
    const scaled = picture.clone().resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    for (const quality of listQualities(format)) {
      const made = await format.encode(scaled.clone(), quality).toBuffer();
      if (made.length <= maxBytes) return made;
    }
  }
  return undefined;
}

function listQualities({ quality }: PictureFormat): readonly (number | undefined)[] {
  return quality === undefined ? [undefined] : QUALITY_STEPS.map((step) => quality + step);
}

/** Whether it is a phone's HEIC, whose pixels only a licensed decoder can read. */
export function isHeic({ compression }: Metadata): boolean {
  return compression === 'hevc';
}

export function isAnimated({ pages = 1, format }: Metadata): boolean {
  return pages > 1 && (format === 'gif' || format === 'webp');
}

/** A picture's metadata, without decoding pixels; undefined where it is unreadable. */
export async function readHeader(input: string | Uint8Array): Promise<Metadata | undefined> {
  try {
    return await sharp(input, { limitInputPixels: false }).metadata();
  } catch (error) {
    if (isDiskFault(error)) throw error;
    return undefined;
  }
}

/** Size in pixels as displayed, of one frame for an animation. */
export function uprightSize({ width, height, pageHeight, orientation = 1 }: Metadata): {
  width: number;
  height: number;
} {
  const rows = pageHeight ?? height;
  return orientation >= 5 ? { width: rows, height: width } : { width, height: rows };
}

/** Whether the disk is full; the decoder reports that only in its message. */
export function isDiskFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) || /no space left/i.test(error.message)
  );
}
