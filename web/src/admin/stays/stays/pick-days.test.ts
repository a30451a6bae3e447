import { expect, test } from 'vitest';
import { type PickingStep, pickDays, rangeOf } from './pick-days.ts';

const FIRST = '2027-06-12';
const LAST = '2027-06-19';

function after(...steps: PickingStep[]) {
  const picking = steps.reduce(pickDays, { focused: '2027-06-01' });
  return { range: rangeOf(picking), isDone: picking.isDone === true, focused: picking.focused };
}

const week = { range: { startDate: FIRST, endDate: LAST }, isDone: true };

test('a press, a way and a release are a drag from day to day', () => {
  expect(after({ kind: 'press', day: FIRST }, { kind: 'point', day: LAST }, { kind: 'release' })).toMatchObject(week);
});

test('a click and another are two days, in whichever order', () => {
  const press = (day: string): PickingStep[] => [{ kind: 'press', day }, { kind: 'release' }, { kind: 'choose', day }];
  expect(after(...press(FIRST), ...press(LAST))).toMatchObject(week);
  expect(after(...press(LAST), ...press(FIRST))).toMatchObject(week);
  expect(after(...press(FIRST))).toMatchObject({ range: { startDate: FIRST, endDate: FIRST }, isDone: false });
});

test('the same day twice is that day alone', () => {
  expect(after({ kind: 'choose', day: FIRST }, { kind: 'choose', day: FIRST })).toMatchObject({
    range: { startDate: FIRST, endDate: FIRST },
    isDone: true,
  });
});

test('keys that choose begin where they set out, and Enter ends them', () => {
  const walked = after(
    { kind: 'walk', day: FIRST, isChoosing: false },
    { kind: 'walk', day: '2027-06-13', isChoosing: true },
    { kind: 'walk', day: LAST, isChoosing: true },
  );
  expect(walked).toEqual({ range: { startDate: FIRST, endDate: LAST }, isDone: false, focused: LAST });
  expect(
    after(
      { kind: 'walk', day: FIRST, isChoosing: false },
      { kind: 'walk', day: LAST, isChoosing: true },
      { kind: 'choose', day: LAST },
    ),
  ).toMatchObject(week);
});

test('after Enter plain arrows lead to the other end', () => {
  const steps: PickingStep[] = [
    { kind: 'choose', day: FIRST },
    { kind: 'walk', day: LAST, isChoosing: false },
  ];
  expect(after(...steps)).toMatchObject({ range: { startDate: FIRST, endDate: LAST }, isDone: false });
  expect(after(...steps, { kind: 'choose', day: LAST })).toMatchObject(week);
});

test('keys that choose begin with the day that has the focus, however it came there', () => {
  expect(after({ kind: 'tell', day: FIRST }, { kind: 'walk', day: LAST, isChoosing: true })).toMatchObject({
    range: { startDate: FIRST, endDate: LAST },
  });
});

test('pointing alone picks nothing, and what is left begins anew', () => {
  expect(after({ kind: 'point', day: FIRST })).toMatchObject({ range: undefined, isDone: false });
  expect(after({ kind: 'choose', day: FIRST }, { kind: 'leave' })).toEqual({
    range: undefined,
    isDone: false,
    focused: FIRST,
  });
});
