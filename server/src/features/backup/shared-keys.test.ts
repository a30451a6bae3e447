import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createEngine } from '../../db/create-engine.ts';
import type { Database } from '../../db/database.ts';
import { transact } from '../../db/transaction.ts';
import { withKeysShell } from '../../start/keys.shell.ts';
import { LONE_TENANT } from '../../tenants/tenant.ts';
import { owner } from '../../testing/data-dir-site.ts';
import { createKeyRows } from '../../testing/key-rows.ts';
import { startTwoProcesses } from '../../testing/two-processes.ts';
import { endProofs } from '../keys/index.ts';

// Each starts whole sites.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let processes: Awaited<ReturnType<typeof startTwoProcesses>>;
beforeEach(async () => {
  processes = await startTwoProcesses();
});
afterEach(() => processes.close());

/** As a third process does. */
async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const engine = await createEngine({ databaseUrl: processes.variables.DATABASE_URL });
  const { database, close } = await engine.open({ name: LONE_TENANT, file: '', backups: '' });
  try {
    return await work(database);
  } finally {
    await close();
    await engine.close();
  }
}

test('where processes share a database a removed key does not come back, whoever restores', async () => {
  const { first, second } = processes;
  const { client, token } = await first.signIn();
  const { id: userId, name } = await client.auth.me();
  const lost = await inDatabase((database) => createKeyRows(database).addPasskey({ userId }));
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  const newer = await inDatabase(async (database) => {
    await transact(database, async (trx) => {
      await endProofs(trx, [lost], new Date());
      await trx.deleteFrom('passkeys').execute();
    });
    const id = await createKeyRows(database).addPasskey({ userId });
    await database.updateTable('sessions').set({ proved_by: 'PASSKEY' }).execute();
    return id;
  });
  const answer = await second
    .withToken(token)
    .backup.restore({ params: { id: backup?.id ?? '' }, body: { password: owner.password } });
  const left = await inDatabase(async (database) => ({
    passkeys: await database.selectFrom('passkeys').select('id').execute(),
    ended: await database.selectFrom('ended_proofs').select('id').execute(),
  }));
  expect(left).toEqual({ passkeys: [], ended: [{ id: lost }] });
  expect(left.ended).not.toContainEqual({ id: newer });
  expect(answer.withoutSecondProof).toEqual([name]);
});

test('the command resets an account of a database, and both processes obey', async () => {
  const { first, second, variables } = processes;
  const { client, token } = await first.signIn();
  const { id: userId } = await client.auth.me();
  await inDatabase((database) => createKeyRows(database).addApp({ userId }));
  const config = readConfig({ ...process.env, ...variables, DATA_DIR: first.dataDir });
  expect(await withKeysShell({ config }, (shell) => shell.reset(owner.email))).toBe(owner.email);
  for (const site of [first, second]) {
    await expect(site.withToken(token).auth.me()).rejects.toMatchObject({ status: 401 });
  }
  const { client: anew } = await second.signIn();
  expect((await anew.users.list()).map(({ twoProofs }) => twoProofs)).toEqual([false]);
});
