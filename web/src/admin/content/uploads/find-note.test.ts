import { expect, test } from 'vitest';
import { findNote } from './upload-rules.ts';

/** An extended WebP up to its flags, the second of which marks it as animated. */
const aWebp = (flags: number) => new File([`RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${String.fromCharCode(flags)}`], 'onde.webp');
const still = aWebp(0);
const moving = aWebp(2);

test.each([
  ['that stood still when it was made smaller here is told of', still, moving, 'first-picture-only'],
  ['that was made smaller and moves still is not', aWebp(2), moving, undefined],
  ['that was sent as it is is what the server says', moving, moving, undefined],
  ['that never moved is not', aWebp(0), still, undefined],
])('a picture %s', async (_, sent, chosen, note) => {
  expect(await findNote({} as never, sent, chosen)).toBe(note);
});

test('what the server says is handed on', async () => {
  expect(await findNote({ note: 'first-picture-only' } as never, still, still)).toBe('first-picture-only');
});
