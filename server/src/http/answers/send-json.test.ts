import { say } from '@approdo/shared/words/say';
import { expect, test } from 'vitest';
import { settle, writeJson } from './send-json.ts';

const italian = { language: 'it' } as const;

test('an answer with a settled part is written as any other, each time', () => {
  const entries = [{ id: 'a', note: 'È «così»', of: undefined }, { id: 'b' }];
  const answer = { price: null, entries: settle(entries), left: undefined, 'an "odd" name': [1] };
  const plain = JSON.stringify(answer);
  expect([writeJson(answer, italian), writeJson(answer, italian)]).toEqual([plain, plain]);
});

test('a settled part may be any list, an empty one too', () => {
  expect(writeJson({ entries: settle([]) }, italian)).toBe('{"entries":[]}');
});

test('what is said by key is said in words beside a settled part', () => {
  const answer = { entries: settle([{ id: 'a' }]), text: say('bookingUnknown') };
  expect(JSON.parse(writeJson(answer, { language: 'de' }))).toEqual({
    entries: [{ id: 'a' }],
    text: expect.not.stringContaining('bookingUnknown'),
  });
});

test.each([null, 7, 'text', [{ id: 'a' }]])('%j is written as it is', (answer) => {
  expect(writeJson(answer, italian)).toBe(JSON.stringify(answer));
});
