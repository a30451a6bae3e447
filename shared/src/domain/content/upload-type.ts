import { uploadNameOf } from '../base/text/image-address.ts';

type UploadType = { readonly kind: 'image' | 'audio' | 'video'; readonly type: string };

/** The types of files that the library and the avatars store, by extension. */
const UPLOAD_TYPES: Readonly<Record<string, UploadType>> = {
  jpg: { kind: 'image', type: 'image/jpeg' },
  png: { kind: 'image', type: 'image/png' },
  webp: { kind: 'image', type: 'image/webp' },
  gif: { kind: 'image', type: 'image/gif' },
  avif: { kind: 'image', type: 'image/avif' },
  mp3: { kind: 'audio', type: 'audio/mpeg' },
  mp4: { kind: 'video', type: 'video/mp4' },
};

/** The type of an upload by its name; undefined for a name that the program never assigns. */
export function uploadTypeOf(name: string): UploadType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const isName = uploadNameOf(`/uploads/${name}`) === name && Object.hasOwn(UPLOAD_TYPES, ending);
  return isName ? UPLOAD_TYPES[ending] : undefined;
}
