import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';

const MODULE = new URL('fetch-package.ts', import.meta.url).href;
const CACHE = fileURLToPath(new URL('../node_modules/.cache/approdo-tools', import.meta.url));

let folder: string;
let name: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-fetch-'));
  // Not the name of a real package, nor of another run of this test.
  name = `approdo-fetched-${process.pid}-${performance.now().toFixed(0)}`;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  for (const left of listCached()) rmSync(join(CACHE, left), { recursive: true });
});

const listCached = () => readdirSync(CACHE).filter((entry) => entry.startsWith(name));

/** A stand-in for npm, called with `install --prefix` and a folder: it writes to a log and runs this script. */
function standInForNpm(does: string): void {
  mkdirSync(join(folder, 'bin'));
  const lines = ['#!/bin/sh', `echo asked >> ${join(folder, 'log')}`, `package="$3/node_modules/${name}"`, does];
  writeFileSync(join(folder, 'bin', 'npm'), `${lines.join('\n')}\n`, { mode: 0o755 });
}

async function fetchElsewhere(): Promise<string> {
  const script = `import { fetchPackage } from ${JSON.stringify(MODULE)};
    process.stdout.write(fetchPackage({ name: ${JSON.stringify(name)}, version: '1.2.3' }));`;
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { env });
  return stdout;
}

const countInstalls = () => readFileSync(join(folder, 'log'), 'utf8').trim().split('\n').length;

test('two processes that ask for a package at once both have the whole of it, and the next installs nothing', async () => {
  // Each continues once both have started.
  standInForNpm(`mkdir -p "$package"
    until [ "$(wc -l < ${join(folder, 'log')})" = 2 ]; do sleep 0.05; done
    echo '{}' > "$package/package.json"
    echo whole > "$package/last"`);
  const [one, other] = await Promise.all([fetchElsewhere(), fetchElsewhere()]);
  expect(other).toBe(one);
  expect(readFileSync(join(one, 'last'), 'utf8')).toBe('whole\n');
  expect(listCached()).toEqual([`${name}-1.2.3`]);
  expect(await fetchElsewhere()).toBe(one);
  expect(countInstalls()).toBe(2);
});

test('an installation that broke off leaves nothing that the next would take for a package', async () => {
  standInForNpm(`mkdir -p "$package" && echo '{}' > "$package/package.json" && exit 1`);
  await expect(fetchElsewhere()).rejects.toThrow('could not be installed');
  expect(listCached()).toEqual([]);
});
