import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openCurrentGeneration, openDataDir } from '../server/src/data-dir/data-dir.ts';
import { withDatabaseFile } from '../server/src/db/sqlite/with-database-file.ts';
import { type DataDirSite, owner, startDataDirSite } from '../server/src/testing/data-dir-site.ts';
import { createKeyRows } from '../server/src/testing/key-rows.ts';

// Each test starts a whole site, and programs beside it.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const COMMAND = fileURLToPath(new URL('keys.ts', import.meta.url));

let site: DataDirSite;
beforeEach(async () => {
  site = await startDataDirSite();
});
afterEach(() => site.close());

/** Runs `npm run keys` while the site is open. */
const run = (...words: readonly string[]) =>
  new Promise<{ code: unknown; output: string; faults: string }>((resolve) => {
    const env = { PATH: process.env.PATH, PORT: '0', DATA_DIR: site.dataDir };
    const running = execFile(process.execPath, [COMMAND, ...words], { env }, (error, output, faults) =>
      resolve({ code: error?.code ?? 0, output, faults }),
    );
    running.stdin?.end();
  });

async function addKeys(userId: string): Promise<void> {
  await withDatabaseFile(openCurrentGeneration(openDataDir(site.dataDir)).database, async (database) => {
    const rows = createKeyRows(database);
    await rows.addApp({ userId });
    await rows.addCodes(userId);
    await rows.addPasskey({ userId });
  });
}

test('without an argument it explains itself', async () => {
  const { code, output } = await run();
  expect(code).toBe(0);
  for (const text of ['npm run keys -- list EMAIL', 'npm run keys -- reset EMAIL', '--yes', '--house NOME']) {
    expect(output).toContain(text);
  }
});

test('it lists what lets in, and resets it while the site is open, which obeys at once', async () => {
  const { client } = await site.signIn();
  await addKeys((await client.auth.me()).id);
  const listed = await run('list', owner.email);
  expect(listed).toMatchObject({ code: 0, faults: '' });
  expect(listed.output.split('\n')).toEqual([
    expect.stringMatching(/^Passkey: .+ \(casa\.example\)$/),
    expect.stringMatching(/^App dei codici: dal /),
    'Codici di riserva rimasti: 2',
    'Sessioni aperte: 1',
    '',
  ]);
  const text = `Chiavi tolte: ${owner.email} entra ora con la sola password.\n`;
  expect(await run('reset', owner.email, '--yes')).toEqual({ code: 0, output: text, faults: '' });
  await expect(client.auth.me()).rejects.toMatchObject({ status: 401 });
  await expect(site.signIn()).resolves.toBeDefined();
});

test('nothing is reset that was not asked for once more', async () => {
  const { client } = await site.signIn();
  await addKeys((await client.auth.me()).id);
  expect(await run('reset', owner.email)).toMatchObject({ code: 1, output: '' });
  expect((await run('list', owner.email)).output).toContain('App dei codici: dal');
  await expect(client.auth.me()).resolves.toMatchObject({ email: owner.email });
});

test.each(['list', 'reset'])('%s of an address that nobody has says so, and ends with 1', async (verb) => {
  const text = 'Nessun account con questo indirizzo\n';
  expect(await run(verb, 'nobody@example.com', '--yes')).toEqual({ code: 1, output: '', faults: text });
});
