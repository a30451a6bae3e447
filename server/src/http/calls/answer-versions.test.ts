import { contract } from '@approdo/shared/contract';
import { version } from '@approdo/shared/contract/base/fields';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { z } from 'zod';
import { createTestSite, type TestSite } from '../../testing/index.ts';
import { asksForVersions, holdsVersions, withoutVersions } from './answer-versions.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

async function read(path: string, accept: string): Promise<string> {
  return await (await fetch(`${site.origin}/api${path}`, { headers: { accept } })).text();
}

it.each(['/homepage', '/property', '/rates', '/menuitems', '/feature-boxes', '/gallery'])(
  '%s has versions for callers who ask for them, and for nobody else',
  async (path) => {
    const withVersions = await read(path, 'application/json;versions=1');
    const plain = await read(path, 'application/json');
    expect(withVersions).toContain('"version":');
    expect(plain).not.toContain('"version":');
    const withoutVersions = JSON.parse(withVersions, (key, value) => (key === 'version' ? undefined : value));
    expect(JSON.parse(plain)).toEqual(withoutVersions);
  },
);

it('what is read, changed and sent back comes back just so, under a tag of its own', async () => {
  const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const before = JSON.parse(await read('/homepage', '*/*'));
  const wanted = { ...before, heroTitle: 'Una casa sul mare' };
  const answer = await fetch(`${site.origin}/api/homepage`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  });
  expect(await answer.json()).toEqual(wanted);
  expect(answer.headers.get('etag')).toMatch(/^"[\w-]{16}"$/);
});

it("the program's own version is no such version", async () => {
  expect(JSON.parse(await read('/health', 'application/json'))).toMatchObject({ version: expect.any(String) });
});

test('the words by which they are asked for', () => {
  expect(asksForVersions('text/html, application/json; versions=1')).toBe(true);
  for (const accept of [undefined, '*/*', 'application/json;versions=10']) expect(asksForVersions(accept)).toBe(false);
});

test('a shape holds versions at whatever depth', () => {
  expect(holdsVersions(contract.menu.list.answer)).toBe(true);
  expect(holdsVersions(contract.bookings.list.answer)).toBe(true);
  expect(holdsVersions(contract.blog.list.answer)).toBe(false);
  expect(holdsVersions(contract.health.get.answer)).toBe(false);
});

test('an answer is copied without its versions, however deep they lie, and with all the rest', () => {
  const leaf = z.object({ version, list: z.array(z.string()) });
  const tree = z.object({
    get children() {
      return z.array(tree);
    },
    version: version.optional(),
    leaf: z.union([leaf, z.null()]).optional(),
    program: z.object({ version: z.string() }),
  });
  const inner = { version: 'b', children: [], leaf: { version: 'c', list: ['x'] }, program: { version: '1.0' } };
  const answer = { version: 'a', children: [inner], leaf: null, program: { version: '1.0' } };
  expect(JSON.parse(JSON.stringify(withoutVersions(tree)?.(answer)))).toEqual({
    children: [{ children: [], leaf: { list: ['x'] }, program: { version: '1.0' } }],
    leaf: null,
    program: { version: '1.0' },
  });
  expect(answer.version).toBe('a');
  expect(withoutVersions(contract.health.get.answer)).toBeUndefined();
});

test('a list keeps its parts that hold no versions as they were', () => {
  const entries: unknown[] = [];
  const copied = withoutVersions(z.object({ version, entries: z.array(z.string()) }))?.({ version: 'a', entries });
  expect(copied).toMatchObject({ entries });
  expect(Object(copied).entries).toBe(entries);
});
