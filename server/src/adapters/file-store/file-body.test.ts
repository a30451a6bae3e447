import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFileBody } from './file-body.ts';

let folder: string;
let path: string;
const bytes = randomBytes(1_500_001);
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'approdo-body-'));
  path = join(folder, 'film');
  writeFileSync(path, bytes);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what has not left yet is not written over', async () => {
  const came: Buffer[] = [];
  const slow = new Writable({
    write(piece: Buffer, _, left) {
      setTimeout(() => {
        came.push(Buffer.from(piece));
        left();
      }, 5);
    },
  });
  const body = openFileBody(path);
  body.pipe(slow);
  await once(slow, 'finish');
  body.destroy();
  expect(Buffer.concat(came).equals(bytes)).toBe(true);
});

test('who is cut off says so, and one that never takes anything is not waited for once it is closed', async () => {
  const stuck = new Writable({ write: () => undefined });
  const body = openFileBody(path);
  const fault = once(body, 'error');
  body.pipe(stuck);
  setTimeout(() => stuck.destroy(), 20);
  expect(await fault).toEqual([expect.objectContaining({ message: expect.stringMatching(/\w/) })]);
});

test('a file that is not there is a fault of the body', async () => {
  const body = openFileBody(join(folder, 'nothing'));
  const fault = once(body, 'error');
  body.pipe(new Writable({ write: (_, __, left) => left() }));
  expect(await fault).toMatchObject([{ code: 'ENOENT' }]);
});
