import { randomUUID } from 'node:crypto';
import { contract } from '@approdo/shared/contract';
import type { Endpoint } from '@approdo/shared/contract/base/endpoint';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { aStayRequest } from '../../testing/factories.ts';
import { LONE_GUEST } from '../../testing/lone-guest.ts';
import { createRegisterSite, type RegisterSite } from '../../testing/register-site.ts';

// One site for all of them.
vi.setConfig({ hookTimeout: 60_000 });

const ENDS_OF_TIME = ['0001-01-01', '9999-12-31'] as const;
const DAYS = /"\d{4}-\d{2}-\d{2}"/g;
/** In their places each call has words of its own. */
const [NEW, NEW_CODE] = ['{new}', '{code}'];

/** The arguments of a call: path, query and body merged. */
type CallArguments = Readonly<Record<string, unknown>>;
type Row = readonly [name: string, row: Endpoint];

const all: readonly Row[] = Object.entries(contract).flatMap(([name, calls]) =>
  Object.entries(calls).map(([call, row]) => [`${name}.${call}`, row] as const),
);
const rows = all.filter(([, { params, query, body }]) => [params, query, body].some((part) => part && hasDay(part)));
const reads = all.filter(([, { method, path }]) => method === 'GET' && !path.includes('{'));

let site: RegisterSite;
let argumentsByCall: Readonly<Record<string, CallArguments>>;
beforeAll(async () => {
  site = await createRegisterSite({ now: '2027-03-01T10:00:00Z' });
  argumentsByCall = await prepareArguments(site);
});
afterAll(() => site.close());

/** Each call that speaks of days as it is answered, on the first of March 2027. */
async function prepareArguments({ owner: { client }, addStay, write, decided }: RegisterSite) {
  const [from, to] = ['2027-02-27', '2027-02-28'];
  const nearStay = { startDate: '2027-03-15', endDate: '2027-03-20' };
  const later = { startDate: '2027-07-10', endDate: '2027-07-17' };
  await client.regionalSettings.replace({ body: { region: 'UMBRIA', firstDay: from } });
  await write(await addStay({ startDate: to }), [
    { ...LONE_GUEST, residenceState: LONE_GUEST.birthState, residencePlace: LONE_GUEST.birthPlace },
  ]);
  const arrives = await addStay();
  const { url } = await client.registerStays.makeLink({ params: { id: await addStay() } });
  const checkIn = { token: tokenOf(url) };
  const { version, notice } = await client.checkIn.open({ body: checkIn });
  const booking = await decided('CONFIRMED');
  const task = await client.tasks.create({ body: { name: 'Caldaia' } });
  const spent = { category: 'OTHER', amount: 100, day: to } as const;
  const expense = await client.expenses.add({ body: { key: randomUUID(), ...spent } });
  const discount = await client.discountCodes.create({ body: { code: 'INVERNO', percent: 5 } });
  await client.turnoverSettings.replace({ body: { isOn: true } });
  const { link } = await client.turnoverSettings.makeLink();
  const { role: _, ...guest } = LONE_GUEST;
  return {
    'registerStays.list': { from, to },
    'registerStays.add': { key: NEW, source: 'CHANNEL', title: 'Airbnb', numberOfGuests: 1, ...later },
    'registerStays.replace': { id: await addStay(), ...later },
    'registerGuests.replace': {
      id: arrives,
      guests: [{ ...LONE_GUEST, arrival: '2027-03-02', departure: '2027-03-04' }],
    },
    'checkIn.save': { ...checkIn, version, noticeVersion: notice.version, party: 'ALONE', guests: [guest] },
    'officialCodes.find': { kind: 'COMUNI', q: 'roma', on: from },
    'alloggiati.day': { date: to },
    'alloggiati.file': { date: to, late: 'true', all: 'true' },
    'transmissions.list': { from, to },
    'transmissions.record': { key: NEW, kind: 'ALLOGGIATI', date: to },
    'regional.days': { from, to },
    'regional.file': { from, to },
    'regionalSettings.replace': { region: 'UMBRIA', firstDay: from, closed: [{ from, to }] },
    'touristTax.replace': { mode: 'NIGHT', tariffs: [{ from, amount: 100 }] },
    'deadlines.list': { from, to },
    'complianceList.replace': { items: [{ key: 'GAS', state: 'DONE', date: to }] },
    'audit.list': { from, to },
    'audit.csv': { from, to },
    'visits.get': { from, to },
    'calendar.get': { from, to },
    'prices.days': { from, to },
    'turnovers.list': { from, to },
    'bookings.list': { from },
    'bookings.request': aStayRequest(later),
    'bookings.enterByHand': { key: NEW, guestName: 'Ada Rossi', numberOfGuests: 2, ...nearStay },
    'bookings.edit': { id: booking, startDate: '2027-06-12', endDate: '2027-06-19', numberOfGuests: 2 },
    'bookings.block': { startDate: '2027-08-07', endDate: '2027-08-14' },
    'rates.quote': { ...later, asOf: from },
    'money.setSchedule': { id: booking, instalments: [{ kind: 'BALANCE', amount: 44_429, dueDate: '2027-05-01' }] },
    'money.enter': { id: booking, key: NEW, direction: 'IN', purpose: 'STAY', amount: 1, method: 'BANK', date: to },
    'expenses.add': { key: NEW, ...spent },
    'bank.accept': {
      ...{ key: NEW, as: 'EXPENSE', expense: { category: 'OTHER' } },
      line: { id: 'a'.repeat(32), date: to, amount: -350, text: 'Bar del porto' },
    },
    'expenses.edit': { id: expense.id, day: to },
    'stayRules.replace': { exceptions: [{ ...later, minNights: 2 }] },
    'priceRules.replace': { exceptions: [{ ...later, weeklyPrice: 700 }] },
    'discountCodes.create': { code: NEW_CODE, percent: 5, bookFrom: from, bookTo: to, stayFrom: from, stayTo: to },
    'discountCodes.update': { id: discount.id, bookFrom: from, bookTo: to, stayFrom: from, stayTo: to },
    'turnovers.mark': { day: nearStay.endDate, isReady: true },
    'cleaning.mark': { token: tokenOf(link?.url), day: nearStay.endDate, isReady: true },
    'reviews.collect': { portal: 'Airbnb', author: 'Ada Rossi', rating: 5, comment: 'Torneremo volentieri.', date: to },
    'tasks.create': { name: 'Caldaia', due_date: to },
    'tasks.update': { id: task.id, due_date: to },
  };
}

describe('days at the ends of the calendar', { shuffle: false }, () => {
  it('are sent to each call that speaks of days', () => {
    expect(rows.map(([name]) => name).toSorted()).toEqual(Object.keys(argumentsByCall).toSorted());
  });

  it.each(rows)('are a fault of none of ours: %s', async (name, row) => {
    const json = JSON.stringify(argumentsByCall[name]);
    expect((await call(row, json)).status, json).toBeLessThan(300);
    for (const far of ENDS_OF_TIME.flatMap((day) => withDay(json, day)))
      expect((await call(row, far)).status, far).toBeLessThan(500);
  });

  it.each(reads)('keep nothing from being read that took them: %s', async (_, row) => {
    expect((await call(row, '{}')).status).toBeLessThan(500);
  });
});

function tokenOf(url = ''): string {
  return url.split('#').at(-1) ?? '';
}

/** With that day in the place of all days at once, then of each alone. */
function withDay(json: string, day: string): string[] {
  const places = [...json.matchAll(DAYS)].map(({ index }) => index);
  const alone = places.map((place) => `${json.slice(0, place)}"${day}"${json.slice(place + day.length + 2)}`);
  return [json.replaceAll(DAYS, `"${day}"`), ...alone];
}

async function call({ method, path, query }: Endpoint, text: string): Promise<Response> {
  const key = randomUUID();
  const json: Record<string, string> = JSON.parse(text.replace(NEW, key).replace(NEW_CODE, key.slice(0, 8)));
  const asked = query ? new URLSearchParams(json) : '';
  return await fetch(`${site.origin}/api${path.replace(/\{(\w+)\}/, (_, name: string) => json[name] ?? '')}?${asked}`, {
    method,
    headers: { authorization: `Bearer ${site.owner.token}`, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(json) }),
  });
}

function hasDay(part: z.ZodType): boolean {
  return (['input', 'output'] as const).some((io) =>
    JSON.stringify(z.toJSONSchema(part, { io, unrepresentable: 'any' })).includes('"format":"date"'),
  );
}
