import { randomBytes } from 'node:crypto';
import { open } from 'node:fs/promises';
import { uploadNameOf } from '@approdo/shared/domain/base/text/image-address';
import type { AvatarFault, PictureMaker } from './picture-maker.ts';
import { type SiteFiles, uploadKey } from './site-files/site-files.ts';

export type AvatarFiles = {
  /** Re-encodes a picture, given as bytes or a path, as a JPEG without metadata; or says why it cannot be an avatar. */
  readonly prepare: (picture: Buffer | string) => Promise<Buffer | AvatarFault>;
  /** Stores a prepared picture; resolves with its address once it is durable. */
  readonly save: (jpeg: Buffer) => Promise<string>;
  /** Removes the file behind an address returned by `save`; ignores any other address. */
  readonly remove: (address: string | null) => Promise<void>;
};

const FILE_NAME = /^avatar-[0-9a-f]{32}\.jpg$/;

type AvatarNeeds = Pick<SiteFiles, 'store' | 'discard'> & Pick<PictureMaker, 'makeAvatar'>;

export function createAvatarFiles({ store, discard, makeAvatar }: AvatarNeeds): AvatarFiles {
  return {
    async prepare(picture) {
      return isPicture(await readHead(picture)) ? await makeAvatar(picture) : 'not a picture';
    },

    async save(jpeg) {
      const name = `avatar-${randomBytes(16).toString('hex')}.jpg`;
      await store.put(uploadKey(name), jpeg);
      return `/uploads/${name}`;
    },

    async remove(address) {
      const name = address === null ? undefined : uploadNameOf(address);
      if (name !== undefined && FILE_NAME.test(name)) await discard(name);
    },
  };
}

/** The first bytes of JPEG, PNG, GIF and WebP; avatars take no other format, even if the decoder could read it. */
const SIGNATURES = ['ffd8ff', '89504e470d0a1a0a', '474946383761', '474946383961', '52494646'];

function isPicture(head: Buffer): boolean {
  const signature = head.toString('hex');
  return SIGNATURES.some((known) => signature.startsWith(known));
}

async function readHead(picture: Buffer | string): Promise<Buffer> {
  if (typeof picture !== 'string') return picture.subarray(0, 8);
  const handle = await open(picture, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
