import { expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createDraftStore, hasSavedDraft } from './saved-drafts.ts';

const fields = z.object({ title: z.string(), published: z.boolean() });
const written = { fields: { title: 'La baia', published: false }, version: 'v1' };
const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date('2027-06-05T08:30:00.000Z');

function aStore(storage = createMemoryStorage(), key = 'u1:post:new') {
  return createDraftStore({ storage, key, fields });
}

test('what was kept is there again, with its time', () => {
  const storage = createMemoryStorage();
  expect(aStore(storage).save(written, now)).toBe(true);
  expect(aStore(storage).read(now)).toEqual({ keptAt: now, ...written });
});

test('what is new has no version', () => {
  const storage = createMemoryStorage();
  aStore(storage).save({ fields: written.fields }, now);
  expect(aStore(storage).read(now)).toEqual({ keptAt: now, fields: written.fields });
});

test('another account, or another post, has its own', () => {
  const storage = createMemoryStorage();
  aStore(storage).save(written, now);
  expect(aStore(storage, 'u2:post:new').read(now)).toBeUndefined();
  expect(aStore(storage, 'u1:post:7').read(now)).toBeUndefined();
});

test('what is forgotten is gone', () => {
  const storage = createMemoryStorage();
  aStore(storage).save(written, now);
  expect(hasSavedDraft(storage, 'u1:post:new')).toBe(true);
  aStore(storage).forget();
  expect(aStore(storage).read(now)).toBeUndefined();
  expect(hasSavedDraft(storage, 'u1:post:new')).toBe(false);
});

test.each(['{', '"text"', '{"keptAt":"2027-06-05T08:30:00.000Z","fields":{"title":1}}'])(
  'what cannot be read is none: %s',
  (text) => {
    const storage = createMemoryStorage();
    storage.setItem('approdo:draft:u1:post:new', text);
    expect(aStore(storage).read(now)).toBeUndefined();
  },
);

test('what has lived its time is none, and none is there before it is kept', () => {
  const storage = createMemoryStorage();
  const store = createDraftStore({ storage, key: 'booking', fields, lifetimeMs: 7 * DAY_MS });
  expect(store.read(now)).toBeUndefined();
  store.save(written, now);
  expect(store.read(new Date(now.getTime() + 7 * DAY_MS - 1))).toMatchObject(written);
  expect(store.read(new Date(now.getTime() + 7 * DAY_MS))).toBeUndefined();
  expect(storage.length).toBe(0);
});

test('a browser that blocks its storage keeps nothing', () => {
  const store = createDraftStore({ storage: undefined, key: 'booking', fields });
  expect(store.save(written, now)).toBe(false);
  expect(store.read(now)).toBeUndefined();
  expect(hasSavedDraft(undefined, 'booking')).toBe(false);
  store.forget();
});

test('a browser without room says so', () => {
  const storage = {
    ...createMemoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(aStore(storage).save(written, now)).toBe(false);
});
