import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findTyped } from '../../../testing/find-typed.ts';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { createRegisterSite, type RegisterSite } from '../../../testing/register-site.ts';

// The test calls every row.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const rows: readonly (readonly [string, Endpoint])[] = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls).map(([call, row]) => [`${resource}.${call}`, row] as const),
);

/** The routes that read, change, export or open guests of the register. */
const OF_REGISTER = /^\/(register|regional|check-in|people)(\/|$)|^\/auth\/me\/(data|erase)$/;

/** Those that require less than two proofs, and why. */
const ASK_LESS: Readonly<Record<string, string>> = {
  'checkIn.open': 'a link alone opens it, and shows in whole what came by a link',
  'checkIn.save': 'a link alone opens it, and initials that are sent back change nothing',
  'officialTables.import': 'public lists',
  'officialTables.download': 'public lists',
  'officialTables.list': 'public lists',
  'personalData.mine': 'of oneself: whom she entered herself, numbers masked',
  'personalData.ofAddress': 'in place of guests stands what reads them',
  'personalData.eraseMine': 'guests stay; only her links end',
  'personalData.erase': 'guests stay; only her links end',
  'regional.days': 'how many, of no one guest',
  'regional.table': 'how many, of no one guest',
  'regionalSettings.get': 'of the house',
  'regionalSettings.replace': 'of the house',
  'registerKey.get': 'whether there is a key',
  'registerKey.confirmSaved': 'opens nothing: the key is asked for elsewhere',
  'registerSettings.get': 'of the house',
  'registerSettings.replace': 'BY_CASE: where it is switched',
  'registerStays.list': 'how many, and the title of the stay',
  'registerStays.candidates': 'no guests yet',
  'registerStays.add': 'no guests yet',
  'registerStays.replace': 'dates and title of the stay',
  'registerStays.remove': 'BY_CASE: where guests are entered',
  'registerStays.makeLink': 'BY_CASE: where guests are entered',
  'registerStays.endLink': 'opens nothing any more',
  'transmissions.list': 'no guests in it',
};

const GUEST = {
  ...LONE_GUEST,
  ...{ lastName: 'Zanzottobelli', firstName: 'Quirinolo', docNumber: 'QZ7654321', birthDate: '1961-10-23' },
};
const TYPED = ['Zanzottobelli', 'ZANZOTTOBELLI', 'Quirinolo', 'QUIRINOLO', 'QZ7654321', '1961-10-23', '23/10/1961'];

const QUERY = new URLSearchParams({
  ...{ from: '2027-06-01', to: '2027-06-30', date: '2027-06-12', month: '2027-06', year: '2027', period: '2027' },
  ...{ email: 'ada@example.com', q: 'Zanzottobelli', kind: 'COMUNI', late: 'true', page: '1' },
});

let site: RegisterSite;
let id: string;
beforeAll(async () => {
  site = await createRegisterSite();
  id = await site.decided('CONFIRMED');
  await site.write(id, [GUEST]);
});
afterAll(() => site.close());

/** Reading calls that do not use GET. */
const SEARCHED = 'search.find';

/** The reading rows that reveal a guest's data to a token, and those that responded at all. */
async function askAll(token: string) {
  const reported: string[] = [];
  const answered: string[] = [];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (const [name, { method, path }] of rows.filter(([name, row]) => row.method === 'GET' || name === SEARCHED)) {
    const address = `${site.origin}/api${path.replaceAll(/\{\w+\}/g, id)}?${QUERY}`;
    const body = method === 'GET' ? null : JSON.stringify({ q: GUEST.lastName });
    const answer = await fetch(address, { method, headers, body, redirect: 'manual' });
    if (answer.ok) answered.push(name);
    if (findTyped(Buffer.from(await answer.arrayBuffer()), TYPED).length > 0) reported.push(name);
  }
  return { reported, answered };
}

it('every row of the register asks two fresh proofs, but for those that open nothing of its guests', () => {
  const less = rows.filter(([, { path, fresh }]) => OF_REGISTER.test(path) && fresh !== 'TWO');
  expect(less.map(([name]) => name).toSorted()).toEqual(Object.keys(ASK_LESS).toSorted());
  const byCase = less.filter(([, { fresh }]) => fresh === 'BY_CASE').map(([name]) => name);
  expect(byCase.toSorted()).toEqual(
    Object.keys(ASK_LESS)
      .filter((name) => ASK_LESS[name]?.startsWith('BY_CASE'))
      .toSorted(),
  );
});

it('no row of all tells an administrator with a password alone what was typed of a guest', async () => {
  const { token } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const { reported, answered } = await askAll(token);
  expect(reported).toEqual([]);
  expect(answered).toEqual(
    expect.arrayContaining(['personalData.ofAddress', 'registerStays.list', SEARCHED, 'today.get', 'bookings.get']),
  );
  // With two proofs, data are revealed by every route.
  expect((await askAll(site.owner.token)).reported).toEqual(
    expect.arrayContaining(['personalData.ofAddress', 'registerGuests.get']),
  );
});

it('no row of all tells a guest what the owner typed of those of her stay', async () => {
  expect((await askAll(site.guest.token)).reported).toEqual([]);
});

it('of a stay with guests two proofs make its link and remove it, and what is refused leaves all as it was', async () => {
  const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  const stay = await site.addStay();
  const params = { id: stay };
  const missing = { status: 403, code: 'SECOND_PROOF_MISSING' };
  const { url } = await client.registerStays.makeLink({ params });
  await site.write(stay, [GUEST]);
  for (const refused of [client.registerStays.makeLink({ params }), client.registerStays.remove({ params })])
    await expect(refused).rejects.toMatchObject(missing);
  const token = new URL(url).hash.slice(1);
  expect(await site.anyone.checkIn.open({ body: { token } })).toMatchObject({ guests: [{ lastName: 'Z.' }] });

  site.clock.advance(11 * 60_000);
  const refusal = { status: 403, code: 'FRESH_PROOF_ASKED' };
  await expect(site.client.registerStays.makeLink({ params })).rejects.toMatchObject(refusal);
  await expect(site.client.registerStays.remove({ params })).rejects.toMatchObject(refusal);
  await site.later(0);
  await site.client.registerStays.makeLink({ params });
  await site.client.registerStays.remove({ params });
  const empty = await site.addStay({ startDate: '2027-03-20', endDate: '2027-03-22' });
  await client.registerStays.remove({ params: { id: empty } });
});
