import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findPackedServer, hashSources } from './packed-server.ts';

const FILES = ['server/src/serve.ts', 'shared/src/domain/stay.ts'];

describe('the server that the build has packed', () => {
  it('starts where its sources are what they were', () => {
    const { root, place } = pack();
    expect(findPackedServer(place, root)).toEqual(new URL('serve.js', place));
  });

  it('does not once a line of them has changed, though the file is as long and as old', () => {
    const { root, place } = pack();
    writeFileSync(new URL(FILES[1] ?? '', root), 'export const nights = 8;');
    expect(findPackedServer(place, root)).toBeUndefined();
  });

  it('does not once one of them is gone', () => {
    const { root, place } = pack();
    rmSync(new URL(FILES[0] ?? '', root));
    expect(findPackedServer(place, root)).toBeUndefined();
  });

  it('is missed by nobody who has not built it', () => {
    const { root, place } = pack();
    rmSync(place, { recursive: true });
    expect(findPackedServer(place, root)).toBeUndefined();
  });
});

/** A program of two files, and what says of them that they were packed. */
function pack(): { readonly root: URL; readonly place: URL } {
  const root = pathToFileURL(`${mkdtempSync(join(tmpdir(), 'packed-'))}/`);
  const place = new URL('server/dist/server/', root);
  for (const folder of ['server/src', 'shared/src/domain', 'server/dist/server'])
    mkdirSync(new URL(folder, root), { recursive: true });
  for (const file of FILES) writeFileSync(new URL(file, root), 'export const nights = 7;');
  writeFileSync(new URL('sources.json', place), JSON.stringify({ files: FILES, hash: hashSources(FILES, root) }));
  return { root, place };
}
