import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = fileURLToPath(new URL('../../node_modules/.cache/approdo-tools', import.meta.url));

type Program = {
  readonly name: string;
  /** Debian's package that has it, and where it lies in it. */
  readonly from: string;
  readonly at: string;
};

/**
 * The path of a program: the system's, else out of Debian's package, which is unpacked beside the other tools and not
 * installed: a server that a package installs would start with the machine. Throws where there is neither.
 */
export function ensureProgram({ name, from, at }: Program): string {
  const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];
  const unpacked = join(tools, `debian-${from}`);
  const places = [...folders.map((folder) => join(folder, name)), join(unpacked, at)];
  const found = places.find((place) => existsSync(place));
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get')) throw new Error(`no ${name}, and no apt to get it with: install it`);
  unpackFromDebian(from, unpacked);
  return join(unpacked, at);
}

function unpackFromDebian(name: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  const aside = mkdtempSync(`${to}-`);
  try {
    try {
      download(name, aside);
    } catch {
      // A machine that never asked for a package has no list of them.
      execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
      download(name, aside);
    }
    const [archive = ''] = readdirSync(aside);
    execFileSync('dpkg-deb', ['-x', join(aside, archive), join(aside, 'unpacked')]);
    // Whoever was quicker has put the same there.
    if (!existsSync(to)) renameSync(join(aside, 'unpacked'), to);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function download(name: string, to: string): void {
  execFileSync('apt-get', ['download', '-q', name], { cwd: to, stdio: ['ignore', 'ignore', 'inherit'] });
}
