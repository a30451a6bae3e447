// @vitest-environment jsdom
import { useReducer } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearPage, showOnPage } from '../../../../testing/show-on-page.tsx';
import { pickDays, rangeOf } from '../../../stays/stays/pick-days.ts';
import { RuleYear, yearFrom } from './rule-year.tsx';
import { describeRuleDays } from './year-days.ts';

const TODAY = '2027-06-10';
const lists = {
  base: { minNights: 2 },
  seasons: [{ from: '06-15', to: '09-15', minNights: 7, arrivalDays: ['SAT' as const] }],
  exceptions: [{ startDate: '2027-08-10', endDate: '2027-08-20', label: 'Ferragosto', arrivalDays: null }],
};
const taken = new Map([['2027-06-20', { morning: false, evening: true, occupant: 'Ada Rossi' }]]);

function Year() {
  const [picking, step] = useReducer(pickDays, { focused: TODAY });
  const range = rangeOf(picking);
  const days = describeRuleDays(yearFrom(TODAY), lists, taken);
  return (
    <>
      <RuleYear today={TODAY} days={days} picking={picking} onStep={step} />
      <output>{picking.isDone && range ? `${range.startDate} ${range.endDate}` : ''}</output>
    </>
  );
}

beforeEach(() => showOnPage(<Year />));
afterEach(clearPage);

const days = () => [...document.querySelectorAll<HTMLButtonElement>('[role="grid"] button')];
const picked = () => document.querySelector('output')?.textContent;
const focused = () => document.activeElement?.getAttribute('aria-label') ?? '';

function dayOf(name: string): HTMLButtonElement {
  const found = days().find((day) => day.getAttribute('aria-label')?.startsWith(`${name}, `));
  if (!found) throw new Error(`there is no day ${name}`);
  return found;
}

function press(key: string, shiftKey = false): void {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  flushSync(() => void document.activeElement?.dispatchEvent(event));
  // Browsers click a button on Enter.
  if (key === 'Enter') flushSync(() => (document.activeElement as HTMLButtonElement).click());
}

test('each day tells its date, what decides it, the rules that hold and who has it', () => {
  const labelOf = (name: string) => dayOf(name).getAttribute('aria-label');
  expect(labelOf('14 giugno 2027')).toBe('14 giugno 2027, Regole di base, almeno 2 notti');
  expect(labelOf('20 giugno 2027')).toBe(
    '20 giugno 2027, Periodo 15 giugno – 15 settembre, almeno 7 notti, si arriva solo di sabato, occupato: Ada Rossi',
  );
  expect(labelOf('10 agosto 2027')).toBe('10 agosto 2027, Eccezione «Ferragosto», almeno 7 notti');
});

test('it has the days from today to the end of the twelfth month, and one of them is reached by the tab key', () => {
  expect(days()[0]).toBe(dayOf('10 giugno 2027'));
  expect(days().at(-1)).toBe(dayOf('31 maggio 2028'));
  expect(days().filter(({ tabIndex }) => tabIndex === 0)).toEqual([dayOf('10 giugno 2027')]);
});

test('Shift and the arrows choose from where one is, and Enter ends it', () => {
  dayOf('10 giugno 2027').focus();
  press('ArrowDown');
  expect(focused()).toMatch(/^17 giugno 2027/);
  press('ArrowRight', true);
  press('ArrowDown', true);
  expect(document.querySelector('[role="status"]')?.textContent).toBe(
    'Dal 17 giugno 2027 al 25 giugno 2027: 9 giorni.',
  );
  expect(picked()).toBe('');
  press('Enter');
  expect(picked()).toBe('2027-06-17 2027-06-25');
});

test('Enter twice chooses too, backwards as well, and Escape leaves it', () => {
  dayOf('20 luglio 2027').focus();
  press('Enter');
  press('Escape');
  press('Enter');
  press('Home');
  press('PageUp');
  expect(focused()).toMatch(/^18 giugno 2027/);
  press('Enter');
  expect(picked()).toBe('2027-06-18 2027-07-20');
});

test('keys lead no further than the days that there are', () => {
  dayOf('10 giugno 2027').focus();
  press('PageUp');
  expect(focused()).toMatch(/^10 giugno 2027/);
  dayOf('20 maggio 2028').focus();
  press('PageDown');
  expect(focused()).toMatch(/^31 maggio 2028/);
});

test('a tap and another pick the days between, whichever comes first', () => {
  flushSync(() => dayOf('3 luglio 2027').click());
  expect(dayOf('3 luglio 2027').getAttribute('aria-pressed')).toBe('true');
  flushSync(() => dayOf('28 giugno 2027').click());
  expect(picked()).toBe('2027-06-28 2027-07-03');
});
