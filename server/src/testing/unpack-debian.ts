import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = fileURLToPath(new URL('../../../node_modules/.cache/approdo-tools', import.meta.url));

type Unpacking = {
  /** The name of the packages' shared folder. */
  readonly name: string;
  readonly packages: readonly string[];
  /** Packages whose missing dependencies are unpacked too. */
  readonly withNeeds?: readonly string[];
};

/**
 * Unpacks Debian packages into a folder, which it returns, instead of installing them: an installed server would start
 * with the machine. Throws where there is no apt.
 */
export function unpackDebian({ name, packages, withNeeds = [] }: Unpacking): string {
  const folder = join(tools, `debian-${name}`);
  if (existsSync(folder)) return folder;
  if (!existsSync('/usr/bin/apt-get')) throw new Error(`no ${name}, and no apt to get it with: install it`);
  mkdirSync(dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}-`);
  const downloadAll = () => download([...packages, ...listMissing(withNeeds)], aside);
  try {
    try {
      downloadAll();
    } catch {
      // A machine that never asked for a package has no list of them.
      execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
      downloadAll();
    }
    for (const archive of readdirSync(aside)) {
      execFileSync('dpkg-deb', ['-x', join(aside, archive), join(aside, 'unpacked')]);
    }
    // Whoever was quicker has put the same there.
    if (!existsSync(folder)) renameSync(join(aside, 'unpacked'), folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return folder;
}

const NEEDS_ONLY = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map(
  (kind) => `--no-${kind}`,
);

/** Libraries and Python's own packages that others need and nobody has installed. */
function listMissing(packages: readonly string[]): string[] {
  if (packages.length === 0) return [];
  const tree = readLines('apt-cache', ['depends', '--recurse', ...NEEDS_ONLY, ...packages]);
  const selected = readLines('dpkg', ['--get-selections']).map((line) => /^([^:\s]+).*\sinstall$/.exec(line)?.[1]);
  const wanted = tree.filter((line) => /^(lib|python3)/.test(line) && !selected.includes(line));
  return [...new Set(wanted)];
}

function readLines(program: string, words: readonly string[]): string[] {
  return execFileSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
}

function download(names: readonly string[], to: string): void {
  execFileSync('apt-get', ['download', '-q', ...names], { cwd: to, stdio: ['ignore', 'ignore', 'inherit'] });
}
