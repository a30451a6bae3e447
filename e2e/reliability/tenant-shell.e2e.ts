import { test } from '../support/site-test.ts';
import { makeDataDir, removeDataDir } from '../support/start-site.ts';
import { testTenantCommands } from '../support/tenant-commands.ts';

test('houses are added to a program that runs, listed and removed, and what is typed wrong is told plainly', async () => {
  test.setTimeout(180_000);
  const dataDir = makeDataDir('houses');
  await testTenantCommands({ dataDirs: [dataDir], variables: {} });
  removeDataDir(dataDir);
});
