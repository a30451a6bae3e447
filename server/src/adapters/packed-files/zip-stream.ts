import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive; its bytes are read when its turn comes. */
export type PackedFile = {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  readonly read: () => Promise<Uint8Array>;
};

/** An archive of a known size, written while it is read. */
type Archive = { readonly size: number; readonly content: AsyncIterable<Uint8Array> };

/**
 * Packs files in order, one in memory at a time. They are not compressed: so the size is known ahead, and no version of
 * zlib writes other bytes.
 */
export function packFiles(files: readonly PackedFile[]): Archive {
  const zip = new ZipFile();
  // The first day that archives know, as local time: they store the hands of a clock, which are these in any zone.
  const mtime = new Date(1980, 0, 1);
  const content = new PassThrough();
  zip.on('error', (error: Error) => content.destroy(error));
  zip.outputStream.pipe(content);
  for (const { path, size, read } of files) {
    const options = { size, compress: false, mtime, forceDosTimestamp: true };
    zip.addReadStreamLazy(path, options, (give) => {
      read().then(
        (bytes) => give(null, Readable.from([bytes])),
        (error: unknown) => zip.emit('error', error),
      );
    });
  }
  let whole = 0;
  // It calls back at once where every size is known; its types leave the argument out.
  zip.end(undefined, (...[size = 0]: number[]) => {
    whole = size;
  });
  return { size: whole, content };
}
