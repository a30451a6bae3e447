import { createHash, randomBytes } from 'node:crypto';
import { DATABASE_PATH, MANIFEST_PATH, writeManifest } from '@approdo/shared/node/archive/manifest';
import { END_BYTES, encodeHeader, paddingOf } from '@approdo/shared/node/archive/tar';

/** An archive as a site sends it, of a database and a photo of that many random bytes in all. */
export function anArchive(bytes: number): Buffer {
  const createdAt = '2027-03-01T09:00:00.000Z';
  const contents = { [DATABASE_PATH]: randomBytes(100), 'uploads/a.jpg': randomBytes(bytes - 100) };
  const files = Object.entries(contents).map(([path, content]) => {
    return { path, size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  });
  const manifest = writeManifest({ format: 1, appVersion: '1', schemaVersion: 1, createdAt, files });
  const packed = Object.entries({ [MANIFEST_PATH]: manifest, ...contents }).flatMap(([path, content]) => [
    encodeHeader({ path, size: content.length, modifiedAt: new Date(createdAt) }),
    content,
    Buffer.alloc(paddingOf(content.length)),
  ]);
  return Buffer.concat([...packed, Buffer.alloc(END_BYTES)]);
}
