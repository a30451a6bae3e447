import { uploadNameOf } from '../base/text/image-address.ts';

type UploadType = { readonly kind: 'image' | 'audio' | 'video'; readonly type: string };

/** What the library and the avatars store, by the ending of its name. */
const UPLOAD_TYPES: Readonly<Record<string, UploadType>> = {
  jpg: { kind: 'image', type: 'image/jpeg' },
  png: { kind: 'image', type: 'image/png' },
  webp: { kind: 'image', type: 'image/webp' },
  gif: { kind: 'image', type: 'image/gif' },
  avif: { kind: 'image', type: 'image/avif' },
  mp3: { kind: 'audio', type: 'audio/mpeg' },
  mp4: { kind: 'video', type: 'video/mp4' },
};

/** What a file of that name in the uploads is; undefined for a name that the program gives to none. */
export function uploadTypeOf(name: string): UploadType | undefined {
  const ending = name.slice(name.lastIndexOf('.') + 1);
  const isName = uploadNameOf(`/uploads/${name}`) === name && Object.hasOwn(UPLOAD_TYPES, ending);
  return isName ? UPLOAD_TYPES[ending] : undefined;
}
