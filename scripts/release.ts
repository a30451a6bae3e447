import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameRelease } from './release/changelog.ts';
import { requireTested } from './release/require-tested.ts';
import { stageRelease } from './release/stage-release.ts';
import { lockWithVersion, requireNewer, withVersion } from './release/version.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['.', 'shared', 'server', 'web', 'desktop', 'e2e'];

/**
 * `npm run release -- 0.2.0`: version, CHANGELOG, commit, tag `v0.2.0` and `release/approdo-0.2.0.tar.gz`, which runs
 * with `npm install --omit=dev && npm run serve`. Refused unless `npm run test:all` has passed for the current commit.
 * `--stage FOLDER` only writes what would be in the archive.
 */
const [word, folder] = process.argv.slice(2);
try {
  if (word === '--stage' && folder !== undefined) stage(folder);
  else release(word ?? '');
} catch (error) {
  process.stderr.write(`release: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

function release(version: string): void {
  const { version: present }: { readonly version: string } = JSON.parse(read('package.json'));
  requireNewer(present, version);
  if (git('status', '--porcelain') !== '') throw new Error('there are changes that are not committed');
  if (git('tag', '--list', `v${version}`) !== '') throw new Error(`v${version} is there already`);
  requireTested(root);
  const changelog = nameRelease(read('CHANGELOG.md'), version);
  build();
  try {
    write('CHANGELOG.md', changelog);
    write('package-lock.json', lockWithVersion(read('package-lock.json'), version));
    for (const room of PACKAGES) write(`${room}/package.json`, withVersion(read(`${room}/package.json`), version));
    const archive = pack(version);
    git('commit', '--quiet', '--all', '--message', `chore(release): ${version}`);
    git('tag', '--annotate', `v${version}`, '--message', version);
    process.stdout.write(`${archive}\nv${version} is committed and tagged here; push both: git push --follow-tags\n`);
  } catch (error) {
    git('checkout', '--quiet', '--', '.');
    throw error;
  }
}

function stage(to: string): void {
  build();
  stageRelease(root, to);
}

function build(): void {
  run(process.execPath, 'scripts/build.ts', '--stale', 'starter', 'server', 'web');
}

/** Packs the archive and returns its path. */
function pack(version: string): string {
  const name = `approdo-${version}`;
  const aside = mkdtempSync(join(tmpdir(), 'approdo-release-'));
  try {
    stageRelease(root, join(aside, name));
    mkdirSync(join(root, 'release'), { recursive: true });
    const archive = join(root, 'release', `${name}.tar.gz`);
    run('tar', '-czf', archive, '-C', aside, name);
    return archive;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

function git(...words: readonly string[]): string {
  return run('git', ...words).trim();
}

function run(program: string, ...words: readonly string[]): string {
  const { status, stdout } = spawnSync(program, [...words], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')} failed`);
  return stdout;
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

function write(file: string, content: string): void {
  writeFileSync(join(root, file), content);
}
