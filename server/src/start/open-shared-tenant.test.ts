import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DataDirSite, owner } from '../testing/data-dir-site.ts';
import { aPicture } from '../testing/media-files.ts';
import { startTwoProcesses } from '../testing/two-processes.ts';

let first: DataDirSite;
let second: DataDirSite;
let close: () => Promise<void>;
let client: Awaited<ReturnType<DataDirSite['signIn']>>['client'];

beforeAll(async () => {
  ({ first, second, close } = await startTwoProcesses());
  ({ client } = await first.signIn());
}, 180_000);

afterAll(() => close());

const isServedBy = async (site: DataDirSite, path: string) => (await fetch(`${site.origin}${path}`)).status === 200;

test('two processes that start at once on nothing make one house, whose files are in the bucket', async () => {
  expect([first.firstOwner, second.firstOwner].filter((made) => made !== undefined)).toHaveLength(1);
  for (const site of [first, second]) {
    expect(await isServedBy(site, '/uploads/hero-bay.jpg')).toBe(true);
    expect(readdirSync(join(site.dataDir, 'generations/first/uploads'))).toEqual([]);
    expect(existsSync(join(site.dataDir, 'jwt-secret'))).toBe(false);
  }
});

test('what one process takes in, the other serves and lets her change who signed in there', async () => {
  const file = new File([new Uint8Array(await aPicture())], 'terrazza.jpg');
  const media = await client.media.add({ file, body: {} });
  expect(await isServedBy(second, media.url)).toBe(true);
  const { token } = await first.signIn();
  const elsewhere = second.withToken(token);
  await elsewhere.media.edit({ params: { id: media.id }, body: { alt: 'Un tavolo' } });
  const listed = (await client.media.list()).find(({ id }) => id === media.id);
  expect(listed?.alt).toBe('Un tavolo');
});

test('a quote of one process has the prices and rules that the owner set in the other', async () => {
  const anyone = second.withToken(undefined);
  const read = () => anyone.rates.quote({ query: { startDate: '2027-06-05', endDate: '2027-06-12' } });
  expect(await read()).not.toHaveProperty('ruleFaults');
  await client.rates.replace({ body: { cleaningFee: 77 } });
  await client.stayRules.replace({ body: { base: { minNights: 9 } } });
  await expect.poll(read).toMatchObject({
    lines: [expect.anything(), { amount: 7700 }],
    ruleFaults: { endDate: 'Per questo arrivo servono almeno 9 notti' },
  });
});

test('a backup has the pictures that it names, though they were taken out of the library, and a restore brings them back', async () => {
  const file = new File([new Uint8Array(await aPicture())], 'prima.jpg');
  const media = await client.media.add({ file, body: {} });
  await client.property.update({ body: { name: 'La casa di prima' } });
  await client.backup.create({ body: { location: 'local' } });
  const [backup] = await client.backup.list();
  await client.media.remove({ params: { id: media.id } });
  await client.property.update({ body: { name: 'La casa di dopo' } });
  await expect.poll(async () => (await second.withToken(undefined).property.get()).name).toBe('La casa di dopo');

  const { safetyBackup } = await client.backup.restore({
    params: { id: backup?.id ?? '' },
    body: { password: owner.password },
  });
  expect(safetyBackup.kind).toBe('safety');
  await expect.poll(async () => (await second.withToken(undefined).property.get()).name).toBe('La casa di prima');
  ({ client } = await second.signIn());
  expect((await client.media.list()).map(({ id }) => id)).toContain(media.id);
  const fetchRendition = () => fetch(`${first.origin}${media.url}?w=480`, { headers: { accept: 'image/avif' } });
  await expect
    .poll(async () => (await fetchRendition()).headers.get('content-type'), { timeout: 30_000 })
    .toBe('image/avif');
}, 60_000);

test('settings that are kept beside the data are those of every process', async () => {
  await client.backup.updateSettings({ body: { isDailyOn: false } });
  const { client: there } = await first.signIn();
  expect(await there.backup.getSettings()).toMatchObject({ isDailyOn: false });
});
