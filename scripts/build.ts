import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

type Build = {
  readonly name: string;
  readonly sources: readonly string[];
  readonly result: string;
  readonly script: readonly string[];
};

const builds: readonly Build[] = [
  {
    name: 'starter',
    sources: ['server/starter/pictures', 'server/starter/pictures.ts', 'server/src/adapters/renditions.ts'],
    result: 'server/dist/starter-renditions',
    script: ['server/src/starter/make-renditions.ts'],
  },
  {
    name: 'server',
    sources: ['server/build.ts', 'server/src', 'server/starter', 'shared/src', 'package-lock.json'],
    result: 'server/dist/server/serve.js',
    script: ['server/build.ts'],
  },
  {
    name: 'web',
    sources: [
      'web/src',
      'web/public',
      'web/build.ts',
      'web/admin-chunks.ts',
      'web/admin-frame.ts',
      'web/admin-index-modules.ts',
      'web/vite.config.ts',
      'web/split-contract-modules.ts',
      'web/style-parts.ts',
      'web/handbook-pages.ts',
      'docs/handbook',
      'shared/src',
      'package-lock.json',
    ],
    result: 'web/dist/server/entry-server.js',
    script: ['web/build.ts'],
  },
  {
    name: 'desktop',
    sources: [
      'desktop/src',
      'desktop/electron.vite.config.ts',
      'web/src',
      'web/admin-chunks.ts',
      'web/admin-frame.ts',
      'web/admin-index-modules.ts',
      'web/split-contract-modules.ts',
      'web/handbook-pages.ts',
      'docs/handbook',
      'shared/src',
      'package-lock.json',
    ],
    result: 'desktop/out/renderer/index.html',
    script: ['node_modules/electron-vite/bin/electron-vite.js', 'build', 'desktop'],
  },
];

/** `--stale` builds only what is older than its sources; names build only those packages. */
const isStaleOnly = process.argv.includes('--stale');
const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const unknown = names.filter((name) => !builds.some((build) => build.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `no such build: ${unknown.join(', ')}; there are ${builds.map(({ name }) => name).join(', ')}\n`,
  );
  process.exit(1);
}

const wanted = builds.filter(({ name }) => names.length === 0 || names.includes(name));
const waiting = wanted.filter((build) => !isStaleOnly || !isFresh(build));
// In parallel, since most of each build is single-threaded.
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await make(next);
  }),
);

async function make({ name, script }: Build): Promise<void> {
  process.stdout.write(`building ${name}\n`);
  const child = spawn(process.execPath, [...script], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  // A builder's output is only printed if it fails; its warnings and errors pass through.
  const output: Buffer[] = [];
  child.stdout.on('data', (part) => output.push(part));
  const [code] = await once(child, 'close');
  if (code === 0) return;
  process.stdout.write(Buffer.concat(output));
  process.exit(code ?? 1);
}

function isFresh({ sources, result }: Build): boolean {
  const made = `${root}/${result}`;
  if (!existsSync(made)) return false;
  return newestChange(sources.map((source) => `${root}/${source}`)) <= newestChange([made]);
}

/** The time of the latest change in these files and folders, in milliseconds since the epoch; 0 if there are none. */
function newestChange(paths: readonly string[]): number {
  const times = paths.filter(existsSync).map((path) => {
    const stats = statSync(path);
    if (!stats.isDirectory()) return stats.mtimeMs;
    return Math.max(stats.mtimeMs, newestChange(readdirSync(path).map((name) => join(path, name))));
  });
  return Math.max(0, ...times);
}
