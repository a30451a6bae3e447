import { startBucket } from '../../server/src/testing/bucket/start-bucket.ts';
import { startMailServer } from '../../server/src/testing/mail-server.ts';
import { startPostgres } from '../../server/src/testing/postgres/server.ts';
import { makeDataDir, removeDataDir } from '../support/start-site.ts';
import { runTenant, testTenantCommands } from '../support/tenant-commands.ts';
import { expect, test } from './cluster/cluster-test.ts';

test('houses are added from any machine to processes that share a database, listed and removed', async () => {
  const folder = makeDataDir('postgres');
  const [postgres, bucket, mail] = await Promise.all([startPostgres(folder), startBucket(), startMailServer()]);
  const dataDirs = [makeDataDir('houses'), makeDataDir('houses')] as const;
  const variables = {
    ...bucket.variables,
    DATABASE_URL: postgres.urlOf('postgres'),
    MEDIA_URL: bucket.url,
    JWT_SECRET: 'what all the processes of a cluster agree on',
    SMTP_URL: mail.url,
  };
  await testTenantCommands({ dataDirs, variables });

  const add = ['add', 'mare', '--url', 'http://mare.example', '--owner', 'altra@example.com'];
  const refused = await runTenant(add, variables);
  expect(refused.stderr).toMatch(/ci sono già i dati di una casa mare che è stata tolta .* aggiungi --again/);
  expect(await runTenant([...add, '--again'], variables)).toMatchObject({ status: 0 });

  await postgres.stop();
  const away = await runTenant(['list'], variables);
  expect(away.stderr).toBe('Non è riuscito: il database non risponde: è acceso, e DATABASE_URL porta lì?\n');
  await Promise.all([bucket.close(), mail.close()]);
  for (const dir of [...dataDirs, folder]) removeDataDir(dir);
});
