import { keepTenants } from '../support/keep-tenants.ts';
import { test } from '../support/site-test.ts';
import { makeDataDir, removeDataDir } from '../support/start-site.ts';

test('houses are added to a program that runs, listed and removed, and what is typed wrong is told plainly', async () => {
  test.setTimeout(180_000);
  const dataDir = makeDataDir('houses');
  await keepTenants({ dataDirs: [dataDir], variables: {} });
  removeDataDir(dataDir);
});
