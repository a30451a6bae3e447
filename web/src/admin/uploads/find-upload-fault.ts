import { findFileFault, findSidesFault, kindOfFile } from './upload-rules.ts';

/** Why the library would refuse the file, as far as it can be known here. What this browser cannot open is left to the server. */
export async function findUploadFault(file: File): Promise<string | undefined> {
  const fault = findFileFault(file);
  if (fault !== undefined || kindOfFile(file) !== 'image') return fault;
  const picture = await createImageBitmap(file).catch(() => undefined);
  const sidesFault = picture && findSidesFault(picture);
  picture?.close();
  return sidesFault;
}
