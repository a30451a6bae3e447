import type { Bridge } from '../ipc.ts';
import { unwrap } from './unwrap.ts';

type PhotoBridge = Pick<Bridge, 'preparePhoto' | 'cancelPhoto'>;

/** Has main make the photo fit for the library. Rejects with the reason where it cannot. */
export function createPreparePhoto(bridge: PhotoBridge): (photo: File, signal?: AbortSignal) => Promise<File> {
  let lastId = 0;
  return async (photo, signal) => {
    lastId += 1;
    const id = lastId;
    const cancel = () => void bridge.cancelPhoto(id).catch(() => undefined);
    signal?.addEventListener('abort', cancel, { once: true });
    try {
      const read = new Uint8Array(await photo.arrayBuffer());
      const { name, type, bytes } = unwrap(await bridge.preparePhoto(id, photo.name, read));
      return new File([new Uint8Array(bytes)], name, { type, lastModified: photo.lastModified });
    } finally {
      signal?.removeEventListener('abort', cancel);
    }
  };
}
