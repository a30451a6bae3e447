// @vitest-environment jsdom
import type { WireCall } from '@approdo/shared/client';
import { afterEach, expect, test, vi } from 'vitest';
import {
  acting,
  enter,
  fieldOf,
  leaveAdmin,
  Refusal,
  see,
  seeNoMore,
  showAdmin,
} from '../../../testing/show-admin.tsx';
import { requestSearch } from './request-search.ts';
import { SearchOpener } from './search-opener.tsx';

afterEach(leaveAdmin);

const HIT = {
  kind: 'BOOKING',
  id: 'b1',
  title: 'Anna Rossi',
  detail: 'giu 12, 2027 – giu 19, 2027, 4 ospiti',
  address: '/admin/bookings/b1',
};

async function open(answers: Readonly<Record<string, unknown>> = {}) {
  const admin = await showAdmin(
    <>
      <button type="button">Prima</button>
      <SearchOpener />
    </>,
    answers,
  );
  document.querySelector('button')?.focus();
  await key('k', { ctrlKey: true });
  await vi.waitFor(() => fieldOf('Cerca in tutto'), { timeout: 10_000 });
  return admin;
}

async function key(name: string, modifiers: KeyboardEventInit = {}): Promise<void> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...modifiers });
  await acting(() => (document.activeElement ?? document.body).dispatchEvent(event));
}

const options = () => [...document.querySelectorAll('[role="option"]')];
const titles = () => options().map((option) => option.querySelector('span > span')?.textContent);
const chosen = () => options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

test('before anything is typed it offers what one can do and all screens, and asks for nothing', async () => {
  const admin = await open();
  expect(titles().slice(0, 3)).toEqual(['Nuova prenotazione', 'Blocca date', 'Oggi']);
  expect(titles()).toContain('I backup');
  expect(admin.sent()).toEqual([]);
});

test.each([
  ['tassa', 'Condizioni'],
  ['iban', 'Condizioni'],
  ['wifi', 'Guida'],
  ['bloc date', 'Blocca date'],
])('%s finds %s in the browser', async (q, title) => {
  await open({ 'POST /search': { hits: [] } });
  await enter('Cerca in tutto', q);
  expect(titles()).toContain(title);
});

test('what the site finds stands before what the browser does; arrows and Enter follow it, and the field names it', async () => {
  const admin = await open({ 'POST /search': { hits: [HIT] } });
  await enter('Cerca in tutto', 'prenotazioni');
  await see('Anna Rossi');
  expect(titles().slice(0, 2)).toEqual(['Anna Rossi', 'Prenotazioni']);
  const field = fieldOf('Cerca in tutto');
  expect(field.getAttribute('role')).toBe('combobox');
  await key('ArrowDown');
  expect([chosen(), field.getAttribute('aria-activedescendant')]).toEqual([1, options()[1]?.id]);
  await key('ArrowUp');
  await key('Enter');
  expect(admin.address()).toBe('/bookings/b1');
  await expect.poll(() => document.activeElement?.textContent).toBe('Prima');
});

test('Enter waits for the answer to what was typed', async () => {
  const admin = await open({ 'POST /search': { hits: [HIT] } });
  await enter('Cerca in tutto', 'prenotazioni');
  await key('Enter');
  await expect.poll(() => admin.address()).toBe('/bookings/b1');
});

test('it is asked once, after the last key, and an older answer never replaces a newer', async () => {
  const waiting: (() => void)[] = [];
  const answer = (call: WireCall) =>
    new Promise((resolve) => {
      const { q } = call.body as { readonly q: string };
      waiting.push(() => resolve({ hits: [{ ...HIT, title: `Per ${q}` }] }));
    });
  const admin = await open({ 'POST /search': answer });
  await enter('Cerca in tutto', 'r');
  await enter('Cerca in tutto', 'ros');
  await expect.poll(() => admin.sent().map(({ body }) => body)).toEqual([{ q: 'ros' }]);
  await enter('Cerca in tutto', 'rossi');
  await expect.poll(() => waiting).toHaveLength(2);
  await acting(() => waiting[1]?.());
  await see('Per rossi');
  await acting(() => waiting[0]?.());
  expect(document.body.textContent).not.toContain('Per ros ');
  expect(titles()[0]).toBe('Per rossi');
});

test('it says that nothing was found, and of what', async () => {
  await open({ 'POST /search': { hits: [] } });
  await enter('Cerca in tutto', ' zafferano ');
  await see('Nessun risultato per «zafferano».');
  await enter('Cerca in tutto', 'wifi');
  await seeNoMore('Nessun risultato');
});

test('where the site does not answer it says so, and what the browser finds stays', async () => {
  await open({ 'POST /search': new Refusal(500, { error: 'Errore' }) });
  await enter('Cerca in tutto', 'wifi');
  await see('La ricerca non risponde.');
  expect(titles()).toContain('Guida');
});

test('in the editor of texts its key stays the editor’s, a press of the menu opens it', async () => {
  await showAdmin(
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: as the editor is */}
      <div contentEditable suppressContentEditableWarning tabIndex={0} role="textbox" />
      <SearchOpener />
    </>,
  );
  document.querySelector<HTMLElement>('[contenteditable]')?.focus();
  await key('k', { ctrlKey: true });
  await acting(() => requestSearch('key'));
  expect(document.querySelector('[role="combobox"]')).toBeNull();
  await acting(() => requestSearch('press'));
  await vi.waitFor(() => fieldOf('Cerca in tutto'), { timeout: 10_000 });
});
