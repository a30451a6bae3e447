import { addDays } from '@approdo/shared/domain/base/date/local-date';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChangeSubscriber, LeaderWork } from '../db/engine.ts';
import { createTestSite, type TestSite } from '../testing/index.ts';
import { beginSiteWork } from './site-work.ts';

let site: TestSite;
let work: LeaderWork;
let subscriber: ChangeSubscriber | undefined;
let end: () => Promise<void>;

beforeEach(async () => {
  site = await createTestSite({
    ownerEmail: 'proprietaria@example.com',
    renderPage: async ({ today }) => ({ status: 200, html: today }),
  });
  end = begin();
});
afterEach(async () => {
  vi.useRealTimers();
  await end();
  await site.close();
});

function begin() {
  return beginSiteWork({
    app: site.app,
    clock: site.clock,
    tenant: {
      notifications: {
        subscribe(heard) {
          subscriber = heard;
          return () => {
            subscriber = undefined;
          };
        },
        publish: async () => undefined,
      },
      leaderLease: {
        follow(followed) {
          work = followed;
          return async () => followed.drop();
        },
      },
    },
  });
}

/** Queues a mail to the owner. */
async function write(): Promise<void> {
  await site.anyone.contact.send({
    body: { name: 'Ada', email: 'ada@example.com', message: 'La casa è libera a giugno?', privacyAccepted: true },
  });
}

const listWaiting = () => site.database.selectFrom('outbox').select('id').where('status', '=', 'WAITING').execute();

test('mail leaves the process that holds the leader lease, and no other', async () => {
  await write();
  expect(await listWaiting()).not.toEqual([]);
  expect(site.sent).toEqual([]);
  await work.take();
  await expect.poll(listWaiting).toEqual([]);
  const before = site.sent.length;
  await work.drop();
  await write();
  subscriber?.mail();
  expect(await listWaiting()).not.toEqual([]);
  expect(site.sent).toHaveLength(before);
  await work.take();
  await expect.poll(listWaiting).toEqual([]);
  expect(site.sent.length).toBeGreaterThan(before);
});

test('a change notification wakes the mail of others here, and has what is remembered forgotten', async () => {
  await work.take();
  await write();
  await expect.poll(listWaiting).toEqual([]);
  const [mail] = await site.database.selectFrom('outbox').selectAll().execute();
  await site.database
    .updateTable('outbox')
    .set({ status: 'WAITING' })
    .where('id', '=', mail?.id ?? '')
    .execute();
  subscriber?.mail();
  await expect.poll(() => site.sent.length).toBe(2);

  const count = async () => (await site.anyone.blog.list({ query: {} })).total;
  const before = await count();
  await site.database.updateTable('posts').set({ published: 0 }).execute();
  expect(await count()).toBe(before);
  subscriber?.site();
  expect(await count()).toBe(0);
});

test('what is twelve months old is forgotten by the process that holds the leader lease', async () => {
  await write();
  site.clock.advance(396 * 86_400_000);
  await work.take();
  await expect.poll(() => site.database.selectFrom('contact_messages').select('id').execute()).toEqual([]);
});

test('a minute after a sleep over midnight the pages have the day that it is', async () => {
  const read = async () => (await fetch(`${site.origin}/`)).text();
  await end();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  end = begin();
  const before = site.clock.today();
  expect(await read()).toBe(before);
  site.clock.advance(24 * 60 * 60_000);
  vi.advanceTimersByTime(60_000);
  expect(await read()).toBe(addDays(before, 1));
});

test('nobody hears the change notifications of a site that has ended', async () => {
  await end();
  expect(subscriber).toBeUndefined();
});
