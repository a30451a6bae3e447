// @vitest-environment jsdom
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { clearPage, fillIn, find, showOnPage } from '../testing/show-on-page.tsx';
import { Field } from './field.tsx';

afterEach(clearPage);

/** The stylesheet's selector for an empty date field, where WebKit would display today's date. */
const EMPTY = 'input[type="date"][value=""]';

function Arrival() {
  const [day, setDay] = useState('');
  return (
    <Field
      label="Check-in"
      name="startDate"
      type="date"
      value={day}
      onChange={({ currentTarget }) => setDay(currentTarget.value)}
    />
  );
}

test('a date is taken for empty until one is chosen, and again once it is taken away', () => {
  showOnPage(<Arrival />);
  const field = find<HTMLInputElement>('input');
  expect(field.matches(EMPTY)).toBe(true);
  fillIn({ startDate: '2027-06-12' });
  expect([field.value, field.matches(EMPTY)]).toEqual(['2027-06-12', false]);
  fillIn({ startDate: '' });
  expect(field.matches(EMPTY)).toBe(true);
});

test('the stylesheet of site and back office leaves such a date unseen, in the browser that would show today’s alone', () => {
  const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
  const [, rules = ''] = css.split('@supports (-webkit-nbsp-mode: space) {');
  expect(rules).toContain(`${EMPTY}:not(:focus)::-webkit-datetime-edit`);
  expect(rules).toMatch(/opacity: 0;/);
});

test('no form leaves a date to the browser, whose attribute would stay as it came', () => {
  const root = join(import.meta.dirname, '..');
  const elements = globSync('**/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.test.tsx'))
    .flatMap((file) => readFileSync(`${root}/${file}`, 'utf8').match(/<[A-Z]?\w+\b[^<]*type="date"[^<]*\/>/g) ?? []);
  expect(elements.length).toBeGreaterThan(15);
  expect(elements.filter((element) => element.includes('defaultValue'))).toEqual([]);
});
