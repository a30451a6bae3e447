import { expect, test, vi } from 'vitest';
import { sharedDatabase } from '../../testing/postgres/engines.ts';
import type { TenantData } from '../engine.ts';

/** A generous timeout: leases are requested each second, and the machine may be busy. */
const eventually = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 10_000 });

/** Follows a tenant's leader lease and records its events. */
function follow({ leaderLease }: TenantData) {
  const events: string[] = [];
  const end = leaderLease.follow({ take: () => void events.push('take'), drop: () => void events.push('drop') });
  return { events, end };
}

test('one of several has the leader lease, and another when it ends', async () => {
  const shared = await sharedDatabase();
  const first = follow(await shared.startProcess().open());
  await eventually(() => expect(first.events).toEqual(['take']));
  const second = follow(await shared.startProcess().open());
  const third = follow(await shared.startProcess().open('neighbour'));
  await eventually(() => expect(third.events).toEqual(['take']));
  expect(second.events).toEqual([]);
  await first.end();
  expect(first.events).toEqual(['take', 'drop']);
  await eventually(() => expect(second.events).toEqual(['take']));
  await Promise.all([second.end(), third.end()]);
});

test('all that follow the leader lease in a process have it together, until the last of them ends', async () => {
  const shared = await sharedDatabase();
  const tenant = await shared.startProcess().open();
  const mail = follow(tenant);
  const backups = follow(tenant);
  await eventually(() => expect([mail.events, backups.events]).toEqual([['take'], ['take']]));
  const late = follow(tenant);
  await eventually(() => expect(late.events).toEqual(['take']));
  const elsewhere = follow(await shared.startProcess().open());
  await Promise.all([mail.end(), late.end()]);
  expect([mail.events, backups.events, elsewhere.events]).toEqual([['take', 'drop'], ['take'], []]);
  await backups.end();
  await eventually(() => expect(elsewhere.events).toEqual(['take']));
  await elsewhere.end();
});

test('who loses the line drops the leader lease, and one takes it up again', async () => {
  const shared = await sharedDatabase();
  const first = follow(await shared.startProcess().open());
  await eventually(() => expect(first.events).toEqual(['take']));
  const second = follow(await shared.startProcess().open());
  await shared.cutAll();
  await eventually(() => expect([...first.events.slice(2), ...second.events]).toEqual(['take']));
  expect(first.events.slice(0, 2)).toEqual(['take', 'drop']);
  await Promise.all([first.end(), second.end()]);
});

test('houses of one process that end together give their leader leases back one after the other', async () => {
  const warned: string[] = [];
  const note = ({ message }: Error) => void warned.push(message);
  process.on('warning', note);
  const shared = await sharedDatabase();
  const one = shared.startProcess();
  const tenants = [follow(await one.open()), follow(await one.open('neighbour')), follow(await one.open('third'))];
  await eventually(() => expect(tenants.map(({ events }) => events)).toEqual([['take'], ['take'], ['take']]));
  await Promise.all(tenants.map(({ end }) => end()));
  process.off('warning', note);
  expect(warned).toEqual([]);
  const after = follow(await shared.startProcess().open('third'));
  await eventually(() => expect(after.events).toEqual(['take']));
  await after.end();
});

test('what is taken up has come to its end before it is dropped', async () => {
  const shared = await sharedDatabase();
  const tenant = await shared.startProcess().open();
  const events: string[] = [];
  const taking = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const end = tenant.leaderLease.follow({
    async take() {
      taking.resolve();
      await taken.promise;
      events.push('take');
    },
    drop: () => void events.push('drop'),
  });
  await taking.promise;
  const ended = end();
  taken.resolve();
  await ended;
  expect(events).toEqual(['take', 'drop']);
});

test('a lock is held once, here and elsewhere, until it is released or the line is lost', async () => {
  const shared = await sharedDatabase();
  const [here, elsewhere] = [await shared.startProcess().open(), await shared.startProcess().open()];
  const held = await eventually(async () => await here.lock?.('backups'));
  expect(await here.lock?.('backups')).toBeUndefined();
  await eventually(async () => expect(await elsewhere.lock?.('another')).toBeDefined());
  expect(await elsewhere.lock?.('backups')).toBeUndefined();
  await held?.release();
  expect(await elsewhere.lock?.('backups')).toBeDefined();
  await shared.cutAll();
  await eventually(async () => expect(await here.lock?.('backups')).toBeDefined());
});

test('what is kept of a house is changed by one after the other, in whichever process', async () => {
  const shared = await sharedDatabase();
  const [here, elsewhere] = [await shared.startProcess().open(), await shared.startProcess().open()];
  const [mine, theirs] = [here.openStoredRow?.('settings'), elsewhere.openStoredRow?.('settings')];
  expect(await mine?.read()).toBeUndefined();
  const more = (present = '') => `${present}+`;
  await Promise.all(Array.from({ length: 5 }, () => [mine?.change(more), theirs?.change(more)]).flat());
  expect(await theirs?.read()).toBe('++++++++++');
  expect(await here.openStoredRow?.('another')?.read()).toBeUndefined();
});
