import { expect, test } from 'vitest';
import { z } from 'zod';
import { createMemoryStorage } from '../testing/memory-storage.ts';
import { createDraftKeeper, hasKeptDraft } from './kept-drafts.ts';

const fields = z.object({ title: z.string(), published: z.boolean() });
const written = { fields: { title: 'La baia', published: false }, version: 'v1' };
const DAY_MS = 24 * 60 * 60 * 1000;
const now = new Date('2027-06-05T08:30:00.000Z');

function aKeeper(storage = createMemoryStorage(), key = 'u1:post:new') {
  return createDraftKeeper({ storage, key, fields });
}

test('what was kept is there again, with its time', () => {
  const storage = createMemoryStorage();
  expect(aKeeper(storage).keep(written, now)).toBe(true);
  expect(aKeeper(storage).read(now)).toEqual({ keptAt: now, ...written });
});

test('what is new has no version', () => {
  const storage = createMemoryStorage();
  aKeeper(storage).keep({ fields: written.fields }, now);
  expect(aKeeper(storage).read(now)).toEqual({ keptAt: now, fields: written.fields });
});

test('another account, or another post, has its own', () => {
  const storage = createMemoryStorage();
  aKeeper(storage).keep(written, now);
  expect(aKeeper(storage, 'u2:post:new').read(now)).toBeUndefined();
  expect(aKeeper(storage, 'u1:post:7').read(now)).toBeUndefined();
});

test('what is forgotten is gone', () => {
  const storage = createMemoryStorage();
  aKeeper(storage).keep(written, now);
  expect(hasKeptDraft(storage, 'u1:post:new')).toBe(true);
  aKeeper(storage).forget();
  expect(aKeeper(storage).read(now)).toBeUndefined();
  expect(hasKeptDraft(storage, 'u1:post:new')).toBe(false);
});

test.each(['{', '"text"', '{"keptAt":"2027-06-05T08:30:00.000Z","fields":{"title":1}}'])(
  'what cannot be read is none: %s',
  (text) => {
    const storage = createMemoryStorage();
    storage.setItem('approdo:draft:u1:post:new', text);
    expect(aKeeper(storage).read(now)).toBeUndefined();
  },
);

test('what has lived its time is none, and none is there before it is kept', () => {
  const storage = createMemoryStorage();
  const keeper = createDraftKeeper({ storage, key: 'booking', fields, livesFor: 7 * DAY_MS });
  expect(keeper.read(now)).toBeUndefined();
  keeper.keep(written, now);
  expect(keeper.read(new Date(now.getTime() + 7 * DAY_MS - 1))).toMatchObject(written);
  expect(keeper.read(new Date(now.getTime() + 7 * DAY_MS))).toBeUndefined();
  expect(storage.length).toBe(0);
});

test('a browser that blocks its storage keeps nothing', () => {
  const keeper = createDraftKeeper({ storage: undefined, key: 'booking', fields });
  expect(keeper.keep(written, now)).toBe(false);
  expect(keeper.read(now)).toBeUndefined();
  expect(hasKeptDraft(undefined, 'booking')).toBe(false);
  keeper.forget();
});

test('a browser without room says so', () => {
  const storage = {
    ...createMemoryStorage(),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(aKeeper(storage).keep(written, now)).toBe(false);
});
