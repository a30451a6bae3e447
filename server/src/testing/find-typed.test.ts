import { expect, it } from 'vitest';
import { findTyped } from './find-typed.ts';

const WORD = 'Zanzottobelli';

it.each([
  ['utf8', Buffer.from(`x${WORD}y`)],
  ['utf16le', Buffer.from(`x${WORD}y`, 'utf16le')],
  ['utf16be', Buffer.from(`x${WORD}y`, 'utf16le').swap16()],
])('finds a word in %s, and within base64 wherever it begins', (form, bytes) => {
  expect(findTyped(bytes, [WORD])).toContain(`${WORD} as ${form}`);
  for (const offset of [0, 1, 2, 3]) {
    const encoded = Buffer.from(Buffer.concat([Buffer.alloc(offset, 'q'), bytes]).toString('base64'));
    expect(findTyped(encoded, [WORD]), `${offset}`).toContain(`${WORD} as base64 of ${form}`);
  }
  expect(findTyped(bytes, ['Quirinolo'])).toEqual([]);
});
