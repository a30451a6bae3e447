import { afterEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/index.ts';

let site: TestSite;
afterEach(() => site.close());

async function openSite(trustProxy: number) {
  const logged: string[] = [];
  site = await createTestSite({ trustProxy, onWarning: (text) => logged.push(text) });
  const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const call = (path: string, headers = {}) => fetch(`${site.origin}${path}`, { headers });
  return { logged, client, call, proxied: { 'x-forwarded-for': '203.0.113.7' } };
}

describe('a proxy that the configuration does not know of', () => {
  it.each(['/', '/api/property', '/api/health', '/api/bookings/nobody', '/uploads/none.jpg'])(
    'is noticed by what it adds to a request for %s, and said once in the log and to the owner',
    async (path) => {
      const { logged, client, call, proxied } = await openSite(0);
      await call(path);
      expect(await client.health.warnings()).toEqual([]);
      await call(path, proxied);
      await call(path, proxied);
      expect(await client.health.warnings()).toEqual([expect.stringContaining('TRUST_PROXY=1')]);
      expect(logged).toEqual([expect.stringContaining('TRUST_PROXY=1')]);
    },
  );

  it('is none where it is configured', async () => {
    const { logged, client, call, proxied } = await openSite(1);
    await call('/api/property', proxied);
    expect(await client.health.warnings()).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('lends nobody another address', async () => {
    await openSite(0);
    const signIn = (address: string) =>
      fetch(`${site.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ email: 'ada@example.com', password: 'sbagliato' }),
      });
    for (let n = 1; n <= 5; n += 1) expect((await signIn(`203.0.113.${n}`)).status).toBe(401);
    expect((await signIn('203.0.113.6')).status).toBe(429);
  });
});
