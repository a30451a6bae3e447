import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestSite, type TestSite } from '../../testing/index.ts';

let site: TestSite;
let token: string;
beforeAll(async () => {
  site = await createTestSite();
  ({ token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true }));
});
afterAll(() => site.close());

async function put(path: string, body: object, ifMatch?: string) {
  return await fetch(`${site.origin}/api${path}`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    },
    body: JSON.stringify(body),
  });
}

async function readHomepage() {
  const response = await fetch(`${site.origin}/api/homepage`, { headers: { accept: 'application/json;versions=1' } });
  const homepage = z
    .object({ version: z.string(), siteName: z.string() })
    .loose()
    .parse(await response.json());
  return { etag: response.headers.get('etag') ?? '', homepage };
}

describe('a thing with versions', () => {
  it('is answered with its version as ETag', async () => {
    const { etag, homepage } = await readHomepage();
    expect(etag).toBe(`"${homepage.version}"`);
  });

  it('is not answered again to a caller who has it, whatever she says of caches', async () => {
    const { etag } = await readHomepage();
    const headers = { 'if-none-match': etag, 'cache-control': 'no-cache' };
    expect((await fetch(`${site.origin}/api/homepage`, { headers })).status).toBe(304);
  });

  it('keeps its version as long as it looks the same', async () => {
    const { etag, homepage } = await readHomepage();
    const response = await put('/homepage', homepage, etag);
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBe(etag);
  });

  it('refuses who read an older version, shows the present one and stays as it is', async () => {
    const { etag } = await readHomepage();
    await put('/homepage', { siteName: 'Casa Due' }, etag);
    const late = await put('/homepage', { siteName: 'Casa Tre' }, etag);
    const { homepage } = await readHomepage();
    expect(late.status).toBe(412);
    expect(await late.json()).toEqual({
      error: 'Nel frattempo qualcun altro ha modificato questi dati. Ricaricali e riprova.',
      code: 'CHANGED_MEANWHILE',
      current: homepage,
    });
    expect(homepage.siteName).toBe('Casa Due');
  });

  it('lets one of two edits that are sent together through', async () => {
    const { etag } = await readHomepage();
    const answers = await Promise.all(['Casa A', 'Casa B'].map((siteName) => put('/homepage', { siteName }, etag)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
  });

  it('takes one version of a list, and a star for any', async () => {
    const { etag } = await readHomepage();
    expect((await put('/homepage', {}, `"another", ${etag}`)).status).toBe(200);
    expect((await put('/homepage', {}, '*')).status).toBe(200);
  });

  it('takes no weak version', async () => {
    const { etag } = await readHomepage();
    expect((await put('/homepage', {}, `W/${etag}`)).status).toBe(412);
  });
});

it('never passes over the header where there are no versions', async () => {
  const response = await put('/rates', {}, '"anything"');
  expect(response.status).toBe(412);
});

it('reads an If-Match of the greatest length before the test ends', async () => {
  const { homepage } = await readHomepage();
  const answer = await put(
    '/homepage',
    { siteName: homepage.siteName },
    `a,${' '.repeat(4000)}"x"${' '.repeat(4000)}y`,
  );
  expect(answer.status).toBe(412);
});
