import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { openRaw } from '../../testing/raw-connection.ts';

const MB = 2 ** 20;
const LONG = 8 * MB;

let site: TestSite;
let user: string;
let admin: string;

beforeAll(async () => {
  site = await createTestSite();
  user = (await site.signIn()).token;
  admin = (await site.signIn({ role: 'ADMIN', emailConfirmed: true })).token;
});
afterAll(() => site.close());

const FORM = 'multipart/form-data; boundary=limite';
const JSON_TYPE = 'application/json';
const FILE_HEAD = '--limite\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

type Refused = {
  readonly door: string;
  readonly status: number;
  readonly call: string;
  readonly type: string;
  readonly token?: () => string;
  /** What the body begins with; the rest is of no matter. */
  readonly begin?: string;
};

const refusals: readonly Refused[] = [
  { door: 'a file from nobody', status: 401, call: 'POST /api/media', type: FORM },
  { door: 'a file from a guest', status: 403, call: 'POST /api/media', type: FORM, token: () => user },
  { door: 'an archive from nobody', status: 401, call: 'POST /api/backup/upload', type: 'application/x-tar' },
  {
    door: 'an archive with a dead token',
    status: 401,
    call: 'POST /api/backup/upload',
    type: JSON_TYPE,
    token: () => 'x',
  },
  {
    door: 'an archive that calls itself a zip',
    status: 415,
    call: 'POST /api/backup/upload',
    type: 'application/zip',
    token: () => admin,
  },
  { door: 'JSON from nobody', status: 401, call: 'PUT /api/homepage', type: JSON_TYPE },
  { door: 'JSON that is too long', status: 413, call: 'POST /api/contact', type: JSON_TYPE, begin: '{"name":"' },
  { door: 'what is no JSON', status: 415, call: 'POST /api/contact', type: 'text/plain' },
  { door: 'a file that is no form', status: 415, call: 'PUT /api/auth/avatar', type: JSON_TYPE, token: () => user },
  {
    door: 'a picture that is too heavy',
    status: 413,
    call: 'PUT /api/auth/avatar',
    type: FORM,
    token: () => user,
    begin: FILE_HEAD,
  },
  {
    door: 'a file in another field',
    status: 400,
    call: 'POST /api/backup/upload/protected',
    type: FORM,
    token: () => admin,
    begin: FILE_HEAD.replace('"file"', '"picture"'),
  },
  { door: 'a call that is none', status: 404, call: 'POST /api/nowhere', type: FORM },
  { door: 'a file for the library’s folder', status: 404, call: 'POST /uploads/a.jpg', type: FORM },
  { door: 'a body for a page', status: 404, call: 'POST /blog', type: FORM },
];

function headOf({ call, type, token }: Refused, more: readonly string[]): string {
  const authorization = token ? [`Authorization: Bearer ${token()}`] : [];
  const lines = [`${call} HTTP/1.1`, 'Host: a', `Content-Type: ${type}`, ...authorization, ...more];
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function chunk(content: Buffer): Buffer {
  return Buffer.concat([Buffer.from(`${content.length.toString(16)}\r\n`), content, Buffer.from('\r\n')]);
}

describe.each(refusals)('$door', (refused) => {
  const { status, call, type, token, begin = '' } = refused;

  test(`is told ${status} by fetch, all sent at once`, async () => {
    const [method, path] = call.split(' ');
    const answer = await fetch(site.origin + path, {
      method: method ?? '',
      headers: { 'content-type': type, ...(token && { authorization: `Bearer ${token()}` }) },
      body: Buffer.concat([Buffer.from(begin), Buffer.alloc(LONG, 'a')]),
    });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('error');
  });

  test('is told while most of it is still to be sent, and may send the rest', async () => {
    const connection = openRaw(site.origin);
    await connection.write(headOf(refused, ['Transfer-Encoding: chunked']));
    await connection.write(chunk(Buffer.from(`${begin}-`)));
    for (let sent = 0; connection.received() === '' && sent < LONG; sent += MB / 4) {
      await connection.write(chunk(Buffer.alloc(MB / 4, 'a')));
      await new Promise(setImmediate);
    }
    expect(await connection.until(/\{"error".*\}/)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    for (let more = 0; more < 4; more += 1) await connection.write(chunk(Buffer.alloc(MB)));
    await connection.write('0\r\n\r\n');
    expect(await connection.untilClosed()).toMatch(/\r\nConnection: close\r\n/);
  });
});

test('what never ends is cut after a while', async () => {
  const connection = openRaw(site.origin);
  const [first] = refusals;
  if (first) await connection.write(headOf(first, ['Content-Length: 9999999999']));
  await connection.until(/401/);
  while (connection.isOpen() && connection.bytesWritten() < 200 * MB) await connection.write(Buffer.alloc(MB));
  expect(connection.isOpen()).toBe(false);
  expect(connection.bytesWritten()).toBeGreaterThan(16 * MB);
});

describe('whoever asks before she sends', () => {
  const asking = (length: number) => ['Expect: 100-continue', `Content-Length: ${length}`];

  test.each(refusals.filter(({ begin }) => begin === undefined))('$door: is not invited to', async (refused) => {
    const connection = openRaw(site.origin);
    await connection.write(headOf(refused, asking(LONG)));
    const answer = await connection.until(/\{"error".*\}/);
    connection.close();
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${refused.status} `));
  });

  test('is invited to where her body is wanted', async () => {
    const connection = openRaw(site.origin);
    const login = { door: 'a sign-in', status: 400, call: 'POST /api/auth/login', type: JSON_TYPE };
    await connection.write(headOf(login, asking(2)));
    await connection.until(/^HTTP\/1.1 100 Continue\r\n\r\n/);
    await connection.write('{}');
    expect(await connection.until(/\{"error".*\}/)).toMatch(/\r\n\r\nHTTP\/1.1 400 /);
    connection.close();
  });
});
