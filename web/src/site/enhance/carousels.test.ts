// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { moveCarousels } from './carousels.ts';

const SLIDE_WIDTH = 400;
let isCalm = false;
const scrolls: ScrollToOptions[] = [];

beforeAll(() => {
  vi.stubGlobal('onscrollend', null);
  moveCarousels();
});

/** Three pictures side by side, each as wide as the track, since jsdom has no layout. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  isCalm = false;
  scrolls.length = 0;
  document.body.innerHTML = `
    <section data-carousel tabindex="0">
      <ul data-track><li>Baia</li><li>Terrazza</li><li>Cucina</li></ul>
      <button data-step="-1">Indietro</button><button data-step="1">Avanti</button>
      <button data-slide="0" aria-current="true">1</button><button data-slide="1">2</button><button data-slide="2">3</button>
    </section>`;
  const track = at('[data-track]');
  track.scrollTo = (options) => void (typeof options === 'object' && scrolls.push(options));
  for (const element of [track, ...track.children]) set(element, 'clientWidth', SLIDE_WIDTH);
  for (const [index, slide] of [...track.children].entries()) set(slide, 'offsetLeft', index * SLIDE_WIDTH);
});

function at(selector: string): Element {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}

function set(element: Element, name: string, value: number): void {
  Object.defineProperty(element, name, { value, configurable: true });
}

function click(selector: string): void {
  at(selector).dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  at('[data-carousel]').dispatchEvent(event);
  return event.defaultPrevented;
}

const current = () => [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent);
const places = () => scrolls.map(({ left }) => left);

test('the arrows go on and back, and around at the ends', () => {
  click('[data-step="1"]');
  expect(current()).toEqual(['2']);
  click('[data-step="-1"]');
  click('[data-step="-1"]');
  expect(current()).toEqual(['3']);
  click('[data-step="1"]');
  expect(places()).toEqual([SLIDE_WIDTH, 0, 2 * SLIDE_WIDTH, 0]);
});

test('a dot goes to its picture', () => {
  click('[data-slide="2"]');
  expect([current(), places()]).toEqual([['3'], [2 * SLIDE_WIDTH]]);
});

test('so do the arrow keys, and no other', () => {
  expect(press('ArrowRight')).toBe(true);
  expect(current()).toEqual(['2']);
  expect(press('ArrowLeft')).toBe(true);
  expect(current()).toEqual(['1']);
  expect(press('ArrowDown')).toBe(false);
  expect(places()).toHaveLength(2);
});

test('the dot follows what is swiped to', () => {
  const track = at('[data-track]');
  track.scrollLeft = 1.1 * SLIDE_WIDTH;
  track.dispatchEvent(new Event('scrollend'));
  expect(current()).toEqual(['2']);
});

test('what stops on its way goes on to the picture that was asked for', () => {
  const track = at('[data-track]');
  click('[data-slide="2"]');
  track.scrollLeft = 0.9 * SLIDE_WIDTH;
  track.dispatchEvent(new Event('scrollend'));
  expect([current(), places()]).toEqual([['3'], [2 * SLIDE_WIDTH, 2 * SLIDE_WIDTH]]);
});

test('who swipes meanwhile is not led back', () => {
  const track = at('[data-track]');
  click('[data-slide="2"]');
  track.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  track.scrollLeft = 0.9 * SLIDE_WIDTH;
  track.dispatchEvent(new Event('scrollend'));
  expect([current(), places()]).toEqual([['2'], [2 * SLIDE_WIDTH]]);
});

test('who wants no motion gets none', () => {
  click('[data-step="1"]');
  isCalm = true;
  click('[data-step="1"]');
  expect(scrolls.map(({ behavior }) => behavior)).toEqual(['smooth', 'instant']);
});
