// @vitest-environment jsdom
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { type Typed, TypedBefore } from '../../typed-before.ts';
import { EMPTY_DRAFT, keepDraft } from './booking-draft.ts';
import { useBookingDraft } from './use-booking-draft.ts';

function Form() {
  const { draft, change } = useBookingDraft();
  return (
    <>
      <input name="startDate" value={draft.startDate} onChange={(event) => change({ startDate: event.target.value })} />
      <input name="endDate" value={draft.endDate} onChange={(event) => change({ endDate: event.target.value })} />
      <input name="note" value={draft.note} onChange={(event) => change({ note: event.target.value })} />
    </>
  );
}

beforeEach(() => sessionStorage.clear());

/** Brings the form to life as a page does, and types at once. */
function typeAtOnce(typed: Typed, name: string, value: string): Record<string, string> {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  const tree = (
    <TypedBefore value={typed}>
      <Form />
    </TypedBefore>
  );
  root.innerHTML = renderToString(tree);
  flushSync(() => void hydrateRoot(root, tree));
  const field = root.querySelector<HTMLInputElement>(`[name="${name}"]`);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  return Object.fromEntries([...root.querySelectorAll('input')].map((input) => [input.name, input.value]));
}

test('what was typed before the form was alive stays when the next field is filled at once', () => {
  const fields = typeAtOnce({ startDate: '2027-06-12' }, 'endDate', '2027-06-19');
  expect(fields).toEqual({ startDate: '2027-06-12', endDate: '2027-06-19', note: '' });
});

test('so does what was kept on the way to the sign-in page', () => {
  keepDraft({ ...EMPTY_DRAFT, startDate: '2027-06-12', note: 'Con un cane.' });
  const fields = typeAtOnce({}, 'endDate', '2027-06-19');
  expect(fields).toEqual({ startDate: '2027-06-12', endDate: '2027-06-19', note: 'Con un cane.' });
});
