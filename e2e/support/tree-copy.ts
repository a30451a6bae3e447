import { execFileSync } from 'node:child_process';
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PACKAGES = ['shared', 'server', 'web'];

/** A copy of the sources on this folder's packages, optionally with the built web package, for tests that edit it. */
export function copyTree({ withBuild = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-tree-'));
  for (const part of ['package.json', 'tsconfig.base.json', 'scripts', ...PACKAGES]) {
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: isSource,
      mode: constants.COPYFILE_FICLONE,
    });
  }
  const packages = join(folder, 'node_modules');
  mkdirSync(join(packages, '@approdo'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (!name.startsWith('.') && name !== '@approdo')
      symlinkSync(join(root, 'node_modules', name), join(packages, name));
  }
  if (withBuild) symlinkSync(join(root, 'web/dist'), join(folder, 'web/dist'));
  for (const packageName of PACKAGES) {
    symlinkSync(join(folder, packageName), join(packages, '@approdo', packageName));
    const own = join(root, packageName, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, packageName, 'node_modules'));
  }

  return {
    folder,

    /** Replaces one text in a file. */
    change(file: string, former: string, latter: string): void {
      const path = join(folder, file);
      const source = readFileSync(path, 'utf8');
      if (!source.includes(former)) throw new Error(`${file} has no ${former}`);
      writeFileSync(path, source.replace(former, latter));
    },

    /** Builds the server from the changed sources. */
    buildServer(): void {
      execFileSync(process.execPath, ['server/build.ts'], { cwd: folder });
    },

    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function isSource(path: string): boolean {
  return !['node_modules', 'dist'].includes(basename(path));
}
