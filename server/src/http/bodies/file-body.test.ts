import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { mp4Head, mp4Tail } from '../../testing/media-files.ts';

const MB = 2 ** 20;
const CHUNK = Buffer.alloc(MB / 4);

let site: TestSite;
let token: string;
let incoming: string;

beforeAll(async () => {
  site = await createTestSite();
  ({ token } = await site.signIn({ role: 'EDITOR', emailConfirmed: true }));
  incoming = join(dirname(site.uploads), 'incoming');
});
afterAll(() => site.close());

/** A film that is never whole in memory, on this side either. */
function* filmOf(megabytes: number): Generator<Buffer> {
  yield Buffer.from('--limite\r\nContent-Disposition: form-data; name="file"; filename="film.mp4"\r\n\r\n');
  yield mp4Head(megabytes * MB);
  for (let sent = 0; sent < megabytes * MB; sent += CHUNK.length) yield CHUNK;
  yield mp4Tail();
  yield Buffer.from('\r\n--limite--\r\n');
}

function* brokenFilm(partsThatArrive: number): Generator<Buffer> {
  let count = 0;
  for (const part of filmOf(20)) {
    yield part;
    count += 1;
    if (count === partsThatArrive) throw new Error('the line went dead');
  }
}

type Answer = { readonly status: number; readonly body: string };

/** Sends a form as fast as the server takes it; rejects where it, or the line, breaks off. */
async function send(parts: Iterable<Buffer>): Promise<Answer> {
  const request = httpRequest(`${site.origin}/api/media`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=limite' },
  });
  const answered = new Promise<Answer>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', async (response) => {
      resolve({ status: response.statusCode ?? 0, body: await text(response) });
    });
  });
  const [answer] = await Promise.all([answered, pipeline(Readable.from(parts), request)]);
  return answer;
}

/** The server notices a broken connection in its own time. */
async function untilNothingComesIn(): Promise<void> {
  for (let tries = 0; readdirSync(incoming).length > 0 && tries < 200; tries += 1) await wait(10);
}

describe('a large upload', () => {
  test('is never held in memory', async () => {
    await send(filmOf(8));
    const before = process.memoryUsage().rss;
    let most = 0;
    const watched = function* () {
      for (const part of filmOf(120)) {
        yield part;
        most = Math.max(most, process.memoryUsage().rss);
      }
    };
    const { status, body } = await send(watched());
    expect(status, body).toBe(201);
    expect(JSON.parse(body)).toMatchObject({ type: 'video/mp4', size: expect.any(Number), duration: 12.5 });
    expect(most - before).toBeLessThan(64 * MB);
    expect(readdirSync(incoming)).toEqual([]);
  });

  test('that is broken off leaves nothing behind, however often', async () => {
    const files = readdirSync(site.uploads);
    for (let last = 5; last <= 50; last += 5) {
      await expect(send(brokenFilm(last))).rejects.toThrow('the line went dead');
    }
    await untilNothingComesIn();
    expect(readdirSync(incoming)).toEqual([]);
    expect(readdirSync(site.uploads)).toEqual(files);
  });
});
