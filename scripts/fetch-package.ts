import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../node_modules/.cache/approdo-tools', import.meta.url));

type PackageRequest = {
  readonly name: string;
  readonly version: string;
  /** Packages whose install scripts may run. */
  readonly runsScriptsOf?: readonly string[];
  /** Packages to install with it at the same version; their other peers resolve to those of the project. */
  readonly with?: readonly string[];
};

/**
 * The folder of a package that only a rare command needs, installed on first use, apart from the project's packages.
 * The installation is atomic, even between concurrent processes. Throws if the registry cannot be reached.
 */
export function fetchPackage({ name, version, runsScriptsOf = [], with: others = [] }: PackageRequest): string {
  const folder = join(cache, `${name.replace('/', '-')}-${version}`);
  const installed = join(folder, 'node_modules', name);
  if (existsSync(join(installed, 'package.json'))) return installed;
  mkdirSync(dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  try {
    install(aside, { name, version, runsScriptsOf, with: others });
    putInPlace(aside, { folder, installed });
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return installed;
}

function install(folder: string, { name, version, runsScriptsOf, with: others }: Required<PackageRequest>): void {
  // Without this file npm would take the workspace above for its project.
  const allowScripts = Object.fromEntries(runsScriptsOf.map((one) => [one, true]));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ private: true, allowScripts })}\n`);
  const packages = [name, ...others].map((one) => `${one}@${version}`);
  const words = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    ...(others.length > 0 ? ['--legacy-peer-deps'] : []),
    ...packages,
  ];
  // On Windows npm is a .cmd file, which needs a shell.
  const { status } = spawnSync('npm', words, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${name} could not be installed`);
}

/** If another process was quicker, its folder has the same contents. */
function putInPlace(
  aside: string,
  { folder, installed }: { readonly folder: string; readonly installed: string },
): void {
  try {
    renameSync(aside, folder);
  } catch (error) {
    if (!existsSync(installed)) throw error;
  }
}
