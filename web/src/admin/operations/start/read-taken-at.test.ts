import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTakenAt, readTakenAt } from './read-taken-at.ts';

type Photo = { readonly date?: string; readonly isLittle?: boolean };

/** The beginning of a JPEG whose EXIF has the date it was taken. */
function headOf({ date = '2026:05:06 10:11:12', isLittle = false }: Photo = {}): DataView<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(100));
  head.setUint16(0, 0xffd8);
  head.setUint16(2, 0xffe1);
  head.setUint16(4, 94);
  head.setUint32(6, 0x45786966);
  const tiff = 12;
  head.setUint16(tiff, isLittle ? 0x4949 : 0x4d4d);
  head.setUint32(tiff + 4, 8, isLittle);
  writeEntry(8, 0x8769, 26);
  writeEntry(26, 0x9003, 44);
  for (const [index, letter] of [...date].entries()) head.setUint8(tiff + 44 + index, letter.charCodeAt(0));
  return head;

  function writeEntry(at: number, tag: number, value: number): void {
    head.setUint16(tiff + at, 1, isLittle);
    head.setUint16(tiff + at + 2, tag, isLittle);
    head.setUint32(tiff + at + 10, value, isLittle);
  }
}

test.each([true, false])('a photo says when it was taken, its small end first: %s', (isLittle) => {
  expect(findTakenAt(headOf({ isLittle }))).toBe('2026-05-06T10:11:12');
});

test('a file that does not say has its own date', async () => {
  const lastModified = Date.parse('2026-01-02T03:04:05Z');
  expect(await readTakenAt(new File(['no photo'], 'a.jpg', { lastModified }))).toBe('2026-01-02T03:04:05');
  expect(await readTakenAt(new File([headOf({ date: '0000:00:00' })], 'b.jpg', { lastModified }))).toBe(
    '2026-01-02T03:04:05',
  );
  expect(await readTakenAt(new File([headOf()], 'c.jpg', { lastModified }))).toBe('2026-05-06T10:11:12');
});

test('broken bytes come to an end and say nothing of a date that is none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(99), (noise, at) => {
      const head = headOf();
      new Uint8Array(head.buffer).set(noise.slice(0, 100 - at), at);
      expect(findTakenAt(head) ?? '2026-05-06T10:11:12').toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
    }),
  );
});
