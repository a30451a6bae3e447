import { expect, test } from '@playwright/test';
import { makeDataDir, removeDataDir, startSite } from '../support/start-site.ts';

test('the first visitor of a new installation gets pictures in the size of her screen', async () => {
  const site = await startSite({ dataDir: makeDataDir(), isDemo: true });
  const home = await (await fetch(site.origin)).text();
  const small = new Set(home.match(/\/uploads\/[\w.-]+\.jpg\?w=480/g));
  expect(small.size).toBeGreaterThan(5);
  for (const address of small) {
    const picture = await fetch(site.origin + address, { headers: { Accept: 'image/avif,image/webp,*/*' } });
    expect([address, picture.headers.get('content-type')]).toEqual([address, 'image/avif']);
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(40_000);
  }
  await site.stop();
  removeDataDir(site.dataDir);
});
