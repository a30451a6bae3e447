import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { say } from '@approdo/shared/words/say';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addApp } from '../../testing/code-app.ts';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { findUnstorable } from './find-unstorable.ts';

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([call, row]) => [`${resource}.${call}`, row] as const),
);

const NUL = 'a\0b';

let site: TestSite;
let token: string;
/** Of an account with two proofs, which no call takes one from. */
let tokenOfTwo: string;
beforeAll(async () => {
  site = await createTestSite();
  ({ token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
  const other = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await addApp(site, other);
  tokenOfTwo = other.token;
});
afterAll(() => site.close());

const fieldsOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

async function ask(row: Endpoint, path: string, body: unknown): Promise<Response> {
  return await fetch(`${site.origin}/api${path}`, {
    method: row.method,
    headers: {
      authorization: `Bearer ${row.fresh === 'TWO' ? tokenOfTwo : token}`,
      'content-type': 'application/json',
    },
    redirect: 'manual',
    ...(row.method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
}

describe('a text with a NUL in it', () => {
  it.each(rows.filter(([name]) => name !== 'auth.logout'))('is no fault of the server at %s', async (_, row) => {
    const bare = row.path.replaceAll(/\{\w+\}/g, 'nobody-knows-this');
    const named = row.path.replaceAll(/\{\w+\}/g, encodeURIComponent(NUL));
    const queries = fieldsOf(row.query).map((field) => `${bare}?${field}=${encodeURIComponent(NUL)}`);
    for (const path of new Set([bare, named, ...queries])) {
      const answer = await ask(row, path, Object.fromEntries(fieldsOf(row.body).map((field) => [field, NUL])));
      // Other services may be unavailable meanwhile.
      expect([path, answer.status]).not.toEqual([path, 500]);
      if (path === named && named !== bare) expect([400, 404, 415]).toContain(answer.status);
    }
  });

  it('is refused where a schema lets it through, and its field is named', async () => {
    const body = { email: 'nobody@example.com', password: NUL };
    const answer = await ask(contract.auth.login, '/auth/login', body);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: expect.any(String), fields: { password: 'Il valore inviato non è valido' }, code: 'VALUE_INVALID' },
    ]);
  });

  it('is the name of no page and of no file', async () => {
    for (const path of ['/blog/%00', '/%00', '/page/a%00b', '/uploads/a%00.jpg', '/api/blog/%00', '/?x=%00'])
      expect((await fetch(`${site.origin}${path}`)).status).toBeLessThan(500);
  });
});

it('what cannot be kept is found wherever it is, and however deep', () => {
  const faultOf = (input: unknown) =>
    findUnstorable(input, say('valueInvalid'))?.issues.map(({ path }) => path.join('.'));
  expect(faultOf({ a: 'well', b: 5, c: [undefined, null, { d: 'x' }] })).toBeUndefined();
  expect(faultOf({ a: NUL, b: [{ c: [undefined, NUL] }], d: { [NUL]: 1 }, e: 'well' })).toEqual(['a', 'b', 'd']);
  expect([faultOf(NUL), faultOf([NUL]), faultOf(undefined)]).toEqual([[''], [''], undefined]);
  let deep: unknown = NUL;
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(faultOf({ deep })).toEqual(['deep']);
});
