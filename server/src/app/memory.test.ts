import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestSite, type TestSite } from '../testing/index.ts';
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

it('what was counted and listed holds until the bell says that somebody else has changed something', async () => {
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

it('a post that another process wrote is listed before the bell tells of it', async () => {
  const { id, ...post } = await site.database.selectFrom('posts').selectAll().limit(1).executeTakeFirstOrThrow();
  await editor.client.blog.listAll();
  await site.database
    .insertInto('posts')
    .values({ ...post, id: 'p-elsewhere', slug: 'altrove' })
    .execute();
  const found = (await editor.client.blog.listAll()).find((listed) => listed.id === 'p-elsewhere');
  expect(found?.version).toMatch(/./);
});

it('nothing new is remembered while the bell is lost, and what was is forgotten after ten seconds or when it is back', async () => {
  expect(await count()).toBe(8);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  site.app.memory.lose();
  vi.advanceTimersByTime(9_999);
  await hideAll();
  expect(await count()).toBe(8);
  vi.advanceTimersByTime(1);
  expect(await count()).toBe(0);
  await site.database.updateTable('posts').set({ published: 1 }).execute();
  expect(await count()).toBe(8);
  site.app.memory.find();
  expect(await count()).toBe(8);
  await hideAll();
  expect(await count()).toBe(8);
});
