import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { makeDatabase } from '../testing/postgres/site-database.ts';

/** Which of the two database drivers a process loads to open a tenant. */
async function loadedBy(shared: string, folder: string): Promise<string[]> {
  const script = `
    import { registerHooks } from 'node:module';
    registerHooks({ resolve(name, context, next) {
      if (name === 'pg') console.log(name);
      return next(name, context);
    } });
    const { createEngine } = await import(${JSON.stringify(new URL('create-engine.ts', import.meta.url).href)});
    const engine = await createEngine(${shared});
    const house = await engine.open({ name: 'a', file: ${JSON.stringify(join(folder, 'a.sqlite'))}, backups: '' });
    await house.close();
    await engine.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
  return [...new Set(stdout.split('\n').filter((line) => line !== ''))];
}

test('what speaks to PostgreSQL is loaded where processes share a database, and nowhere else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'approdo-loaded-'));
  const { url, drop } = await makeDatabase();
  expect(await loadedBy('', folder)).toEqual([]);
  expect(await loadedBy(JSON.stringify({ databaseUrl: url }), folder)).toEqual(['pg']);
  await drop();
  rmSync(folder, { recursive: true });
});
