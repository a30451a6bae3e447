// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { closeDropdowns } from './dropdowns.ts';

beforeAll(closeDropdowns);

beforeEach(() => {
  document.body.innerHTML = `
    <details data-dropdown open id="soggiorno"><summary>Il soggiorno</summary><a href="#">Contatti</a></details>
    <details data-dropdown open id="nome"><summary>Ada</summary><button>Scollegati</button></details>
    <details open id="domanda"><summary>Si può fumare?</summary></details>
    <main tabindex="-1"><button>Prenota</button></main>`;
});

function at(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

const openOnes = () => [...document.querySelectorAll('details[open]')].map(({ id }) => id);

test('a press outside closes them, and nothing that is no dropdown', () => {
  at('main button').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(openOnes()).toEqual(['domanda']);
});

test('a press inside closes the others', () => {
  at('#soggiorno a').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(openOnes()).toEqual(['soggiorno', 'domanda']);
});

test('the focus closes what it leaves', () => {
  at('#nome button').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(openOnes()).toEqual(['nome', 'domanda']);
  at('main button').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(openOnes()).toEqual(['domanda']);
});

test('Escape closes them and puts the focus on what opened the first', () => {
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  at('#soggiorno a').dispatchEvent(press);
  expect(openOnes()).toEqual(['domanda']);
  expect(document.activeElement).toBe(at('#soggiorno summary'));
  expect(press.defaultPrevented).toBe(true);
});

test('other keys, and Escape where nothing is open, are the page’s own', () => {
  at('#soggiorno a').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  expect(openOnes()).toEqual(['soggiorno', 'nome', 'domanda']);
  for (const dropdown of document.querySelectorAll('details')) dropdown.open = false;
  const press = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  at('main').dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

test('a page that is left has them closed when one comes back to it', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(openOnes()).toEqual(['domanda']);
});
