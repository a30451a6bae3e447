import { randomUUID } from 'node:crypto';
import { addDays, addMonths } from '@approdo/shared/domain/base/date/local-date';
import { TABLE_KINDS } from '@approdo/shared/domain/law/register/official-tables';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { addApp } from '../../../testing/code-app.ts';
import { RECEIPT } from '../../../testing/filing-site.ts';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { createLosableKey, createRegisterSite, type RegisterSite, rowsOf } from '../../../testing/register-site.ts';
import { replaceTable } from '../register/official-tables.repository.ts';

const RESIDENT = { ...LONE_GUEST, residenceState: '100000100', residencePlace: '415063014' } as const;

let site: RegisterSite;
let client: RegisterSite['client'];
beforeEach(async () => {
  site = await createRegisterSite({ now: '2027-01-10T09:00:00Z' });
  client = site.client;
});
afterEach(() => site.close());

/** Advances time to the morning of a day; sessions expire meanwhile. */
async function goTo(day: string): Promise<void> {
  site.clock.advance(new Date(`${day}T09:00:00Z`).getTime() - site.clock.now().getTime());
  const owner = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
  await addApp(site, owner);
  client = owner.client;
}

/** The content of the start screen. */
async function panelOn(day: string): Promise<string[]> {
  await goTo(day);
  const { deadlines = [] } = await client.today.get({ query: {} });
  return deadlines.map(({ key, state }) => `${key} ${state}`);
}

const stateOf = async (key: string) => {
  const days = { from: addDays(site.clock.today(), -200), to: addDays(site.clock.today(), 100) };
  return (await client.deadlines.list({ query: days })).find((each) => each.key === key)?.state;
};

async function reportToPolice(date: string): Promise<string> {
  const body = { key: randomUUID(), kind: 'ALLOGGIATI', date } as const;
  return (await client.transmissions.record({ body })).id;
}

async function reportToRegion(month: string, from = `${month}-01`): Promise<void> {
  const to = addDays(addMonths(`${month}-01`, 1), -1);
  await client.transmissions.record({ body: { key: randomUUID(), kind: 'REGIONAL', from, to } });
}

async function tick(key: string): Promise<void> {
  await client.deadlines.tick({ params: { key }, body: { done: true } });
}

it('brings each thing to the first screen a fortnight before its day, keeps it there while it is late, until it is done', async () => {
  await client.regionalSettings.replace({ body: { region: 'PIEMONTE', code: 'TO-0042', firstDay: '2027-01-10' } });
  await client.touristTax.replace({ body: { mode: 'NIGHT', tariffs: [{ from: '2026-01-01', amount: 100 }] } });
  await client.complianceList.replace({
    body: { items: [{ key: 'EXTINGUISHERS', state: 'DONE', date: '2027-05-20' }] },
  });
  const id = await site.addStay();
  await site.write(id, [RESIDENT]);
  const arrival = `ALLOGGIATI:${id}:2027-03-01`;

  expect(await panelOn('2027-01-21')).toEqual([]);
  expect(await panelOn('2027-01-22')).toEqual(['REGIONAL:2027-01 DUE']);
  expect(await panelOn('2027-02-06')).toEqual(['REGIONAL:2027-01 LATE']);
  await reportToRegion('2027-01', '2027-01-10');
  expect(await stateOf('REGIONAL:2027-01')).toBe('DONE');

  expect(await panelOn('2027-02-20')).toEqual([`${arrival} DUE`, 'REGIONAL:2027-02 DUE']);
  expect(await panelOn('2027-03-03')).toEqual([`${arrival} LATE`, 'REGIONAL:2027-02 DUE']);
  await reportToRegion('2027-02');
  const receipt = await reportToPolice('2027-03-01');
  expect(await stateOf(arrival)).toBe('DONE');

  expect(await panelOn('2027-03-18')).toEqual([]);
  expect(await panelOn('2027-03-19')).toEqual([`RECEIPT:${receipt} DUE`]);
  expect(await panelOn('2027-04-03')).toEqual([`RECEIPT:${receipt} LATE`, 'REGIONAL:2027-03 DUE', 'TAX:2027-Q1 DUE']);
  const file = new File([RECEIPT], 'ricevuta.pdf', { type: 'application/pdf' });
  await client.transmissions.addReceipt({ params: { id: receipt }, file });
  await reportToRegion('2027-03');

  expect(await panelOn('2027-04-16')).toEqual(['TAX:2027-Q1 LATE']);
  await tick('TAX:2027-Q1');

  expect(await panelOn('2027-05-06')).toEqual(['REGIONAL:2027-04 LATE', 'COMPLIANCE:EXTINGUISHERS DUE']);
  await reportToRegion('2027-04');
  expect(await panelOn('2027-05-21')).toEqual(['COMPLIANCE:EXTINGUISHERS LATE']);
  await client.complianceList.replace({ body: { items: [{ key: 'EXTINGUISHERS', date: '2032-05-20' }] } });

  await goTo('2027-06-01');
  await reportToRegion('2027-05');
  await goTo('2027-07-01');
  await reportToRegion('2027-06');
  expect(await panelOn('2027-07-10')).toEqual(['TABLES LATE', 'TAX:2027-Q2 DUE']);
  await transact(site.database, async (trx) => {
    for (const kind of TABLE_KINDS) await replaceTable(trx, { kind, rows: rowsOf(kind), now: site.clock.now() });
  });
  await tick('TAX:2027-Q2');
  expect(await panelOn('2027-07-11')).toEqual([]);

  await client.regionalSettings.replace({ body: { region: null } });
  await goTo('2028-01-20');
  for (const period of ['2027-Q3', '2027-Q4']) await tick(`TAX:${period}`);
  await goTo('2028-06-16');
  await tick('TAX:2028-Q1');
  expect(await panelOn('2028-06-16')).toEqual(['TABLES LATE', 'TAX_YEAR:2027 DUE']);
  expect(await panelOn('2028-07-01')).toEqual(['TABLES LATE', 'TAX_YEAR:2027 LATE', 'TAX:2028-Q2 DUE']);
  await tick('TAX_YEAR:2027');
  expect(await panelOn('2028-07-01')).toEqual(['TABLES LATE', 'TAX:2028-Q2 DUE']);
}, 60_000);

it('has five at most on the first screen, and none of the key or of the register is needed for what is no guest', async () => {
  await client.touristTax.replace({
    body: { mode: 'NIGHT', period: 'MONTH', tariffs: [{ from: '2026-01-01', amount: 100 }] },
  });
  expect(await panelOn('2027-09-01')).toEqual([
    'TAX:2027-01 LATE',
    'TAX:2027-02 LATE',
    'TAX:2027-03 LATE',
    'TAX:2027-04 LATE',
    'TAX:2027-05 LATE',
  ]);
  await client.registerSettings.replace({ body: { isOn: false } });
  expect(await panelOn('2027-09-01')).toHaveLength(5);
  await client.complianceList.replace({ body: { items: [{ key: 'GAS', state: 'DONE', date: '2027-09-05' }] } });
  expect(await stateOf('COMPLIANCE:GAS')).toBe('DUE');
});

it('goes on without the key, which nothing due is sealed under', async () => {
  await site.close();
  const place = createLosableKey();
  site = await createRegisterSite({ now: '2027-01-10T09:00:00Z', registerKeyPlace: place });
  client = site.client;
  const id = await site.addStay();
  await site.write(id, [RESIDENT]);
  place.lose();
  expect(await client.registerKey.get()).toMatchObject({ state: 'MISSING' });
  expect(await panelOn('2027-02-25')).toEqual([`ALLOGGIATI:${id}:2027-03-01 DUE`]);
  expect((await client.complianceList.get()).items).toHaveLength(13);
});
