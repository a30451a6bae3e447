import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchPackage } from '../../scripts/fetch-package.ts';
import { makeNotices, NOTICES } from '../../scripts/notices/make-notices.ts';
import { isSafeFeed } from '../src/main/updates/update-feed.ts';
import { configFile, readWantedFuses } from './fuses.ts';
import { findWrongFuses, readFuses } from './read-fuses.ts';

/** Builds the installers for this system, then verifies the fuses in what was packed. */
const desktop = join(import.meta.dirname, '..');
const release = join(desktop, 'release');

/** Where installed copies look for new versions; if unset they do not look. */
const updates = process.env.APPRODO_UPDATES_URL;
if (updates && !isSafeFeed(updates)) {
  process.stderr.write(`APPRODO_UPDATES_URL must begin with https://: ${updates}\n`);
  process.exit(1);
}
const feed = updates ? ['--config.publish.provider=generic', `--config.publish.url=${updates}`] : [];

mkdirSync(release, { recursive: true });
writeFileSync(join(release, NOTICES), makeNotices(join(desktop, '..')));

// Only needed to build installers; it drags in 130 packages.
const builder = join(fetchPackage({ name: 'electron-builder', version: '26.17.0' }), 'cli.js');
// Passed explicitly, or it would be looked for in the project; its paths are relative to the project anyway.
const where = ['--projectDir', desktop, '--config', configFile];
const { status } = spawnSync(process.execPath, [builder, ...where, '--publish', 'never', ...feed], {
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
