import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestSite, type TestSite } from '../../testing/index.ts';

let site: TestSite;

beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

function get(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${site.origin}/api${path}`, init);
}

describe('a read that anyone may make', () => {
  test('has the headers that every answer of the API has', async () => {
    const direct = await get('/blog?limit=1');
    const routed = await get('/blog?limit=1', { method: 'HEAD' });
    const names = ({ headers }: Response) => [...headers.keys()].filter((name) => name !== 'keep-alive').toSorted();
    expect(names(direct)).toEqual(names(routed));
    expect(direct.headers.get('content-length')).toBe(routed.headers.get('content-length'));
    expect(direct.headers.get('cache-control')).toBe('no-store');
  });

  test('is refused in words where it cannot be understood', async () => {
    const answer = await get('/blog?limit=molti');
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty('fields.limit');
  });

  test('is refused for its language first, as every other call is', async () => {
    const answer = await get('/blog?limit=molti&lang=xx');
    expect(Object.keys(Object(await answer.json()).fields)).toEqual(['lang']);
  });

  test('is refused to a caller whose token is not valid', async () => {
    expect((await get('/blog', { headers: { authorization: 'Bearer x' } })).status).toBe(401);
  });

  test('takes what it is asked for as it is written', async () => {
    const answer = await get('/blog?limit=%32&x=%ZZ&__proto__=1');
    expect(await answer.json()).toMatchObject({ posts: [{}, {}] });
  });
});

describe('a public read that is kept', () => {
  test('is answered without the database until something changes, whatever else is written behind it', async () => {
    const own = await createTestSite();
    const owner = await own.signIn({ role: 'ADMIN', emailConfirmed: true });
    const read = async (path: string) =>
      z.looseObject({}).parse(await (await fetch(`${own.origin}/api${path}`)).json());
    const before = await read('/property');
    await owner.client.property.update({ body: { name: 'La casa nuova' } });
    expect(await read('/property')).toEqual({ ...before, name: 'La casa nuova' });
    await read('/blog?limit=3');
    await own.database.destroy();
    expect(await read('/property?utm_source=letter')).toMatchObject({ name: 'La casa nuova' });
    expect(await read('/blog?x=1&limit=3')).toMatchObject({ posts: [{}, {}, {}] });
    await own.close();
  });

  test('is no answer to a caller who says who she is, or asks for versions', async () => {
    expect(await (await get('/property')).json()).not.toHaveProperty('version');
    const withVersions = await get('/property', { headers: { accept: 'application/json;versions=1' } });
    expect(await withVersions.json()).toHaveProperty('version');
    expect((await get('/property', { headers: { authorization: 'Bearer x' } })).status).toBe(401);
    expect((await get('/blog', { headers: { 'if-match': '"x"' } })).status).toBe(412);
  });

  test('is compressed for browsers that take it', async () => {
    const answer = await get('/blog?limit=2', { headers: { 'accept-encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.json()).toMatchObject({ posts: [{}, {}] });
  });
});

describe('a page whose address, written plainly, is one of the API', () => {
  const DISGUISED = '/%61pi/property';

  test('is the page that says that there is none, though the answer of the API is kept', async () => {
    await (await get('/property')).json();
    const page = await fetch(`${site.origin}${DISGUISED}`);
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
  });

  test('is no answer to a caller of the API while it is drawn', async () => {
    const drawing = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const own = await createTestSite({
      async renderPage() {
        begun.resolve();
        await drawing.promise;
        return { status: 404, html: 'nothing here' };
      },
    });
    const page = fetch(`${own.origin}${DISGUISED}`);
    await begun.promise;
    const read = fetch(`${own.origin}/api/property`);
    const first = await Promise.race([read, new Promise((resolve) => setTimeout(resolve, 2000))]);
    drawing.resolve();
    expect(first).toBeInstanceOf(Response);
    expect((await read).headers.get('content-type')).toContain('application/json');
    expect((await page).status).toBe(404);
    await own.close();
  });
});
