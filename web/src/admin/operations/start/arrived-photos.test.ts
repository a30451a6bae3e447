import { expect, test } from 'vitest';
import { orderPhotos } from './arrived-photos.ts';

const arrived = [
  { file: 'x.jpg', name: 'IMG_10.jpg', takenAt: '2026-05-01T10:00:00' },
  { file: 'y.jpg', name: 'IMG_9.jpg', takenAt: '2026-05-02T10:00:00' },
  { file: 'z.jpg', name: 'IMG_1.jpg', takenAt: '2026-05-02T10:00:00' },
];

test('photos are put in the order of their names as a person counts', () => {
  expect(orderPhotos(['x.jpg', 'y.jpg', 'z.jpg'], arrived, 'name')).toEqual(['z.jpg', 'y.jpg', 'x.jpg']);
});

test('photos are put in the order in which they were taken, those of one second by name', () => {
  expect(orderPhotos(['y.jpg', 'z.jpg', 'x.jpg'], arrived, 'takenAt')).toEqual(['x.jpg', 'z.jpg', 'y.jpg']);
});

test('what was chosen from the library comes after, and what was taken out stays out', () => {
  expect(orderPhotos(['old.jpg', 'y.jpg'], arrived, 'takenAt')).toEqual(['y.jpg', 'old.jpg']);
});
