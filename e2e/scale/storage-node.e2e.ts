import { aPicture } from '../../server/src/testing/media-files.ts';
import { connectOwner } from '../support/api.ts';
import { expect, test } from './cluster/cluster-test.ts';

const READS = 120;

test('a node of the bucket is lost for good: pictures are read and taken in as before', async ({ cluster }) => {
  const [direct] = cluster.directSites;
  const owner = await connectOwner(direct);
  const take = async (name: string) => {
    const bytes = await aPicture();
    return await owner.media.add({ file: new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' }), body: {} });
  };
  const before = await take('prima.jpg');
  cluster.bucket.killNode(1);
  const failures: string[] = [];
  let slowest = 0;
  for (let read = 0; read < READS; read += 1) {
    const path = read % 2 === 0 ? before.url : '/uploads/hero-bay.jpg';
    const since = performance.now();
    // Each requests it from the bucket: processes store no files.
    const answer = await fetch(`${cluster.directSites[read % 3]?.origin}${path}`).catch((error: unknown) =>
      String(error),
    );
    if (typeof answer === 'string') failures.push(answer);
    else if (answer.status !== 200 || (await answer.arrayBuffer()).byteLength === 0) failures.push(`${answer.status}`);
    slowest = Math.max(slowest, performance.now() - since);
  }
  for (let upload = 0; upload < 5; upload += 1) {
    const { url } = await take(`dopo-${upload}.jpg`);
    const answer = await fetch(`${cluster.directSites[1].origin}${url}`);
    if (answer.status !== 200) failures.push(`${url}: ${answer.status}`);
  }
  test.info().annotations.push({
    type: 'seen',
    description: `${failures.length} of ${READS}, slowest ${Math.round(slowest)} ms`,
  });
  expect(failures).toEqual([]);
});
