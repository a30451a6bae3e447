import { uploadNameOf } from '../base/text/image-address.ts';
import { parseLogoName } from './look/logo.ts';

type UploadType = { readonly kind: 'image' | 'audio' | 'video'; readonly type: string };

/** The types of files that the library, the avatars and the logos store, by extension. */
const UPLOAD_TYPES: Readonly<Record<string, UploadType>> = {
  jpg: { kind: 'image', type: 'image/jpeg' },
  png: { kind: 'image', type: 'image/png' },
  webp: { kind: 'image', type: 'image/webp' },
  gif: { kind: 'image', type: 'image/gif' },
  avif: { kind: 'image', type: 'image/avif' },
  svg: { kind: 'image', type: 'image/svg+xml' },
  mp3: { kind: 'audio', type: 'audio/mpeg' },
  mp4: { kind: 'video', type: 'video/mp4' },
};

/** The type of an upload by its name; undefined for a name that the program never assigns. */
export function uploadTypeOf(name: string): UploadType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  // A drawing may hold a script: only logos are drawn anew before they are stored.
  if (ending === 'svg' && !parseLogoName(name)) return undefined;
  const isName = uploadNameOf(`/uploads/${name}`) === name && Object.hasOwn(UPLOAD_TYPES, ending);
  return isName ? UPLOAD_TYPES[ending] : undefined;
}
