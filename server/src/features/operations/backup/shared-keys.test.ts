import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../../config/config.ts';
import { transact } from '../../../db/transaction.ts';
import { withKeysShell } from '../../../start/keys.shell.ts';
import { owner } from '../../../testing/data-dir-site.ts';
import { createKeyRows } from '../../../testing/key-rows.ts';
import { startTwoProcesses } from '../../../testing/two-processes.ts';
import { endProofs } from '../../accounts/keys/index.ts';

// Each starts whole sites.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let processes: Awaited<ReturnType<typeof startTwoProcesses>>;
beforeEach(async () => {
  processes = await startTwoProcesses();
});
afterEach(() => processes.close());

test('where processes share a database a removed key does not come back, whoever restores', async () => {
  const { first, second, inDatabase } = processes;
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
  const { first, second, variables, inDatabase } = processes;
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
