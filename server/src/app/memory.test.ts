import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aStayRequest, createTestSite, type TestSite } from '../testing/index.ts';
import { aPost } from '../testing/writing.ts';

let site: TestSite;
let editor: Awaited<ReturnType<TestSite['signIn']>>;
beforeEach(async () => {
  site = await createTestSite();
  editor = await site.signIn({ role: 'EDITOR', emailConfirmed: true });
});
afterEach(async () => {
  await site.close();
  vi.useRealTimers();
});

/** What another process does is seen in the database alone. */
const hideAll = () => site.database.updateTable('posts').set({ published: 0 }).execute();
const rename = (title: string) => site.database.updateTable('posts').set({ title }).execute();
const count = async () => (await site.anyone.blog.list({ query: {} })).total;

it('what was counted and listed holds until a change notification says that somebody else has changed something', async () => {
  await editor.client.blog.create({ body: aPost({ published: true }) });
  expect(await count()).toBe(9);
  const [before] = await editor.client.blog.listAll();
  await hideAll();
  await rename('Altrove');
  expect(await count()).toBe(9);
  site.app.memory.forget();
  expect(await count()).toBe(0);
  const [after] = await editor.client.blog.listAll();
  expect(after?.title).toBe('Altrove');
  expect(after?.version).not.toBe(before?.version);
});

it('a post that another process wrote is listed before a change notification tells of it', async () => {
  const { id, ...post } = await site.database.selectFrom('posts').selectAll().limit(1).executeTakeFirstOrThrow();
  await editor.client.blog.listAll();
  await site.database
    .insertInto('posts')
    .values({ ...post, id: 'p-elsewhere', slug: 'altrove' })
    .execute();
  const found = (await editor.client.blog.listAll()).find((listed) => listed.id === 'p-elsewhere');
  expect(found?.version).toMatch(/./);
});

it('nothing new is remembered while change notifications are lost, and what was is forgotten after ten seconds or when it is back', async () => {
  expect(await count()).toBe(8);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  site.app.memory.disconnect();
  vi.advanceTimersByTime(9_999);
  await hideAll();
  expect(await count()).toBe(8);
  vi.advanceTimersByTime(1);
  expect(await count()).toBe(0);
  await site.database.updateTable('posts').set({ published: 1 }).execute();
  expect(await count()).toBe(8);
  site.app.memory.reconnect();
  expect(await count()).toBe(8);
  await hideAll();
  expect(await count()).toBe(8);
});

describe('a quote', () => {
  let lastNight = 20;
  /** Queries for different dates in the same month. */
  const quote = () => {
    lastNight += 1;
    return site.anyone.rates.quote({ query: { startDate: '2027-06-05', endDate: `2027-06-${lastNight}` } });
  };
  const cleaning = async () => (await quote()).lines.at(-1)?.amount;
  const raise = (fee: number) => site.database.updateTable('price_lists').set({ cleaning_fee: fee }).execute();

  beforeEach(() => {
    lastNight = 20;
  });

  it('is made of prices, rules and taken days that are read once, until a change notification tells of others', async () => {
    const { client } = await site.signIn({ role: 'ADMIN', emailConfirmed: true });
    await client.stayRules.replace({ body: { preparationDays: 3 } });
    await client.rates.replace({ body: { cleaningFee: 50 } });
    expect(await quote()).not.toHaveProperty('ruleFaults');
    const { id } = await client.bookings.request({
      body: aStayRequest({ startDate: '2027-05-26', endDate: '2027-06-04' }),
    });
    expect(await quote()).not.toHaveProperty('ruleFaults');
    // As another process confirms it.
    await site.database.updateTable('bookings').set({ status: 'CONFIRMED' }).where('id', '=', id).execute();
    await site.database.insertInto('occupied_days').values({ day: '2027-06-03', booking_id: id }).execute();
    await site.database.updateTable('stay_rules').set({ horizon_months: 1 }).execute();
    await raise(70);
    expect(await cleaning()).toBe(5000);
    expect(await quote()).not.toHaveProperty('ruleFaults');

    site.app.memory.forget();
    expect(await cleaning()).toBe(7000);
    expect(await quote()).toMatchObject({ ruleFaults: { startDate: 'Si può arrivare fino al 1 aprile 2027' } });
    await site.database.updateTable('stay_rules').set({ horizon_months: null }).execute();
    site.app.memory.forget();
    expect(await quote()).toMatchObject({ ruleFaults: { startDate: 'Fra due soggiorni servono 3 notti libere' } });
  });

  it('remembers nothing new while change notifications are lost', async () => {
    site.app.memory.disconnect();
    await raise(50);
    expect(await cleaning()).toBe(5000);
    await raise(70);
    expect(await cleaning()).toBe(7000);
  });
});
