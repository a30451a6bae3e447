import { describe, expect, it, test } from 'vitest';
import { type ChosenExtra, costOfExtra, isPerPerson, nameOfExtra, readWishes, timesOf, writeWishes } from './extra.ts';

const taking = { nights: 7, persons: 3 };

test.each<[ChosenExtra['per'], { nights: number; persons: number }, number, boolean]>([
  ['STAY', { nights: 1, persons: 1 }, 10_00, false],
  ['NIGHT', { nights: 7, persons: 1 }, 70_00, false],
  ['PERSON', { nights: 1, persons: 3 }, 30_00, true],
  ['PERSON_NIGHT', { nights: 7, persons: 3 }, 210_00, true],
])('an extra by %s is paid for %o', (per, times, cents, byPerson) => {
  const two: ChosenExtra = { id: '1', name: 'Cane', price: 5_00, per, quantity: 2 };
  expect(timesOf(two, taking)).toEqual(times);
  expect(costOfExtra(two, taking)).toBe(cents);
  expect(isPerPerson(per)).toBe(byPerson);
});

describe('an extra is called', () => {
  const named = { name: 'Lettino', names: { en: 'Cot', de: 'Kinderbett' } };

  it.each([
    ['it', 'Lettino'],
    ['en', 'Cot'],
    ['de', 'Kinderbett'],
    ['fr', 'Lettino'],
  ] as const)('in %s: %s', (language, name) => {
    expect(nameOfExtra(named, language)).toBe(name);
  });

  it('by its Italian name where no other was checked', () => {
    expect(nameOfExtra({ name: 'Lettino' }, 'en')).toBe('Lettino');
  });
});

describe('the extras that an address names', () => {
  it('are read as they were written', () => {
    const wishes = [
      { id: 'cot', quantity: 2 },
      { id: 'dog', quantity: 1 },
    ];
    expect(writeWishes(wishes)).toBe('cot:2,dog:1');
    expect(readWishes('cot:2,dog:1')).toEqual(wishes);
    expect(readWishes(writeWishes([]))).toEqual([]);
  });

  it.each([
    [':2', []],
    [',cot:2,', [{ id: 'cot', quantity: 2 }]],
    ['cot', [{ id: 'cot', quantity: Number.NaN }]],
    ['cot:many', [{ id: 'cot', quantity: Number.NaN }]],
  ])('are none that could be relied on in %s', (text, wishes) => {
    expect(readWishes(text)).toEqual(wishes);
  });
});
