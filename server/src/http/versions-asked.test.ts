import { contract } from '@approdo/shared/contract';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/index.ts';
import { asksForVersions, holdsVersions } from './versions-asked.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite();
});
afterEach(() => site.close());

async function read(path: string, accept: string): Promise<string> {
  return await (await fetch(`${site.origin}/api${path}`, { headers: { accept } })).text();
}

it.each(['/homepage', '/property', '/rates', '/menuitems', '/feature-boxes', '/gallery'])(
  '%s has versions for who asks for them, and for nobody else',
  async (path) => {
    const asked = await read(path, 'application/json;versions=1');
    const plain = await read(path, 'application/json');
    expect(asked).toContain('"version":');
    expect(plain).not.toContain('"version":');
    const withoutVersions = JSON.parse(asked, (key, value) => (key === 'version' ? undefined : value));
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
