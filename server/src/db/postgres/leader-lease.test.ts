import { expect, test, vi } from 'vitest';
import { sharedDatabase } from '../../testing/postgres/engines.ts';
import type { TenantData } from '../engine.ts';

/** A generous timeout: leases are requested each second, and the machine may be busy. */
const soon = <Result>(look: () => Result) => vi.waitFor(look, { timeout: 10_000 });

/** Follows a tenant's leader lease and records its events. */
function follow({ leaderLease }: TenantData) {
  const told: string[] = [];
  const end = leaderLease.follow({ take: () => void told.push('take'), drop: () => void told.push('drop') });
  return { told, end };
}

test('one of several has the leader lease, and another when it ends', async () => {
  const shared = await sharedDatabase();
  const first = follow(await shared.startProcess().open());
  await soon(() => expect(first.told).toEqual(['take']));
  const second = follow(await shared.startProcess().open());
  const third = follow(await shared.startProcess().open('neighbour'));
  await soon(() => expect(third.told).toEqual(['take']));
  expect(second.told).toEqual([]);
  await first.end();
  expect(first.told).toEqual(['take', 'drop']);
  await soon(() => expect(second.told).toEqual(['take']));
  await Promise.all([second.end(), third.end()]);
});

test('all that follow the leader lease in a process have it together, until the last of them ends', async () => {
  const shared = await sharedDatabase();
  const tenant = await shared.startProcess().open();
  const mail = follow(tenant);
  const backups = follow(tenant);
  await soon(() => expect([mail.told, backups.told]).toEqual([['take'], ['take']]));
  const late = follow(tenant);
  await soon(() => expect(late.told).toEqual(['take']));
  const elsewhere = follow(await shared.startProcess().open());
  await Promise.all([mail.end(), late.end()]);
  expect([mail.told, backups.told, elsewhere.told]).toEqual([['take', 'drop'], ['take'], []]);
  await backups.end();
  await soon(() => expect(elsewhere.told).toEqual(['take']));
  await elsewhere.end();
});

test('who loses the line drops the leader lease, and one takes it up again', async () => {
  const shared = await sharedDatabase();
  const first = follow(await shared.startProcess().open());
  await soon(() => expect(first.told).toEqual(['take']));
  const second = follow(await shared.startProcess().open());
  await shared.cutAll();
  await soon(() => expect([...first.told.slice(2), ...second.told]).toEqual(['take']));
  expect(first.told.slice(0, 2)).toEqual(['take', 'drop']);
  await Promise.all([first.end(), second.end()]);
});

test('houses of one process that end together give their leader leases back one after the other', async () => {
  const warned: string[] = [];
  const note = ({ message }: Error) => void warned.push(message);
  process.on('warning', note);
  const shared = await sharedDatabase();
  const one = shared.startProcess();
  const tenants = [follow(await one.open()), follow(await one.open('neighbour')), follow(await one.open('third'))];
  await soon(() => expect(tenants.map(({ told }) => told)).toEqual([['take'], ['take'], ['take']]));
  await Promise.all(tenants.map(({ end }) => end()));
  process.off('warning', note);
  expect(warned).toEqual([]);
  const after = follow(await shared.startProcess().open('third'));
  await soon(() => expect(after.told).toEqual(['take']));
  await after.end();
});

test('what is taken up has come to its end before it is dropped', async () => {
  const shared = await sharedDatabase();
  const tenant = await shared.startProcess().open();
  const told: string[] = [];
  const taking = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const end = tenant.leaderLease.follow({
    async take() {
      taking.resolve();
      await taken.promise;
      told.push('take');
    },
    drop: () => void told.push('drop'),
  });
  await taking.promise;
  const ended = end();
  taken.resolve();
  await ended;
  expect(told).toEqual(['take', 'drop']);
});

test('a lock is held once, here and elsewhere, until it is released or the line is lost', async () => {
  const shared = await sharedDatabase();
  const [here, elsewhere] = [await shared.startProcess().open(), await shared.startProcess().open()];
  const held = await soon(async () => await here.lock?.('backups'));
  expect(await here.lock?.('backups')).toBeUndefined();
  await soon(async () => expect(await elsewhere.lock?.('another')).toBeDefined());
  expect(await elsewhere.lock?.('backups')).toBeUndefined();
  await held?.release();
  expect(await elsewhere.lock?.('backups')).toBeDefined();
  await shared.cutAll();
  await soon(async () => expect(await here.lock?.('backups')).toBeDefined());
});

test('what is kept of a house is changed by one after the other, in whichever process', async () => {
  const shared = await sharedDatabase();
  const [here, elsewhere] = [await shared.startProcess().open(), await shared.startProcess().open()];
  const [mine, theirs] = [here.kept?.('settings'), elsewhere.kept?.('settings')];
  expect(await mine?.read()).toBeUndefined();
  const more = (present = '') => `${present}+`;
  await Promise.all(Array.from({ length: 5 }, () => [mine?.change(more), theirs?.change(more)]).flat());
  expect(await theirs?.read()).toBe('++++++++++');
  expect(await here.kept?.('another')?.read()).toBeUndefined();
});
