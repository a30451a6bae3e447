import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { PARTS } from '../../scripts/test/all.ts';
import { openPassedParts } from '../../scripts/test/passed-parts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type Ended = { readonly code: number; readonly output: string };

/** Runs a command with this Node, in a folder. */
function run(folder: string, args: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const [program = '', ...rest] = args;
  return new Promise<Ended>((resolve) => {
    execFile(program, rest, { cwd: folder, env: environment(variables), maxBuffer: 2 ** 26 }, (error, out, err) =>
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: `${out}${err}` }),
    );
  });
}

/** Without the variables of the npm that started the tests, which would make the other use this folder's packages. */
function environment(variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|APPRODO_|INIT_CWD|NODE_OPTIONS)/.test(name),
  );
  const path = [dirname(process.execPath), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(own), GIT_CONFIG_COUNT: '2', ...AUTHOR, PATH: path, ...variables };
}

const AUTHOR = {
  GIT_CONFIG_KEY_0: 'user.name',
  GIT_CONFIG_VALUE_0: 'Prova',
  GIT_CONFIG_KEY_1: 'user.email',
  GIT_CONFIG_VALUE_1: 'prova@example.com',
};

/** Each package in the lock file, with its version. */
function listLocked(folder: string): readonly string[] {
  const { packages }: { packages: Record<string, { version?: string }> } = JSON.parse(
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  // Each npm sorts `_` and `-` in its own way.
  return Object.entries(packages)
    .map(([path, { version = '' }]) => `${path} ${version}`)
    .toSorted();
}

/** The committed sources, with this folder's packages and builds. */
async function cloneHere(folder: string): Promise<string> {
  const clone = join(folder, 'source');
  expect(await run(folder, ['git', 'clone', '--quiet', root, clone])).toMatchObject({ code: 0 });
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  // The ignore file covers a folder of that name, but not a link.
  appendFileSync(join(clone, '.git/info/exclude'), 'node_modules\n');
  for (const built of ['web/dist', 'server/dist'])
    if (existsSync(join(root, built))) cpSync(join(root, built), join(clone, built), { recursive: true });
  const changelog = readFileSync(join(clone, 'CHANGELOG.md'), 'utf8');
  writeFileSync(
    join(clone, 'CHANGELOG.md'),
    changelog.replace(/^(?:## In arrivo\n)?/m, '## In arrivo\n\n- Una prova.\n'),
  );
  expect(await run(clone, ['git', 'commit', '--quiet', '--all', '--message', 'docs: try'])).toMatchObject({ code: 0 });
  return clone;
}

async function serve(folder: string, dataDir: string): Promise<{ origin: string; stop: () => Promise<unknown> }> {
  const variables = { PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', PUBLIC_URL: '' };
  const child = spawn('npm', ['run', 'serve'], {
    cwd: folder,
    env: environment(variables),
    stdio: ['ignore', 'pipe', 'inherit'],
    // So that npm and the site it starts can be ended together.
    detached: true,
  });
  return { origin: await readOrigin(child), stop: () => end(child) };
}

async function readOrigin(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no standard output');
  for await (const line of createInterface({ input: child.stdout })) {
    const origin = /^Approdo è pronto: (\S+)$/.exec(line)?.[1];
    if (origin) return origin;
  }
  throw new Error('the site ended before it was ready');
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGTERM');
  await ended;
}

test('a release is cut by one command, and runs from its archive alone', async () => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'approdo-release-'));
  const clone = await cloneHere(folder);
  const { version: present }: { version: string } = JSON.parse(readFileSync(join(clone, 'package.json'), 'utf8'));
  const version = `${Number.parseInt(present, 10) + 1}.0.0`;
  const release = (word: string) => run(clone, ['node', 'scripts/release.ts', word]);

  await test.step('not from what is no newer version, nor from what is not committed', async () => {
    expect(await release(present)).toMatchObject({ code: 1, output: expect.stringMatching(/no version after/) });
    writeFileSync(join(clone, 'half-done'), '');
    expect(await release(version)).toMatchObject({ code: 1, output: expect.stringMatching(/not committed/) });
    rmSync(join(clone, 'half-done'));
  });

  await test.step('nor from what has not passed all tests', async () => {
    const parts = openPassedParts(clone);
    const tree = parts.committedTree() ?? '';
    for (const part of PARTS.filter((name) => name !== 'scale')) parts.add(tree, part);
    expect(await release(version)).toMatchObject({ code: 1, output: expect.stringMatching(/missing: scale\n/) });
    parts.add(tree, 'scale');
  });

  await test.step('it names version and changes, commits and tags', async () => {
    expect(await release(version)).toMatchObject({ code: 0 });
    const { output } = await run(clone, ['git', 'show', '--stat', '--format=%s %D', 'HEAD']);
    expect(output).toMatch(new RegExp(`^chore\\(release\\): ${version} .*tag: v${version}`));
    expect(await run(clone, ['git', 'status', '--porcelain', '--untracked-files=no'])).toMatchObject({ output: '' });
    expect(readFileSync(join(clone, 'CHANGELOG.md'), 'utf8')).toMatch(`## ${version}\n\n- Una prova.`);
    expect(await release(version)).toMatchObject({ code: 1 });
  });

  const name = `approdo-${version}`;
  const archive = join(clone, 'release', `${name}.tar.gz`);
  await test.step('its archive holds the built web, and nothing that only makes or tests it', async () => {
    const { output } = await run(folder, ['tar', '-tzf', archive]);
    expect(output).toMatch(`${name}/web/dist/server/entry-server.js\n`);
    expect(output).toMatch(`${name}/server/dist/server/serve.js\n`);
    expect(output).toMatch(`${name}/docs/guides/deploy/approdo.service\n`);
    expect(output).toMatch(`${name}/THIRD-PARTY-NOTICES.txt\n`);
    expect(output).not.toMatch(/\.test\.|\/testing\/|\/e2e\/|\/desktop\/src|\/web\/src|node_modules/);
  });

  const place = join(folder, name);
  const dataDir = join(folder, 'data');
  await test.step('it runs with npm install --omit=dev && npm run serve', async () => {
    expect(await run(folder, ['tar', '-xzf', archive])).toMatchObject({ code: 0 });
    const locked = listLocked(place);
    expect(await run(place, ['npm', 'install', '--omit=dev', '--prefer-offline'])).toMatchObject({ code: 0 });
    expect(listLocked(place)).toEqual(locked);
    mkdirSync(dataDir);
    const site = await serve(place, dataDir);
    expect((await fetch(site.origin)).status).toBe(200);
    expect((await fetch(`${site.origin}/admin`)).status).toBe(200);
    expect(await (await fetch(`${site.origin}/api/health`)).json()).toEqual({ status: 'ok', version });
    await site.stop();
  });

  await test.step('and so do its other commands', async () => {
    const variables = { DATA_DIR: dataDir, PORT: '0' };
    const doctor = ['npm', 'run', '--silent', 'doctor', '--', '--json', '--time-server', '127.0.0.1:9'];
    const { output } = await run(place, doctor, variables);
    expect(JSON.parse(output).findings).toContainEqual(
      expect.objectContaining({ check: 'versions', state: 'ok', text: expect.stringMatching(version) }),
    );
    const saved = join(folder, 'saved.tar');
    expect(await run(place, ['npm', 'run', 'backup', '--', saved], variables)).toMatchObject({ code: 0 });
    const elsewhere = { ...variables, DATA_DIR: join(folder, 'elsewhere') };
    expect(await run(place, ['npm', 'run', 'restore', '--', saved], elsewhere)).toMatchObject({ code: 0 });
  });
  rmSync(folder, { recursive: true, force: true });
});
