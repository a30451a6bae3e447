// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { closeDropdowns } from './dropdowns.ts';

const BAR = '<button popovertarget="pannello">Menu</button><div id="pannello"><a href="#">Galleria</a></div>';

// This browser has no popovers.
beforeAll(async () => {
  document.body.innerHTML = `<header>${BAR}</header><main><button>Prenota</button></main>`;
  closeDropdowns();
  await vi.waitFor(() => expect(document.querySelector('[aria-expanded]')).not.toBeNull());
  const [bar] = document.body.children;
  if (bar) document.documentElement.prepend(bar);
});

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

const isPanelOpen = () => at('#pannello').hasAttribute('data-open');
const expanded = () => at('[popovertarget]').getAttribute('aria-expanded');

function openPanel() {
  at('[popovertarget]').dispatchEvent(new Event('pointerdown', { bubbles: true }));
  at('[popovertarget]').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  at('[popovertarget]').dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

test('without popovers the button opens the panel of the bar, and closes it', () => {
  expect('popover' in HTMLElement.prototype).toBe(false);
  expect([isPanelOpen(), expanded()]).toEqual([false, 'false']);
  openPanel();
  expect([isPanelOpen(), expanded()]).toEqual([true, 'true']);
  at('#pannello a').dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  expect(isPanelOpen()).toBe(true);
  openPanel();
  expect([isPanelOpen(), expanded()]).toEqual([false, 'false']);
});

test.each([
  ['a press outside', () => at('main').dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['the focus that leaves', () => at('main button').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
  ['leaving the page', () => window.dispatchEvent(new Event('pagehide'))],
  ['Escape', () => at('#pannello a').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
])('without popovers the panel is closed by %s', (_, close) => {
  for (const dropdown of document.querySelectorAll('details')) dropdown.open = false;
  openPanel();
  close();
  expect([isPanelOpen(), expanded()]).toEqual([false, 'false']);
});
