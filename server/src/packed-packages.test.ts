import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { packedFile } from './packed-packages.ts';

const run = promisify(execFile);

describe('a package that the build has packed', () => {
  it('is taken from there', async () => {
    const place = makePlace();
    writeFileSync(packedFile('zod', place), 'export const z = "packed";');
    expect(await importedFrom(place)).toBe('packed');
  });

  it('is taken as it is installed where another version was packed', async () => {
    const place = makePlace();
    writeFileSync(new URL('zod-0.0.1.js', place), 'export const z = "packed";');
    expect(await importedFrom(place)).toBe('object');
  });
});

function makePlace(): URL {
  return pathToFileURL(`${mkdtempSync(join(tmpdir(), 'packed-'))}/`);
}

/** What a process that takes its packages from a place has of zod. */
async function importedFrom(place: URL): Promise<string> {
  const program = `
    import { takePackedPackages } from '${new URL('./packed-packages.ts', import.meta.url)}';
    takePackedPackages(new URL('${place}'));
    const { z } = await import('zod');
    console.log(typeof z === 'string' ? z : typeof z);`;
  const words = ['--input-type=module', '-e', program];
  const { stdout } = await run(process.execPath, words, { cwd: import.meta.dirname });
  return stdout.trim();
}
