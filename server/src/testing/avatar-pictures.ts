import sharp from 'sharp';

type Picture = {
  readonly format?: 'jpeg' | 'png' | 'webp' | 'gif';
  readonly width?: number;
  readonly height?: number;
};

/** A picture whose metadata name its photographer. */
export async function pictureBytes({ format = 'png', width = 20, height = 20 }: Picture = {}): Promise<Buffer> {
  const picture = sharp({ create: { width, height, channels: 3, background: 'teal' } });
  return await picture
    .withExif({ IFD0: { Artist: 'Dora' } })
    .toFormat(format)
    .toBuffer();
}

export async function pictureUrl({ format = 'png', ...size }: Picture = {}): Promise<string> {
  return dataUrl(`image/${format}`, await pictureBytes({ format, ...size }));
}

export function dataUrl(type: string, bytes: Buffer): string {
  return `data:${type};base64,${bytes.toString('base64')}`;
}
