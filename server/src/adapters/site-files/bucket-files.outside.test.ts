import { expect, onTestFinished, test } from 'vitest';
import { HERE, openHousesOnBucket, THERE } from '../../testing/bucket/houses-on-bucket.ts';
import { startBucket } from '../../testing/bucket/start-bucket.ts';
import { anMp4, aPicture } from '../../testing/media-files.ts';

test('a node of the bucket is killed, and nothing fails', async () => {
  const running = await startBucket({ nodes: 3 });
  const tenants = await openHousesOnBucket(running);
  onTestFinished(async () => {
    await tenants.close();
    await running.close();
  });
  const pictures = [await tenants.upload(await aPicture(), 'prima.jpg')];
  running.killNode(1);
  const failed: string[] = [];
  for (let round = 0; round < 20; round += 1) {
    pictures.push(await tenants.upload(anMp4({ mediaBytes: 50_000 + round }), `${round}.mp4`));
    for (const { url, size } of pictures.slice(-3)) {
      const answer = await tenants.get(round % 2 === 0 ? HERE : THERE, url);
      if (answer.status !== 200 || (await answer.arrayBuffer()).byteLength !== size) failed.push(url);
    }
  }
  expect(failed).toEqual([]);
}, 120_000);
