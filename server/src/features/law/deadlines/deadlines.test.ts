import { randomUUID } from 'node:crypto';
import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { transact } from '../../../db/transaction.ts';
import { aStay } from '../../../testing/factories.ts';
import { LONE_GUEST } from '../../../testing/lone-guest.ts';
import { refusalOf } from '../../../testing/refusal.ts';
import { createRegisterSite, type RegisterSite } from '../../../testing/register-site.ts';
import { insertBooking } from '../../stays/stays/bookings.records.ts';

let site: RegisterSite;
let deadlines: RegisterSite['client']['deadlines'];
beforeEach(async () => {
  site = await createRegisterSite();
  deadlines = site.client.deadlines;
});
afterEach(() => site.close());

const RESIDENT = { ...LONE_GUEST, residenceState: '100000100', residencePlace: '415063014' } as const;
const YEAR = { query: { from: '2027-01-01', to: '2027-12-31' } };
const until = (instant: string) => new Date(instant).getTime() - site.clock.now().getTime();
const find = async (key: string) => (await deadlines.list(YEAR)).find((each) => each.key === key);

it('names who is to be told to the Polizia until they are, and then the receipt to fetch', async () => {
  const id = await site.addStay();
  await site.write(id, [RESIDENT]);
  const key = `ALLOGGIATI:${id}:2027-03-01`;
  expect(await find(key)).toEqual({
    key,
    kind: 'ALLOGGIATI',
    title: 'Comunica gli ospiti di Airbnb',
    dueAt: '2027-03-02T14:00:00.000Z',
    state: 'DUE',
    path: '/register',
  });
  await site.later(until('2027-03-03T10:00:00Z'));
  expect((await deadlines.list()).map((each) => each.state)).toContain('LATE');
  await site.client.transmissions.record({ body: { key: randomUUID(), kind: 'ALLOGGIATI', date: '2027-03-01' } });
  expect(await find(key)).toMatchObject({ state: 'DONE', by: 'Prova ADMIN', doneAt: site.clock.now().toISOString() });
  expect((await deadlines.list()).find(({ kind }) => kind === 'RECEIPT')).toMatchObject({
    title: 'Scarica la ricevuta del 1 marzo 2027',
    dueAt: '2027-04-02T22:00:00.000Z',
    state: 'DUE',
  });
});

it('keeps as done whom the Polizia was told of, also once the region is told of the same arrival', async () => {
  const id = await site.addStay();
  await site.write(id, [RESIDENT]);
  await site.client.regionalSettings.replace({ body: { region: 'LAZIO', code: 'LT-0042', firstDay: '2027-03-01' } });
  await site.client.transmissions.record({ body: { key: randomUUID(), kind: 'ALLOGGIATI', date: '2027-03-01' } });
  const done = { state: 'DONE', by: 'Prova ADMIN', doneAt: site.clock.now().toISOString() };
  await site.later(until('2027-03-03T10:00:00Z'));
  const days = { from: '2027-03-01', to: '2027-03-02' };
  await site.client.transmissions.record({ body: { key: randomUUID(), kind: 'REGIONAL', ...days } });
  expect(await find(`ALLOGGIATI:${id}:2027-03-01`)).toMatchObject(done);
});

it('asks for nobody of the site who came before the register was kept', async () => {
  const before = aStay({ startDate: addDays(site.clock.today(), -5), endDate: addDays(site.clock.today(), 2) });
  await transact(site.database, (trx) => insertBooking(trx, before));
  await site.app.registerDue.pollNow();
  expect(await deadlines.list()).toEqual([]);
  const today = aStay({ startDate: site.clock.today(), endDate: addDays(site.clock.today(), 2) });
  await transact(site.database, (trx) => insertBooking(trx, today));
  expect((await deadlines.list()).map(({ kind }) => kind)).toEqual(['ALLOGGIATI']);
});

it('names each month of the region until all its days were told', async () => {
  await site.client.regionalSettings.replace({ body: { region: 'LAZIO', code: 'LT-0042', firstDay: '2027-02-26' } });
  await site.later(until('2027-03-02T10:00:00Z'));
  expect(await find('REGIONAL:2027-02')).toMatchObject({ title: 'ISTAT di febbraio 2027', state: 'DUE' });
  const body = { key: randomUUID(), kind: 'REGIONAL', from: '2027-02-26', to: '2027-02-28' } as const;
  await site.client.transmissions.record({ body });
  expect(await find('REGIONAL:2027-02')).toMatchObject({ state: 'DONE', dueAt: '2027-03-31T22:00:00.000Z' });
  expect(await refusalOf(deadlines.tick({ params: { key: 'REGIONAL:2027-02' }, body: { done: true } }))).toMatchObject({
    status: 409,
    message: 'Si chiude da sola',
  });
});

it('has the tax ticked off by its owner, until she takes that back', async () => {
  await site.client.touristTax.replace({ body: { mode: 'NIGHT', tariffs: [{ from: '2026-01-01', amount: 100 }] } });
  const params = { key: 'TAX:2027-Q1' };
  expect(await find(params.key)).toMatchObject({ title: 'Imposta di soggiorno: 1º trimestre 2027', state: 'DUE' });
  expect(await deadlines.tick({ params, body: { done: true } })).toMatchObject({ state: 'DONE', by: 'Prova ADMIN' });
  expect(await find(params.key)).toMatchObject({ state: 'DONE' });
  expect(await deadlines.tick({ params, body: { done: false } })).toMatchObject({ state: 'DUE' });
  expect(await refusalOf(deadlines.tick({ params: { key: 'TAX:2020-Q1' }, body: { done: true } }))).toMatchObject({
    status: 404,
  });
});

it('names what is to be renewed, and the official lists once they are half a year old', async () => {
  await site.client.complianceList.replace({
    body: { items: [{ key: 'EXTINGUISHERS', state: 'DONE', date: '2027-05-01' }] },
  });
  expect(await find('COMPLIANCE:EXTINGUISHERS')).toMatchObject({ state: 'DUE', dueAt: '2027-05-01T22:00:00.000Z' });
  expect((await deadlines.list({ query: { to: '2027-12-31' } })).find(({ key }) => key === 'TABLES')).toMatchObject({
    title: 'Aggiorna le tabelle della Polizia',
  });
});
