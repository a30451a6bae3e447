import { expect, test } from 'vitest';
import { markImmutable, writeJson } from './send-json.ts';

test('an answer with a settled part is written as any other, each time', () => {
  const entries = [{ id: 'a', note: 'È «così»', of: undefined }, { id: 'b' }];
  const answer = { price: null, entries: markImmutable(entries), left: undefined, 'an "odd" name': [1] };
  const plain = JSON.stringify(answer);
  expect([writeJson(answer), writeJson(answer)]).toEqual([plain, plain]);
});

test('a settled part may be any list, an empty one too', () => {
  expect(writeJson({ entries: markImmutable([]) })).toBe('{"entries":[]}');
});

test.each([null, 7, 'text', [{ id: 'a' }]])('%j is written as it is', (answer) => {
  expect(writeJson(answer)).toBe(JSON.stringify(answer));
});
