import { expect, test } from 'vitest';
import { sayUnchecked } from './say-unchecked.ts';

test('portals that did not answer are named, where to look with them', () => {
  expect(sayUnchecked('Confermato', ['Airbnb'])).toBe('Confermato. Airbnb non ha risposto: controlla là');
  expect(sayUnchecked('Confermato', ['Airbnb', 'Vrbo', 'Google'])).toBe(
    'Confermato. Airbnb, Vrbo e Google non hanno risposto: controlla là',
  );
});

test('where all answered nothing is said', () => {
  expect(sayUnchecked('Confermato', [])).toBeUndefined();
  expect(sayUnchecked('Confermato')).toBeUndefined();
});
