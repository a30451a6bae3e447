import { AVATAR_MAX_PIXELS } from '@approdo/shared/domain/accounts/avatar';
import sharp from 'sharp';
import { makeCard } from './logo/make-card.ts';
import { makeIcons, makeMark } from './logo/make-marks.ts';
import { readLogo } from './logo/read-logo.ts';
import type { AvatarFault } from './picture-maker.ts';
import { makeAnew } from './picture-work.ts';
import { makeRenditions } from './renditions.ts';
import type { PictureAnswer, PictureTask } from './start-picture-process.ts';

/** SPEC.md section 5: 0.7. */
const JPEG_QUALITY = 70;

/** The picture process: answers each task, and ends with the process that started it. */
process.on('message', (task: PictureTask) => {
  void answer(task).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit(0));

async function answer(task: PictureTask): Promise<PictureAnswer> {
  try {
    return { id: task.id, ...(await work(task)) };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return { id: task.id, fault: { message: error instanceof Error ? error.message : 'unknown', code } };
  }
}

async function work(task: PictureTask): Promise<Omit<PictureAnswer, 'id' | 'fault'>> {
  switch (task.kind) {
    case 'make anew':
      return { made: await makeAnew(task) };
    case 'make renditions':
      await makeRenditions(task);
      return {};
    case 'make avatar': {
      const avatar = await makeAvatar('file' in task ? task.file : Buffer.from(task.base64, 'base64'));
      return { avatar: typeof avatar === 'string' ? avatar : { base64: avatar.toString('base64') } };
    }
    case 'read logo':
      return { logo: await readLogo(task) };
    case 'make icons':
      return { icons: await makeIcons(task) };
    case 'make mark':
      return { mark: await makeMark(task) };
    case 'make card':
      return { mark: await makeCard(task) };
  }
}

/** See PictureMaker.makeAvatar. The dimensions are read from the header, before any pixel is decoded. */
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
