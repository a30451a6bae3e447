import { expect, test } from 'vitest';
import { compareTexts } from './text-order.ts';

test('accents and capitals stand beside their plain letters', () => {
  const names = ['Zagara', 'élite', 'baia', 'Ápice', 'Zoe', 'Emma', 'alba', 'È sera', 'Baia'];
  expect(names.toSorted(compareTexts)).toEqual([
    'alba',
    'Ápice',
    'baia',
    'Baia',
    'È sera',
    'élite',
    'Emma',
    'Zagara',
    'Zoe',
  ]);
});

test('numbers are listed by their value', () => {
  expect(['Camera 10', 'Camera 2'].toSorted(compareTexts)).toEqual(['Camera 2', 'Camera 10']);
});
