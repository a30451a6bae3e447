import { expect, test } from 'vitest';
import { findFileFault, findSidesFault, isHeic, kindOfFile } from './upload-rules.ts';

const MB = 2 ** 20;
const UNSUPPORTED = 'Formato file non supportato. Sono accettati solo: immagini, mp3, mp4.';

test.each([
  ['tramonto.jpg', 'image/jpeg', 'image'],
  ['tramonto.webp', 'image/webp', 'image'],
  ['IMG_0001.HEIC', '', 'image'],
  ['onde.mp3', 'audio/mpeg', 'audio'],
  ['onde.mp3', 'audio/mp3', 'audio'],
  ['giro.mp4', 'video/mp4', 'video'],
  ['giro.mp4', '', 'video'],
  ['giro.m4v', 'video/x-m4v', 'video'],
  ['giro.3gp', 'video/3gpp', 'video'],
])('%s of type "%s" is %s', (name, type, kind) => {
  expect(kindOfFile({ name, type, size: 1 })).toBe(kind);
});

test.each([
  ['logo.svg', 'image/svg+xml'],
  ['listino.pdf', 'application/pdf'],
  ['giro.mov', 'video/quicktime'],
  ['onde.wav', 'audio/wav'],
  ['senza-nome', ''],
])('%s is refused before it is sent', (name, type) => {
  expect(findFileFault({ name, type, size: 1 })).toBe(UNSUPPORTED);
});

test.each([
  ['image/png', 5, "L'immagine supera i 5MB consentiti."],
  ['audio/mpeg', 50, "L'audio supera i 50MB consentiti."],
  ['video/mp4', 500, 'Il video supera i 500MB consentiti.'],
])('a file of %s may have %i MB, and not a byte more', (type, limit, fault) => {
  expect(findFileFault({ name: 'file', type, size: limit * MB })).toBeUndefined();
  expect(findFileFault({ name: 'file', type, size: limit * MB + 1 })).toBe(fault);
});

test('a picture has at most 2000 pixels a side', () => {
  expect(findSidesFault({ width: 2000, height: 2000 })).toBeUndefined();
  expect(findSidesFault({ width: 10, height: 2001 })).toBe("L'immagine eccede la risoluzione massima (2000px).");
});

test.each([
  ['of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', true],
  ['that only names it among others', '\0\0\0\x18ftypmif1\0\0\0\0mif1heix', true],
  ['of a burst', '\0\0\0\x14ftyphevc\0\0\0\0msf1', true],
  ['AVIF', '\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf', false],
  ['film', '\0\0\0\x18ftypisom\0\0\0\0isommp41heic', false],
  ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', false],
  ['empty file', '', false],
])('a HEIC is told by its first bytes: %s', (_, head, expected) => {
  expect(isHeic(Uint8Array.from(head, (character) => character.charCodeAt(0)))).toBe(expected);
});
