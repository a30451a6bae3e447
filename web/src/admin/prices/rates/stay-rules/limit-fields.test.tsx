// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearPage, find, showOnPage } from '../../../../testing/show-on-page.tsx';
import { LimitFields } from './limit-fields.tsx';
import { draftLimits, readLimits } from './limits-draft.ts';

let sent: unknown;

function Fields() {
  const [limits, setLimits] = useState(draftLimits({}));
  sent = readLimits(limits);
  return (
    <MantineProvider>
      <LimitFields
        limits={limits}
        inherited={() => 'almeno 2 notti'}
        faultOf={(name) => (name === 'arrivalDays' ? 'Scegli almeno un giorno' : undefined)}
        onChange={(name, limit) => setLimits((before) => ({ ...before, [name]: limit }))}
      />
    </MantineProvider>
  );
}

beforeEach(() => {
  // Mantine queries the colour scheme, which jsdom lacks.
  window.matchMedia ??= () => new EventTarget() as MediaQueryList;
  showOnPage(<Fields />);
});
afterEach(clearPage);

/** The choice of a rule, by its label. */
function choiceOf(label: string): HTMLSelectElement {
  const named = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
  const field = document.getElementById(named?.htmlFor ?? '');
  if (!(field instanceof HTMLSelectElement)) throw new Error(`there is no choice ${label}`);
  return field;
}

function choose(label: string, option: string): void {
  const choice = choiceOf(label);
  const value = [...choice.options].find(({ text }) => text === option)?.value ?? '';
  choice.value = value;
  flushSync(() => void choice.dispatchEvent(new Event('change', { bubbles: true })));
}

test('a rule is left as always, which says what that is, lifted, or asked', () => {
  expect([...choiceOf('Notti minime').options].map(({ text }) => text)).toEqual([
    'Come sempre: almeno 2 notti',
    'Nessun limite',
    'Almeno…',
  ]);
  choose('Notti minime', 'Nessun limite');
  expect(sent).toEqual({ minNights: null });
  choose('Notti minime', 'Come sempre: almeno 2 notti');
  expect(sent).toEqual({});
});

test('days of the week are ticked by their names, and what is wrong stands beside them', () => {
  choose('Si arriva di', 'Solo di…');
  const week = find('fieldset[aria-label="Si arriva di"]');
  expect(document.getElementById(week.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Scegli almeno un giorno',
  );
  for (const day of ['sabato', 'lunedì']) flushSync(() => find(`[type="checkbox"][aria-label="${day}"]`).click());
  expect(sent).toEqual({ arrivalDays: ['MON', 'SAT'] });
});
