import { once } from 'node:events';
import { request } from 'node:http';
import { mp4Head } from '../../server/src/testing/media-files.ts';
import { connect } from '../support/api.ts';
import { leftoversIn } from '../support/data-dir.ts';
import { residentBytes, watchMemory } from '../support/resident-memory.ts';
import { chance } from '../support/seed.ts';
import { expect, test } from '../support/site-test.ts';
import { owner, type RunningSite } from '../support/start-site.ts';
import { VIDEO_FORM_TYPE, videoForm } from '../support/video-form.ts';

const MiB = 2 ** 20;

/** The largest accepted video, minus its header and index. */
const FILM_BYTES = 500 * MiB - 4096;

/** QUALITY.md: chunks are released once they are on disk (ADR 92). */
const MAX_BYTES = 64 * MiB;

type Sending = {
  readonly token: string;
  readonly videoBytes: number;
  /** Milliseconds between two chunks of one mebibyte. */
  readonly paceMs?: number;
  /** Bytes after which the sender disconnects. */
  readonly breakOffAt?: number;
};

/** Status and body of the answer; undefined if the sender disconnected before. */
async function send({ origin }: RunningSite, sending: Sending): Promise<{ status: number; url: string } | undefined> {
  const upload = request(`${origin}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${sending.token}`, 'content-type': VIDEO_FORM_TYPE },
  });
  upload.on('error', () => undefined);
  const answer = once(upload, 'response');
  answer.catch(() => undefined);
  let sent = 0;
  for await (const piece of videoForm(sending)) {
    if (sent >= (sending.breakOffAt ?? Number.POSITIVE_INFINITY)) {
      upload.destroy();
      return undefined;
    }
    if (!upload.write(piece)) await once(upload, 'drain');
    sent += piece.length;
  }
  upload.end();
  const [response] = await answer;
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const body = JSON.parse(Buffer.concat(chunks).toString());
  return { status: response.statusCode, url: String(body.url ?? body.error) };
}

test('films of 500 MB come in, fast, slow and broken off, and the memory hardly grows', async ({ site }, info) => {
  test.setTimeout(180_000);
  const { token } = await connect(site).auth.login({ body: owner });
  await send(site, { token, videoBytes: 10 * MiB });
  const before = residentBytes(site);
  const readMost = watchMemory(site);

  const slow = send(site, { token, videoBytes: 20 * MiB, paceMs: 250 });
  const fast = await send(site, { token, videoBytes: FILM_BYTES });
  for (let round = 0; round < 10; round += 1) {
    await send(site, { token, videoBytes: FILM_BYTES, breakOffAt: chance.below(40 * MiB) });
  }
  expect((await slow)?.status).toBe(201);
  expect(fast?.status).toBe(201);

  const growth = readMost() - before;
  info.annotations.push({ type: 'growth of memory', description: `${Math.round(growth / MiB)} MiB` });
  expect(growth).toBeLessThan(MAX_BYTES);
  await expect.poll(() => leftoversIn(site.dataDir)).toEqual([]);

  // From the middle, as a player requests after seeking.
  const offset = mp4Head(FILM_BYTES).length;
  const from = offset + 300 * MiB;
  const middle = await fetch(`${site.origin}${fast?.url}`, { headers: { range: `bytes=${from}-${from + 99}` } });
  expect(middle.status).toBe(206);
  expect(Buffer.from(await middle.arrayBuffer()).equals(Buffer.alloc(100, 300 % 251))).toBe(true);
});
