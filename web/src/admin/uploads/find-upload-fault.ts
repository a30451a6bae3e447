import { HEIC_UNREADABLE } from '@approdo/shared/contract/content/media';
import { findFileFault, findSidesFault, HEIC_HEAD_BYTES, isHeic, kindOfFile } from './upload-rules.ts';

/** Why the library would refuse the file, as far as it can be known here. What this browser cannot open is left to the server. */
export async function findUploadFault(file: File): Promise<string | undefined> {
  const fault = findFileFault(file);
  if (fault !== undefined || kindOfFile(file) !== 'image') return fault;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return isHeic(await readHead(file)) ? HEIC_UNREADABLE : undefined;
  const sidesFault = findSidesFault(picture);
  picture.close();
  return sidesFault;
}

async function readHead(file: File): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEIC_HEAD_BYTES).arrayBuffer());
}
