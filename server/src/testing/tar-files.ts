import { buffer } from 'node:stream/consumers';
import { extract, type Header, pack } from 'tar-stream';

/** An entry of a tar, as another program than ours reads and writes it. */
export type TarFile = { readonly header: Partial<Header> & Pick<Header, 'name'>; readonly bytes: Buffer };

export async function readTar(archive: Uint8Array): Promise<TarFile[]> {
  const reader = extract();
  reader.end(archive);
  const files: TarFile[] = [];
  for await (const entry of reader) files.push({ header: entry.header, bytes: await buffer(entry) });
  return files;
}

export async function writeTar(files: readonly TarFile[]): Promise<Buffer> {
  const writer = pack();
  for (const { header, bytes } of files) writer.entry({ ...header, size: bytes.length }, bytes);
  writer.finalize();
  return await buffer(writer);
}
