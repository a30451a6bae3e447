import { request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../testing/index.ts';

let site: TestSite;
afterEach(() => site.close());

async function openSite(options: Parameters<typeof createTestSite>[0]) {
  const logged: string[] = [];
  site = await createTestSite({ ...options, onWarning: (text) => logged.push(text) });
  const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await client.property.update({ body: { cin: 'IT063014C2ABCDEFGH' } });
  const call = (path: string, headers = {}) => fetch(`${site.origin}${path}`, { headers });
  return { logged, client, call, proxied: { 'x-forwarded-for': '203.0.113.7' } };
}

describe('a proxy that the configuration does not know of', () => {
  it.each(['/', '/api/property', '/api/health', '/api/bookings/nobody', '/uploads/none.jpg'])(
    'is noticed by what it adds to a request for %s, and said once in the log and to the owner',
    async (path) => {
      const { logged, client, call, proxied } = await openSite({ trustProxy: 0 });
      await call(path);
      expect(await client.health.warnings()).toEqual([]);
      await call(path, proxied);
      await call(path, proxied);
      expect(await client.health.warnings()).toEqual([
        expect.objectContaining({ code: 'UNTRUSTED_PROXY', advice: expect.stringContaining('TRUST_PROXY=1') }),
      ]);
      expect(logged).toEqual([expect.stringContaining('TRUST_PROXY=1')]);
    },
  );

  it('is none where it is configured', async () => {
    const { logged, client, call, proxied } = await openSite({ trustProxy: 1 });
    await call('/api/property', proxied);
    expect(await client.health.warnings()).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('lends nobody another address', async () => {
    await openSite({ trustProxy: 0 });
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

/** A request by that name, which fetch does not let one choose. */
function callAs(host: string, headers = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    request(`${site.origin}/api/health`, { headers: { ...headers, host } }, (answer) => {
      answer.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}

describe('a name that the site does not know as its own', () => {
  it('is noticed where nobody said by which it is reached, and said once without repeating it', async () => {
    const { logged, client } = await openSite({ isOriginGiven: false });
    expect(await client.health.warnings()).toEqual([]);
    await callAs('www.example.com');
    await callAs('altro.example.com');
    const warnings = await client.health.warnings();
    expect(warnings).toEqual([
      expect.objectContaining({ code: 'OTHER_NAME', advice: expect.stringContaining('PUBLIC_URL') }),
    ]);
    expect(logged).toEqual([expect.stringContaining('PUBLIC_URL')]);
    expect(JSON.stringify([warnings, logged])).not.toContain('example.com');
  });

  it('is noticed behind a proxy that calls it by its own', async () => {
    const { client } = await openSite({ isOriginGiven: false });
    await callAs(new URL(site.origin).host, { 'x-forwarded-host': 'www.example.com' });
    expect((await client.health.warnings()).map(({ code }) => code)).toEqual(['OTHER_NAME']);
  });

  it.each(['localhost', 'localhost:3000', '127.0.0.1:1', '127.8.8.8', '[::1]:3000', 'casa.localhost'])(
    'is none where it is that of the machine itself: %s',
    async (host) => {
      const { client } = await openSite({ isOriginGiven: false });
      await callAs(host);
      expect(await client.health.warnings()).toEqual([]);
    },
  );

  it.each(['127.0.0.1.example.com', 'localhost.example.com', '192.168.1.20:3000'])('is %s', async (host) => {
    const { client } = await openSite({ isOriginGiven: false });
    await callAs(host);
    expect((await client.health.warnings()).map(({ code }) => code)).toEqual(['OTHER_NAME']);
  });

  it('is none where the site was told its address', async () => {
    const { logged, client } = await openSite({ isOriginGiven: true });
    await callAs('www.example.com');
    expect(await client.health.warnings()).toEqual([]);
    expect(logged).toEqual([]);
  });
});
