import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { visibleLength } from '../../base/text/text.ts';
import { captionOf, compareNaturally } from './photo-names.ts';

const named = (fileName: string) => captionOf({ fileName });

describe('the natural order', () => {
  test('puts numbers by value', () => {
    const names = ['foto 10.jpg', 'Foto 2.jpg', 'foto 1.jpg', '10.jpg', '9.jpg', 'è.jpg', 'f.jpg', 'd.jpg'];
    const ordered = ['9.jpg', '10.jpg', 'd.jpg', 'è.jpg', 'f.jpg', 'foto 1.jpg', 'Foto 2.jpg', 'foto 10.jpg'];
    expect(names.toSorted(compareNaturally)).toEqual(ordered);
  });

  test('is total: of two names that differ one comes first, and those before it come before the other', () => {
    const letters = fc.constantFrom(...'aAàbB0129 ._-', '\u0301', '\u200B', '\u{1F3D6}');
    const name = fc.oneof(fc.string({ unit: letters, maxLength: 6 }), fc.string({ unit: 'binary' }));
    fc.assert(
      fc.property(name, name, name, (one, two, three) => {
        expect(Math.sign(compareNaturally(one, two))).toBe(0 - Math.sign(compareNaturally(two, one)));
        expect(compareNaturally(one, two) === 0).toBe(one === two);
        const [first = '', second = '', third = ''] = [one, two, three].toSorted(compareNaturally);
        expect(compareNaturally(first, second)).toBeLessThanOrEqual(0);
        expect(compareNaturally(second, third)).toBeLessThanOrEqual(0);
        expect(compareNaturally(first, third)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a caption', () => {
  test.each([
    ['03_camera-blu.jpg', 'Camera blu'],
    ['1 - Cucina.JPG', 'Cucina'],
    ['2. la_terrazza__al tramonto.jpeg.jpg', 'La terrazza al tramonto'],
    ['foto/estate/è sera.png', 'È sera'],
    ['C:\\foto\\faro.heic', 'Faro'],
    ['Bad 2.jpg', 'Bad 2'],
    ['caffe.jpg', 'Caffe'],
    ['vista 360.jpg', 'Vista 360'],
    ['descrizione.jpg', 'Descrizione'],
    ['Imgardo 3.jpg', 'Imgardo 3'],
    ['日本.jpg', '日本'],
  ])('of %s is %s', (fileName, caption) => {
    expect(named(fileName)).toBe(caption);
  });

  test.each([
    'IMG_1234.jpg',
    'IMG-20260703-WA0001.jpg',
    'IMG_E1234.HEIC',
    'img1234.jpg',
    '03_IMG_1234.jpg',
    'DSC00012.JPG',
    '_DSC0012.jpg',
    'DSCN0001.jpg',
    'PXL_20260703_183000123.jpg',
    'WhatsApp Image 2026-07-03 at 18.30.00.jpeg',
    'WhatsApp-Image-2026-07-03.jpg',
    '20260703_183000.jpg',
    '2026-07-03 18.30.00.jpg',
    '0001 (2).jpg',
    'a1b2c3.jpg',
    'd41d8cd98f00b204e9800998ecf8427e.jpg',
    '550e8400-e29b-41d4-a716-446655440000.png',
    '.jpg',
    '',
  ])('is not made of %j, which a camera or program wrote', (fileName) => {
    expect(named(fileName)).toBe('');
  });

  test('is rather the first that the file says', () => {
    const descriptions = ['', ' La camera\nblu ', 'Un’altra'];
    expect(captionOf({ fileName: 'IMG_1.jpg', descriptions })).toBe('La camera blu');
    expect(captionOf({ fileName: 'faro.jpg', descriptions: [' '] })).toBe('Faro');
  });

  test('has at most 300 characters', () => {
    expect(captionOf({ fileName: '', descriptions: ['è'.repeat(301)] })).toBe('è'.repeat(300));
    expect(named(`${'z'.repeat(301)}.jpg`)).toBe(`Z${'z'.repeat(299)}`);
  });

  const letters = fc.constantFrom(...'aßz019 ._-/()', '.jpg', '03_', 'IMG_', '\u0390', '\u200D', '\uFE0F', 'क');
  const names = fc.oneof(fc.string({ unit: letters }), fc.string({ unit: 'binary' }));

  test('made of a caption is that caption, and never longer', () => {
    fc.assert(
      fc.property(names, fc.boolean(), (text, isTold) => {
        const caption = captionOf(isTold ? { fileName: '', descriptions: [text] } : { fileName: text });
        expect(visibleLength(caption)).toBeLessThanOrEqual(300);
        expect(captionOf({ fileName: '', descriptions: [caption] })).toBe(caption);
        if (!isTold) expect(named(caption)).toBe(caption);
      }),
      { numRuns: 1000 },
    );
  });
});

test.each(['a', ' ', '1 ', '.jpg', '/', '_'])('a megabyte of %j is read before the test ends', (part) => {
  const text = part.repeat(1_000_000 / part.length);
  expect(visibleLength(captionOf({ fileName: text, descriptions: [text] }))).toBeLessThanOrEqual(300);
  expect(visibleLength(named(text))).toBeLessThanOrEqual(300);
  expect(compareNaturally(text, `${text}x`)).not.toBe(0);
});
