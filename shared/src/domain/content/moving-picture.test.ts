import { expect, test } from 'vitest';
import { isMovingPicture, isMovingPng } from './moving-picture.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** A PNG good enough for walking its chunks; their checksums are not computed. */
const aPng = (...chunks: readonly string[]) => bytesOf(`\x89PNG\r\n\x1a\n${chunks.join('')}`);
const aChunk = (type: string, holds = '') => `\0\0\0${String.fromCharCode(holds.length)}${type}${holds}\0\0\0\0`;
const aControl = (frames: number) => aChunk('acTL', `\0\0\0${String.fromCharCode(frames)}\0\0\0\0`);
const aWebp = (flags: number) => bytesOf(`RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0${String.fromCharCode(flags)}\0\0\0`);

test.each([
  ['a PNG of two frames', aPng(aChunk('IHDR', 'x'.repeat(13)), aControl(2), aChunk('IDAT'))],
  ['one that says more of itself first', aPng(aChunk('tEXt', 'x'.repeat(200)), aControl(9), aChunk('IDAT'))],
  ['an animated WebP', aWebp(0x12)],
  ['a sequence of AVIF', bytesOf('\0\0\0,ftypavis\0\0\0\0avifavis')],
])('%s moves', (_, bytes) => {
  expect(isMovingPicture(bytes)).toBe(true);
});

test.each([
  ['a PNG of one frame', aPng(aControl(1), aChunk('IDAT'))],
  ['one that has its control behind the pixels, where nobody looks', aPng(aChunk('IDAT'), aControl(2))],
  ['one that is cut off in its control', aPng(aControl(2)).subarray(0, -9)],
  ['one that claims a chunk longer than it is', aPng('\xff\xff\xff\xffIHDR')],
  ['a WebP with transparency', aWebp(0x10)],
  ['a still AVIF', bytesOf('\0\0\0,ftypavif\0\0\0\0avifmif1')],
  ['a JPEG', bytesOf('\xff\xd8\xff\xe0acTL')],
  ['nothing', new Uint8Array()],
])('%s does not', (_, bytes) => {
  expect(isMovingPicture(bytes)).toBe(false);
});

test('a WebP that moves is no PNG', () => {
  expect(isMovingPng(aWebp(0x02))).toBe(false);
});
