import { AVATAR_MAX_BYTES, AVATAR_MAX_PIXELS } from '@approdo/shared/domain/account/avatar';
import { type Saying, say } from '@approdo/shared/words/say';

const JPEG_QUALITY = 0.7;

type PreparedAvatar = { readonly image: string } | { readonly fault: Saying };

/** The file as it is sent, a small JPEG in a `data:` URL, or why it cannot be an avatar, to be worded (SPEC.md section 5). */
export async function prepareAvatar(file: File, noImage: string): Promise<PreparedAvatar> {
  if (!file.type.startsWith('image/')) return { fault: noImage };
  if (file.size > AVATAR_MAX_BYTES) return { fault: say('avatarTooHeavy') };
  const bitmap = await readBitmap(file);
  if (!bitmap) return { fault: noImage };
  const { width, height } = bitmap;
  if (width > AVATAR_MAX_PIXELS || height > AVATAR_MAX_PIXELS) return { fault: say('avatarTooLarge') };
  return { image: encode(bitmap) };
}

/** Undefined for what only calls itself an image. */
async function readBitmap(file: File): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file);
  } catch {
    return undefined;
  }
}

/** What was transparent becomes white: a JPEG has no other way. */
function encode(bitmap: ImageBitmap): string {
  const scale = Math.min(1, AVATAR_MAX_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY);
}
