import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findElectronBinary } from './electron-binary.ts';

/** Runs the story in the real app if Electron's binary was downloaded; otherwise does nothing. */
if (findElectronBinary()) {
  const playwright = dirname(createRequire(import.meta.url).resolve('@playwright/test/package.json'));
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const { status } = spawnSync(process.execPath, [join(playwright, 'cli.js'), 'test', '--config', config], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} else {
  process.stdout.write('NOT RUN: Electron’s binary is not on this machine, so the real app was not started.\n');
}
