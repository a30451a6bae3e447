import { expect, test } from 'vitest';
import { createTestSite } from '../testing/test-site.ts';
import { containsText } from './contains-text.ts';

const TEXTS = ['a 100% b', 'a 100 b', 'snow_drop', 'snowdrop', String.raw`back\slash`, 'backslash'];

test.each([
  ['100%', ['a 100% b']],
  ['w_d', ['snow_drop']],
  ['k\\s', ['back\\slash']],
  ['no such words', []],
])('%s is looked for as it is written', async (words, expected) => {
  const site = await createTestSite();
  await site.database
    .insertInto('attempts')
    .values(TEXTS.map((key) => ({ key, attempted_at: 1 })))
    .execute();
  const found = await site.database.selectFrom('attempts').select('key').where(containsText('key', words)).execute();
  expect(found.map(({ key }) => key)).toEqual(expected);
  await site.close();
});
