import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestSite, type TestSite } from '../testing/index.ts';

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

  test('is refused to who sends a token that is none', async () => {
    expect((await get('/blog', { headers: { authorization: 'Bearer x' } })).status).toBe(401);
  });

  test('takes what it is asked for as it is written', async () => {
    const answer = await get('/blog?limit=%32&x=%ZZ&__proto__=1');
    expect(await answer.json()).toMatchObject({ posts: [{}, {}] });
  });
});
