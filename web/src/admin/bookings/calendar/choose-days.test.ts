import type { LocalDate } from '@approdo/shared/domain/base/date/local-date';
import { describe, expect, test } from 'vitest';
import type { Picking } from '../../stays/stays/pick-days.ts';
import { type ChoosingStep, chooseDays, listChosen, stayOf } from './choose-days.ts';

const START: Picking = { focused: '2027-06-10' };
const TAKEN = ['2027-06-15', '2027-06-16'];
const isFree = (day: LocalDate) => !TAKEN.includes(day);
const day = (number: number) => `2027-06-${number}`;

function chosenBy(...steps: readonly ChoosingStep[]) {
  return listChosen(steps.reduce(chooseDays, START), isFree);
}

const choose = (number: number): ChoosingStep => ({ kind: 'choose', day: day(number) });
const walk = (number: number): ChoosingStep => ({ kind: 'walk', day: day(number), isChoosing: true });

describe('days are chosen', () => {
  test('by one and then another, in whatever order', () => {
    expect(chosenBy(choose(14), choose(11))).toEqual({ startDate: day(11), endDate: day(14) });
  });

  test('by dragging, with the mouse or with a finger that was held', () => {
    const drag = (kind: 'press' | 'hold'): ChoosingStep[] => [
      { kind, day: day(11) },
      { kind: 'point', day: day(13) },
      { kind: 'release' },
    ];
    expect(chosenBy(...drag('press'))).toEqual({ startDate: day(11), endDate: day(13) });
    expect(chosenBy(...drag('hold'))).toEqual({ startDate: day(11), endDate: day(13) });
  });

  test('by Shift with the arrows, also when a choice is made already', () => {
    expect(chosenBy(walk(11), walk(12))).toEqual({ startDate: day(10), endDate: day(12) });
    expect(chosenBy(choose(11), choose(12), walk(13))).toEqual({ startDate: day(11), endDate: day(13) });
  });

  test('up to the last before one that is taken, from either side', () => {
    expect(chosenBy(choose(12), choose(20))).toEqual({ startDate: day(12), endDate: day(14) });
    expect(chosenBy(choose(20), choose(12))).toEqual({ startDate: day(17), endDate: day(20) });
  });

  test('anew by a press after a choice, and not at all from a day that is taken', () => {
    expect(chosenBy(choose(11), choose(12), choose(20))).toEqual({ startDate: day(20), endDate: day(20) });
    expect(chosenBy(choose(15), choose(18))).toBeUndefined();
  });

  test('no more once they are let go, and the keyboard stays where it is', () => {
    const left = [choose(11), choose(12), { kind: 'leave' } as const].reduce(chooseDays, START);
    expect(left).toEqual({ focused: day(12) });
  });

  test('no further by walking away from them', () => {
    const away: ChoosingStep = { kind: 'walk', day: day(20), isChoosing: false };
    expect(chosenBy(choose(11), choose(12), away)).toEqual({ startDate: day(11), endDate: day(12) });
  });
});

test('who takes one day leaves on the next', () => {
  expect(stayOf({ startDate: '2027-12-31', endDate: '2027-12-31' })).toEqual({
    startDate: '2027-12-31',
    endDate: '2028-01-01',
  });
  expect(stayOf({ startDate: day(11), endDate: day(12) })).toEqual({ startDate: day(11), endDate: day(12) });
});
