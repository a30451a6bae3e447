import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningBucket, startBucket } from '../../testing/bucket/start-bucket.ts';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { anMp4, aPicture } from '../../testing/media-files.ts';
import { openBucketFiles } from './bucket-files.ts';
import type { FileKeeper } from './file-keeper.ts';

let running: RunningBucket;
/** Of two processes that serve the same tenant, each has its own. */
const keepers: FileKeeper[] = [];
const sites: TestSite[] = [];
let neighbour: TestSite;
let editor: Awaited<ReturnType<TestSite['signIn']>>;

beforeAll(async () => {
  running = await startBucket({ nodes: 3 });
  const serve = async (name: string) => {
    const keeper = await openBucketFiles({ ...running.place, prefix: 'houses' }, running.keys);
    keepers.push(keeper);
    return await createTestSite({
      openFiles: (folder) => keeper.open({ name, folder, scratch: join(folder, 'incoming') }),
    });
  };
  sites.push(await serve('zagara'), await serve('zagara'));
  neighbour = await serve('scirocco');
  const [here] = sites;
  if (here) editor = await here.signIn({ role: 'EDITOR', emailConfirmed: true });
}, 120_000);

afterAll(async () => {
  for (const site of [...sites, neighbour]) await site.close();
  for (const keeper of keepers) keeper.close();
  await running.close();
});

const [HERE, THERE] = [0, 1] as const;

function get(process: 0 | 1, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${sites[process]?.origin}${path}`, { headers });
}

async function upload(bytes: Buffer, name: string) {
  return await editor.client.media.add({ file: new File([new Uint8Array(bytes)], name), body: {} });
}

test('what one process takes in, another serves, and no other house', async () => {
  const film = anMp4({ mediaBytes: 400_000 });
  const { url, size } = await upload(film, 'baia.mp4');
  const whole = await get(THERE, url);
  expect(whole.headers.get('content-length')).toBe(String(size));
  expect(Buffer.from(await whole.arrayBuffer()).equals(film)).toBe(true);

  const part = await get(THERE, url, { range: 'bytes=-1000' });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(film.subarray(-1000))).toBe(true);
  expect((await get(THERE, url, { range: `bytes=${size}-` })).headers.get('content-range')).toBe(`bytes */${size}`);
  const etag = whole.headers.get('etag') ?? '';
  expect((await get(THERE, url, { 'if-none-match': etag })).status).toBe(304);
  expect((await fetch(`${neighbour.origin}${url}`)).status).toBe(404);
});

test('renditions that one process made are shown by another, and go with their picture', async () => {
  const { id, url } = await upload(await aPicture({ width: 1200, height: 800 }), 'terrazza.jpg');
  // Either of them may be at it still, and would write anew what is taken away.
  for (const { app } of sites) await app.renditions.settle();
  const small = await get(THERE, `${url}?w=480`, { accept: 'image/avif,image/webp' });
  expect(small.headers.get('content-type')).toBe('image/avif');
  expect(small.headers.get('cache-control')).toContain('immutable');
  await editor.client.media.remove({ params: { id } });
  const after = await get(THERE, `${url}?w=480`, { accept: 'image/avif,image/webp' });
  expect(after.headers.get('content-type')).toBe('image/jpeg');
  expect(after.headers.get('cache-control')).toBe('no-cache');
});

test('a node of the bucket is killed, and nothing fails', async () => {
  const pictures = [await upload(await aPicture(), 'prima.jpg')];
  running.killNode(1);
  const failed: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    pictures.push(await upload(anMp4({ mediaBytes: 50_000 + round }), `${round}.mp4`));
    for (const { url, size } of pictures.slice(-3)) {
      const answer = await get(round % 2 === 0 ? HERE : THERE, url);
      if (answer.status !== 200 || (await answer.arrayBuffer()).byteLength !== size) failed.push(url);
    }
  }
  expect(failed).toEqual([]);
}, 60_000);
