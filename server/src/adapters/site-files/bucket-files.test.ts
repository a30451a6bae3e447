import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HousesOnBucket, openHousesOnBucket, THERE } from '../../testing/bucket/houses-on-bucket.ts';
import { type AnyBucket, startAnyBucket } from '../../testing/bucket/start-any-bucket.ts';
import { anMp4, aPicture } from '../../testing/media-files.ts';

let running: AnyBucket;
let tenants: HousesOnBucket;
beforeAll(async () => {
  running = await startAnyBucket();
  tenants = await openHousesOnBucket(running);
}, 120_000);
afterAll(async () => {
  await tenants.close();
  await running.close();
});

test('what one process takes in, another serves, and no other house', async () => {
  const film = anMp4({ mediaBytes: 400_000 });
  const { url, size } = await tenants.upload(film, 'baia.mp4');
  const whole = await tenants.get(THERE, url);
  expect(whole.headers.get('content-length')).toBe(String(size));
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);

  const part = await tenants.get(THERE, url, { range: 'bytes=-1000' });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(-1000))).toBe(true);
  expect((await tenants.get(THERE, url, { range: `bytes=${size}-` })).headers.get('content-range')).toBe(
    `bytes */${size}`,
  );
  const etag = whole.headers.get('etag') ?? '';
  expect((await tenants.get(THERE, url, { 'if-none-match': etag })).status).toBe(304);
  expect((await fetch(`${tenants.neighbour.origin}${url}`)).status).toBe(404);
});

test('renditions that one process made are shown by another, and go with their picture', async () => {
  const { id, url } = await tenants.upload(await aPicture({ width: 1200, height: 800 }), 'terrazza.jpg');
  // Either of them may still be running, and would recreate what is removed.
  for (const { app } of tenants.sites) await app.renditions.waitUntilIdle();
  const small = await tenants.get(THERE, `${url}?w=480`, { accept: 'image/avif,image/webp' });
  expect(small.headers.get('content-type')).toBe('image/avif');
  expect(small.headers.get('cache-control')).toContain('immutable');
  await tenants.editor.client.media.remove({ params: { id } });
  const after = await tenants.get(THERE, `${url}?w=480`, { accept: 'image/avif,image/webp' });
  expect(after.headers.get('content-type')).toBe('image/jpeg');
  expect(after.headers.get('cache-control')).toBe('no-cache');
});
