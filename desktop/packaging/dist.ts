import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isSafeFeed } from '../src/main/update-feed.ts';
import { readWantedFuses } from './fuses.ts';
import { findWrongFuses, readFuses } from './read-fuses.ts';

/** Makes the installers for this system, then reads back from what was packed that its fuses are set. */
const desktop = join(import.meta.dirname, '..');
const release = join(desktop, 'release');
const builder = join(dirname(createRequire(import.meta.url).resolve('electron-builder/package.json')), 'cli.js');

/** Where installed copies look for new versions; without it they look nowhere. */
const updates = process.env.APPRODO_UPDATES_URL;
if (updates && !isSafeFeed(updates)) {
  process.stderr.write(`APPRODO_UPDATES_URL must begin with https://: ${updates}\n`);
  process.exit(1);
}
const feed = updates ? ['--config.publish.provider=generic', `--config.publish.url=${updates}`] : [];

const { status } = spawnSync(process.execPath, [builder, '--publish', 'never', ...feed], {
  cwd: desktop,
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);

const binaries = listBinaries();
if (binaries.length === 0) throw new Error('Nothing was packed');
for (const binary of binaries) {
  const wrong = findWrongFuses(readFuses(binary), readWantedFuses());
  if (wrong.length > 0) throw new Error(`${binary}: ${wrong.join(', ')} not as asked for`);
  process.stdout.write(`fuses as asked for: ${binary}\n`);
}

/** On a Mac the fuses are in the framework, elsewhere in the program itself. */
function listBinaries(): readonly string[] {
  const framework = 'Contents/Frameworks/Electron Framework.framework/Electron Framework';
  return readdirSync(release, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) =>
      [join('Approdo.app', framework), 'Approdo.exe', 'approdo'].map((file) => join(release, name, file)),
    )
    .filter((file) => existsSync(file));
}
