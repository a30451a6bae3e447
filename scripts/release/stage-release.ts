import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeNotices, NOTICES } from '../notices/make-notices.ts';
import { type Lock, pruneLock } from '../prune-lock.ts';

/** The files and folders that a site needs. */
const PARTS = [
  '.npmrc',
  'CHANGELOG.md',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'docs/guides',
  'docs/screenshots',
  'docs/security',
  'scripts/ask-passphrase.ts',
  'scripts/backup.ts',
  'scripts/describe-shell-fault.ts',
  'scripts/doctor',
  'scripts/doctor.ts',
  'scripts/house.ts',
  'scripts/keys.ts',
  'scripts/require-node.cjs',
  'scripts/restore.ts',
  'server/dist',
  'server/serve.js',
  'server/src',
  'server/starter',
  'shared/src',
  'web/dist',
];

/** Workspaces whose packages are needed at run time; the built pages bundle theirs. */
const ROOMS = ['shared', 'server'];

const COMMANDS = ['serve', 'backup', 'restore', 'doctor', 'house', 'keys'];

type PackageJson = {
  readonly scripts: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly [other: string]: unknown;
};

/** Copies what a site needs to run, without what only builds or tests it; everything must be built already. */
export function stageRelease(root: string, to: string): void {
  for (const part of PARTS) cpSync(join(root, part), join(to, part), { recursive: true, filter: isRun });
  const { scripts, devDependencies, ...rest } = read<PackageJson>(join(root, 'package.json'));
  const { node = '' } = devDependencies;
  const packageJson = {
    ...rest,
    workspaces: ROOMS,
    engines: { node: '>=24' },
    scripts: { start: scripts.serve, ...Object.fromEntries(COMMANDS.map((name) => [name, scripts[name]])) },
    // Omitted with --omit=dev; otherwise it lets a machine with an older Node run the site.
    devDependencies: { node },
  };
  write(join(to, 'package.json'), packageJson);
  for (const room of ROOMS) {
    const { devDependencies: _, ...own } = read<PackageJson>(join(root, room, 'package.json'));
    write(join(to, room, 'package.json'), own);
  }
  const lock = read<Lock>(join(root, 'package-lock.json'));
  write(join(to, 'package-lock.json'), pruneLock(lock, { root: packageJson, rooms: ROOMS }));
  writeFileSync(join(to, NOTICES), makeNotices(root));
}

function isRun(path: string): boolean {
  return !/\.test\.tsx?$|[/\\]testing$/.test(path);
}

function read<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8'));
}

function write(file: string, value: object): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
