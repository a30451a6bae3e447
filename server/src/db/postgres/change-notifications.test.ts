import { beforeEach, expect, test, vi } from 'vitest';
import { sharedDatabase } from '../../testing/postgres/engines.ts';
import type { TenantData } from '../engine.ts';
import { transact } from '../transaction.ts';

/** A generous timeout, for busy machines. */
const eventually = <Result>(check: () => Result) => vi.waitFor(check, { timeout: 10_000 });

let shared: Awaited<ReturnType<typeof sharedDatabase>>;
let here: TenantData;
let elsewhere: TenantData;

/** The notifications of a tenant that a process receives, in order. */
function listenTo({ notifications }: TenantData): string[] {
  const events: string[] = [];
  const subscriber = (['site', 'mail', 'lost', 'found'] as const).map((name) => [name, () => events.push(name)]);
  const { site, mail, lost, found } = Object.fromEntries(subscriber);
  notifications.subscribe({ site, mail, lost, found, message: (text) => events.push(text) });
  return events;
}

const changeSeason = (tenant: TenantData, price: number) =>
  transact(tenant.database, async (trx) => {
    await trx.deleteFrom('price_exceptions').execute();
    const day = { start_date: '2027-01-01', end_date: '2027-01-01', weekly_price: price, by_night: 0 } as const;
    await trx.insertInto('price_exceptions').values(day).execute();
  });

const tryToSignIn = (tenant: TenantData) =>
  transact(tenant.database, async (trx) => {
    await trx.insertInto('attempts').values({ key: 'a', attempted_at: 1 }).execute();
  });

const writeLetter = (tenant: TenantData) =>
  transact(tenant.database, async (trx) => {
    const empty = {
      to_name: '',
      to_address: '',
      reply_to: null,
      subject: '',
      body: '',
      last_error: null,
      sent_at: null,
    };
    const letter = {
      id: 'a',
      kind: 'TEST',
      status: 'WAITING',
      attempts: 0,
      next_attempt_at: '',
      created_at: '',
    } as const;
    await trx
      .insertInto('outbox')
      .values({ ...empty, ...letter })
      .execute();
  });

/** Waits for a message sent last: all earlier notifications have arrived by then. */
async function untilAllNotified(events: readonly string[], tenant: TenantData): Promise<void> {
  await tenant.notifications.publish('that is all');
  await eventually(() => expect(events).toContain('that is all'));
}

async function untilItRings({ notifications }: TenantData): Promise<void> {
  const nothing = () => undefined;
  const lost = vi.fn();
  const { promise: found, resolve } = Promise.withResolvers<void>();
  const end = notifications.subscribe({ site: nothing, mail: nothing, lost, found: resolve });
  if (lost.mock.calls.length > 0) await found;
  end();
}

beforeEach(async () => {
  shared = await sharedDatabase();
  here = await shared.startProcess().open();
  elsewhere = await shared.startProcess().open();
  for (const tenant of [here, elsewhere]) await untilItRings(tenant);
});

test('what another process changes is told: what pages show, and mail', async () => {
  const events = listenTo(here);
  await changeSeason(elsewhere, 1);
  await writeLetter(elsewhere);
  await untilAllNotified(events, elsewhere);
  expect(events).toEqual(['site', 'mail', 'that is all']);
});

test('no notification comes of what no page shows, of what was undone, of one’s own changes, or after one has ended', async () => {
  const events = listenTo(here);
  const ended: string[] = [];
  const nothing = () => undefined;
  here.notifications.subscribe({ site: () => ended.push('site'), mail: nothing, lost: nothing, found: nothing })();
  await tryToSignIn(elsewhere);
  await changeSeason(here, 1);
  await expect(
    transact(elsewhere.database, async (trx) => {
      await trx.updateTable('price_exceptions').set({ weekly_price: 2 }).execute();
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  await untilAllNotified(events, elsewhere);
  expect(events).toEqual(['that is all']);
  await changeSeason(elsewhere, 3);
  await eventually(() => expect(events).toContain('site'));
  expect(ended).toEqual([]);
});

test('nothing is told of a neighbour', async () => {
  const events = listenTo(here);
  const neighbour = await shared.startProcess().open('neighbour');
  await changeSeason(neighbour, 1);
  await neighbour.notifications.publish('for the neighbour');
  await untilAllNotified(events, elsewhere);
  expect(events).toEqual(['that is all']);
});

test('of changes in quick succession not each is told, but that there was one after the first', async () => {
  const events = listenTo(here);
  for (let price = 1; price <= 20; price += 1) await changeSeason(elsewhere, price);
  await untilAllNotified(events, elsewhere);
  await eventually(() => expect(events.filter((what) => what === 'site').length).toBeGreaterThan(1));
  expect(events.filter((what) => what === 'site').length).toBeLessThan(20);
});

test('change notifications that are lost say so, come back, and go on', async () => {
  const events = listenTo(here);
  await shared.cutAll();
  await eventually(() => expect(events).toEqual(['lost', 'found']));
  await eventually(() => changeSeason(elsewhere, 5));
  await eventually(() => expect(events).toContain('site'));
});

test('a word is heard by every process, the one that says it too', async () => {
  const [toHere, toElsewhere] = [listenTo(here), listenTo(elsewhere)];
  await here.notifications.publish('cancel the backup, please');
  await eventually(() =>
    expect([toHere, toElsewhere]).toEqual([['cancel the backup, please'], ['cancel the backup, please']]),
  );
});
