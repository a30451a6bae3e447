import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { byRunLength } from '../support/run-length.ts';
import { momentWithin } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, type RunningSite } from '../support/start-site.ts';

const program = fileURLToPath(new URL('../../desktop/src/testing/saving-process.ts', import.meta.url));
const KILLS = byRunLength({ short: 4, long: 12 });
const LONGEST_LIFE_MS = 900;

type Run = { readonly child: ChildProcess; readonly lines: AsyncIterableIterator<string> };

/** Runs the desktop app's main process on its own. */
function run(task: 'save' | 'list', folder: string, site: RunningSite): Run {
  const words = [program, task, folder, site.origin, owner.email, owner.password];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return { child, lines };
}

async function readAll(lines: AsyncIterableIterator<string>): Promise<string[]> {
  const read: string[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

test('backups of this computer survive kill -9 whole, and what was half done is cleared away', async ({ site }) => {
  test.setTimeout(240_000);
  const folder = await mkdtemp(join(tmpdir(), 'approdo-killed-'));
  await mkdir(join(folder, 'archives'));
  await mkdir(join(folder, 'renderer'));
  const saved: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child, lines } = run('save', folder, site);
    expect((await lines.next()).value).toBe('ready');
    // The last one lives until it has saved something: on a busy machine the others are killed before.
    if (kill === KILLS - 1) saved.push((await lines.next()).value);
    await sleep(momentWithin(LONGEST_LIFE_MS));
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    saved.push(...(await readAll(lines)));
  }

  const { child, lines } = run('list', folder, site);
  const ended = once(child, 'exit');
  const found = await readAll(lines);
  expect((await ended)[0]).toBe(0);
  expect(saved.filter((id) => !found.includes(id))).toEqual([]);
  expect(found.length).toBeGreaterThan(0);

  const names = await readdir(join(folder, 'archives'));
  const archives = names.filter((name) => name.endsWith('.tar'));
  expect(names.sort()).toEqual(archives.flatMap((name) => [name, `${name}.json`]).sort());
  await rm(folder, { recursive: true, force: true });
});
