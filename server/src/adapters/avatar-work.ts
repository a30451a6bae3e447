import { AVATAR_MAX_PIXELS } from '@approdo/shared/domain/account/avatar';
import sharp from 'sharp';
import type { AvatarFault } from './picture-maker.ts';

/** SPEC.md section 5: 0.7. */
const JPEG_QUALITY = 70;

/** See PictureMaker.makeAvatar. Its size is read from the header, before a pixel is decoded. */
export async function makeAvatar(picture: Buffer | string): Promise<Buffer | AvatarFault> {
  try {
    const { width, height } = await sharp(picture).metadata();
    if (width > AVATAR_MAX_PIXELS || height > AVATAR_MAX_PIXELS) return 'too large';
    return await sharp(picture, { limitInputPixels: AVATAR_MAX_PIXELS ** 2 })
      .autoOrient()
      .flatten({ background: 'white' })
      .jpeg({ quality: JPEG_QUALITY })
      .toBuffer();
  } catch {
    return 'not a picture';
  }
}
