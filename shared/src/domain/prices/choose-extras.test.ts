import { describe, expect, test } from 'vitest';
import { chooseExtras, isInTime, isSameChoice } from './choose-extras.ts';
import { type ChosenExtra, type Extra, readWishes, writeWishes } from './extra.ts';

const OFF: Omit<Extra, 'id' | 'name'> = { price: 5_00, per: 'NIGHT', max: 2, untilDays: 0, isOn: false };
const DOG: Extra = { ...OFF, id: 'dog', name: 'Cane', isOn: true };
const COT: Extra = { ...OFF, id: 'cot', name: 'Lettino', isOn: true, untilDays: 3 };
const BOAT: Extra = { ...OFF, id: 'boat', name: 'Barca' };

const taken = ({ id, name, price, per }: Extra, quantity = 1): ChosenExtra => ({ id, name, price, per, quantity });

type Case = Partial<Parameters<typeof chooseExtras>[1]>;

/** The choice by id and quantity, or the fault. */
function choose(wishes: string, change: Case = {}): string {
  const choosing = { offered: [DOG, COT, BOAT], chosen: [], daysAhead: 10, isOwner: false, ...change };
  const { extras, fault } = chooseExtras(readWishes(wishes), choosing);
  return fault ? fault.why : writeWishes(extras);
}

describe('extras are chosen', () => {
  test.each<[string, string, Case, string]>([
    ['in the owner’s order', 'cot:2,dog:1', {}, 'dog:1,cot:2'],
    ['one that is not there', 'sauna:1', {}, 'GONE'],
    ['one that is off', 'boat:1', {}, 'GONE'],
    ['one twice', 'dog:1,dog:1', {}, 'GONE'],
    ['none of it', 'dog:0', {}, 'TOO_MANY'],
    ['more than there are', 'dog:3', {}, 'TOO_MANY'],
    ['on the last day', 'cot:1', { daysAhead: 3 }, 'cot:1'],
    ['a day later', 'cot:1', { daysAhead: 2 }, 'TOO_LATE'],
    ['at any time by the owner', 'cot:1', { daysAhead: -1, isOwner: true }, 'cot:1'],
    ['during the stay, where that has no end', 'dog:1', { daysAhead: -3 }, 'dog:1'],
    ['as they were, though it is too late', 'cot:1', { daysAhead: 0, chosen: [taken(COT)] }, 'cot:1'],
    ['as they were, though it is off', 'boat:1', { chosen: [taken(BOAT)] }, 'boat:1'],
    ['more of what is off', 'boat:2', { chosen: [taken(BOAT)] }, 'GONE'],
    ['not any more', '', { chosen: [taken(DOG)] }, ''],
    ['not any more, too late', '', { daysAhead: 0, chosen: [taken(COT)] }, 'TOO_LATE'],
    ['not any more, what is off', '', { chosen: [taken(BOAT)] }, 'GONE'],
    ['one that may be and one that may not', 'dog:1,boat:1', {}, 'GONE'],
    ['one of those alone that are offered', 'cot:1', {}, 'cot:1'],
    ['too late, though another stays as it was', 'dog:1,cot:1', { daysAhead: 0, chosen: [taken(DOG)] }, 'TOO_LATE'],
    ['too late, in place of another', 'cot:1', { daysAhead: 0, chosen: [taken(DOG)] }, 'TOO_LATE'],
    ['one of two, the other being off', 'dog:1', { chosen: [taken(DOG), taken(BOAT)] }, 'GONE'],
    ['not any more, what is there no longer', '', { offered: [COT], chosen: [taken(DOG)] }, 'GONE'],
    ['what is there no longer, as the last', 'dog:1,cot:1', { offered: [COT], chosen: [taken(DOG)] }, 'cot:1,dog:1'],
    ['not any more, what is off, by the owner', '', { isOwner: true, chosen: [taken(BOAT)] }, ''],
  ])('%s', (_, wishes, change, chosen) => expect(choose(wishes, change)).toBe(chosen));

  test('what stays keeps its name and price of then, what changes has those of now', () => {
    const then = { ...taken(DOG), name: 'Cane piccolo', price: 1_00 };
    const choosing = { offered: [DOG], chosen: [then], daysAhead: 10, isOwner: false };
    expect(chooseExtras([{ id: 'dog', quantity: 1 }], choosing).extras).toEqual([then]);
    expect(chooseExtras([{ id: 'dog', quantity: 2 }], choosing).extras).toEqual([taken(DOG, 2)]);
  });

  test('what is chosen keeps the names that it has in other languages', () => {
    const named = { ...DOG, names: { en: 'Dog' } };
    const choosing = { offered: [named], chosen: [], daysAhead: 10, isOwner: false };
    expect(chooseExtras([{ id: 'dog', quantity: 1 }], choosing).extras).toEqual([
      { ...taken(DOG), names: { en: 'Dog' } },
    ]);
  });

  test('what has no last day may be chosen to the end', () => {
    expect([isInTime(0, 0), isInTime(0, -5), isInTime(1, 0)]).toEqual([true, true, false]);
  });
});

test.each([
  ['', '', true],
  ['dog:1,cot:2', 'cot:2,dog:1', true],
  ['dog:1', 'dog:2', false],
  ['dog:1', 'cot:1', false],
  ['dog:1', 'dog:1,cot:1', false],
  ['dog:1,cot:1', 'dog:1', false],
  ['dog:1,cot:1', 'dog:1,cot:2', false],
])('of the same extras, and as many of each, are %s and %s: %s', (one, other, is) => {
  expect(isSameChoice(readWishes(one), readWishes(other))).toBe(is);
});
