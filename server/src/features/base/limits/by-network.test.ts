import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../../../testing/index.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({ now: '2027-03-01T10:00:00Z' });
});
afterEach(() => site.close());

const token = 'x'.repeat(43);
const stay = 'startDate=2027-06-07&endDate=2027-06-14&guests=2';
const person = { name: 'Ada Rossi', email: 'ada@example.com' };

type LimitedCall = { readonly path: string; readonly body?: object };

/** What strangers may ask, as often as a limit lets their network. */
const limitedCalls: readonly LimitedCall[] = [
  { path: '/auth/login', body: { ...person, password: 'sbagliata' } },
  { path: '/auth/register', body: { name: 'Ada Rossi', email: '', password: 'segreto' } },
  { path: '/auth/forgot-password', body: person },
  { path: '/auth/resend-confirmation', body: person },
  { path: '/contact', body: { ...person, message: 'Buongiorno, la casa è libera a giugno?', privacyAccepted: true } },
  { path: '/check-in/open', body: { token } },
  { path: '/cleaning/open', body: { token } },
  { path: '/cleaning/mark', body: { token, day: '2027-03-01', isCleaned: true } },
  { path: '/codes?kind=STATI&q=ger' },
  { path: `/quote?${stay}&code=NESSUNO` },
];

async function ask(from: string, { path, body }: LimitedCall, count: number): Promise<void> {
  // Each opens an account of its own.
  const whole = body && 'email' in body && body.email === '' ? { ...body, email: `n${count}@example.com` } : body;
  const answer = await fetch(`${site.origin}/api${path}`, {
    method: whole ? 'POST' : 'GET',
    headers: { 'x-forwarded-for': from, ...(whole && { 'content-type': 'application/json' }) },
    ...(whole && { body: JSON.stringify(whole) }),
  });
  await answer.text();
}

/** Of whatever limit counts by where a call came from. */
async function countedNetworks(): Promise<string[]> {
  const rows = await site.database.selectFrom('attempts').select('key').execute();
  return [...new Set(rows.map(({ key }) => key))].filter((key) => /2001:|203\.0/.test(key));
}

describe('an IPv6 line is one client of every limit, whatever addresses it takes', () => {
  it.each(limitedCalls)('of $path', async (one) => {
    await ask('2001:db8:1:2::1', one, 1);
    const first = await countedNetworks();
    expect(first.length).toBeGreaterThan(0);
    for (const key of first) expect(key).toMatch(/[: ]2001:db8:1:2::\/64$/);
    await ask('2001:db8:1:2:ffff:a:b:c', one, 2);
    await ask('[2001:DB8:1:2::9]:443', one, 3);
    expect(await countedNetworks()).toEqual(first);
    await ask('2001:db8:1:3::1', one, 4);
    expect(await countedNetworks()).toHaveLength(2 * first.length);
  });
});
