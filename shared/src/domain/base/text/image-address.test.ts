import { expect, it } from 'vitest';
import { isImageAddress, uploadNameOf } from './image-address.ts';

it.each(['/uploads/terrace.jpg', '/uploads/a', 'https://example.com/picture.png'])(
  'lets a picture come from %s',
  (address) => expect(isImageAddress(address)).toBe(true),
);

it.each([
  '',
  'terrace.jpg',
  '/terrace.jpg',
  '/uploads/',
  '/uploads/../database.sqlite',
  '/uploads/a/b.jpg',
  '/uploads/.hidden',
  '/uploads/a.jpg?w=480',
  '//example.com/a.jpg',
  'http://example.com/a.jpg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'https://',
])('lets none come from "%s"', (address) => expect(isImageAddress(address)).toBe(false));

it('names the file of the library', () => {
  expect(uploadNameOf('/uploads/terrace.jpg')).toBe('terrace.jpg');
  expect(uploadNameOf('https://example.com/uploads/terrace.jpg')).toBeUndefined();
});
